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

/**
 * A number that changes with what a recipe says, so that a writer can tell from which version they began. Its picture, its
 * weight and whose favorite it is do not count.
 */
export function versionOf(recipe: EditableRecipe): number {
  const { name, description, servings, prepTime, cookTime, cuisine, difficulty, instructions } = recipe;
  const lines = lineTexts(recipe.ingredients);
  return seedFromText(
    JSON.stringify([
      name,
      description,
      servings,
      prepTime,
      cookTime,
      cuisine,
      difficulty,
      lines,
      instructions,
    ]),
  );
}
