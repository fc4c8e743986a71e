/**
 * How much of a recipe the kitchen has: the share of available ingredients in whole percent, rounded half up. 0 for a
 * recipe without ingredients.
 */
export function matchPercent(ingredients: readonly { readonly available: boolean }[]): number {
  if (ingredients.length === 0) return 0;
  const available = ingredients.filter((ingredient) => ingredient.available).length;
  return Math.round((available / ingredients.length) * 100);
}
