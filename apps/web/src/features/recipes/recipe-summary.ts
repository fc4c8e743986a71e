import type { Recipe, RecipeCard } from '@game-plan/contracts/recipes';

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
