import { lineTexts, type WrittenLine } from '../own/line-text.ts';
import { partNames } from '../own/recipe-parts.ts';

/** What a file for other apps says of a saved recipe. */
export interface SharedRecipe {
  readonly name: string;
  readonly description: string | null;
  readonly servings: number;
  /** Minutes. */
  readonly prepTime: number | null;
  readonly cookTime: number | null;
  readonly cuisine: string | null;
  readonly difficulty: string | null;
  readonly ingredients: readonly WrittenLine[];
  readonly instructions: readonly string[];
  readonly sourceUrl?: string | null | undefined;
  readonly notes?: string | undefined;
  /** One to five stars. */
  readonly rating?: number | null | undefined;
  readonly tags?: readonly string[] | undefined;
  /** kcal and grams per serving; null if unknown. */
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
}

/**
 * A recipe as JSON-LD of schema.org/Recipe, as Nextcloud Cookbook keeps it: a sub-heading of the ingredients begins with '##'. A recipe
 * that is a part of it is a line with its name in brackets. What is unknown is left out.
 */
export function schemaRecipe(recipe: SharedRecipe): Readonly<Record<string, unknown>> {
  const { calories, protein, carbs, fat, rating, tags = [] } = recipe;
  const parts = partNames(recipe.ingredients);
  const nutrition = {
    calories: calories === null ? undefined : `${calories} kcal`,
    proteinContent: protein === null ? undefined : `${protein} g`,
    carbohydrateContent: carbs === null ? undefined : `${carbs} g`,
    fatContent: fat === null ? undefined : `${fat} g`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description ?? undefined,
    recipeYield: recipe.servings,
    prepTime: duration(recipe.prepTime),
    cookTime: duration(recipe.cookTime),
    recipeCuisine: recipe.cuisine ?? undefined,
    difficulty: recipe.difficulty ?? undefined,
    url: recipe.sourceUrl ?? undefined,
    keywords: tags.length === 0 ? undefined : tags.join(','),
    recipeIngredient: lineTexts(recipe.ingredients).map((line) =>
      line.endsWith(':') ? `## ${line.slice(0, -1)}` : line,
    ),
    hasPart: parts.length === 0 ? undefined : parts.map((name) => ({ '@type': 'Recipe', name })),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    comment: noteLines(recipe).map((text) => ({ '@type': 'Comment', name: 'Author Notes', text })),
    aggregateRating: rating ? { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5 } : undefined,
    nutrition: calories === null ? undefined : { '@type': 'NutritionInformation', ...nutrition },
  };
}

/** The lines of a recipe's notes that are not blank. */
export const noteLines = ({ notes = '' }: Pick<SharedRecipe, 'notes'>): string[] =>
  notes.split('\n').filter((line) => line.trim() !== '');

/** Minutes in ISO 8601: 'PT90M'. */
const duration = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`);
