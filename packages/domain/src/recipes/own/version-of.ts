import { seedFromText } from '../../random.ts';
import { lineTexts, type WrittenLine } from './line-text.ts';

/** What a person can edit of a recipe. */
interface EditableRecipe {
  readonly name: string;
  readonly description: string | null;
  readonly servings: number;
  readonly prepTime: number | null;
  readonly cookTime: number | null;
  readonly cuisine: string | null;
  readonly difficulty: string | null;
  readonly ingredients: readonly WrittenLine[];
  readonly instructions: readonly string[];
}

interface WrittenRecipe extends Omit<EditableRecipe, 'ingredients' | 'instructions'> {
  readonly sourceUrl: string | null;
  readonly ingredients: string[];
  readonly instructions: string[];
}

/** What a recipe says, as somebody would write it down: its lines as texts. */
export function writtenOf(
  recipe: EditableRecipe & { readonly sourceUrl?: string | null | undefined },
): WrittenRecipe {
  const { name, description, servings, prepTime, cookTime, cuisine, difficulty, sourceUrl = null } = recipe;
  const [ingredients, instructions] = [lineTexts(recipe.ingredients), [...recipe.instructions]];
  return {
    name,
    description,
    servings,
    prepTime,
    cookTime,
    cuisine,
    difficulty,
    ingredients,
    instructions,
    sourceUrl,
  };
}

/**
 * A number that changes with what a recipe says, so that a writer can tell from which version they began. Its picture, its source,
 * its weight and whose favorite it is do not count.
 */
export function versionOf(recipe: EditableRecipe): number {
  const { sourceUrl: _, ...written } = writtenOf(recipe);
  return seedFromText(JSON.stringify(Object.values(written)));
}
