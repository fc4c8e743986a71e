/**
 * How much of a recipe the kitchen has: available ingredients over all of them, as a whole percent, rounded half up.
 * A recipe without ingredients has nothing to match and is 0.
 */
export function matchPercent(ingredients: readonly { readonly available: boolean }[]): number {
  if (ingredients.length === 0) return 0;
  const available = ingredients.filter((ingredient) => ingredient.available).length;
  return Math.round((available / ingredients.length) * 100);
}
