import type { Recipe, RecipeCard } from '@game-plan/contracts/kitchen/recipes';

/** What a card needs of a recipe: a saved one as its card, or an idea whole. */
export type RecipeSummary = Recipe | RecipeCard;

/** What a dish is drawn from. */
export type PicturedDish = Pick<RecipeSummary, 'name' | 'imageUrl' | 'isImagePending'> & {
  readonly ingredients: readonly { readonly name: string }[];
};

/** Whether its picture is one that the app has made: a drawing, or an image of its own server. */
export function isPictureMadeHere({
  imageUrl,
  isImagePending,
}: Pick<RecipeSummary, 'imageUrl' | 'isImagePending'>): boolean {
  return imageUrl === null ? !isImagePending : !/^https?:/i.test(imageUrl);
}

/** What is shown of a recipe, with the defaults for what it does not say. Minutes, and kcal of one serving. */
export interface RecipeFacts extends CardFacts {
  prepTime: number;
  difficulty: string;
  cuisine: string;
}

/** Those of them that a card shows. */
interface CardFacts {
  description: string;
  cookTime: number;
  calories: number;
  /** The calories leave out an ingredient whose figures are not known. */
  caloriesArePartial: boolean;
}

export function cardFacts(recipe: RecipeSummary): CardFacts {
  return {
    description: recipe.description ?? '',
    cookTime: recipe.cookTime ?? 30,
    calories: recipe.calories ?? 400,
    caloriesArePartial: recipe.calories !== null && recipe.caloriesArePartial,
  };
}

export function recipeFacts(recipe: Recipe): RecipeFacts {
  return {
    ...cardFacts(recipe),
    prepTime: recipe.prepTime ?? 15,
    difficulty: recipe.difficulty ?? 'Medium',
    cuisine: recipe.cuisine ?? 'International',
  };
}

const LIST = new Intl.ListFormat('en-US');

/** Which words of the person's allergies were only looked for in names: '“Histamine” could only be matched by name'. */
export function matchedByNameNotice(recipe: Recipe): string | null {
  const words = 'matchedByName' in recipe ? (recipe.matchedByName ?? []) : [];
  if (words.length === 0) return null;
  return `${LIST.format(words.map((word) => `“${word}”`))} could only be matched by name`;
}
