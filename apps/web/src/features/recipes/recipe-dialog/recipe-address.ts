/** The link of a saved recipe, from any page of the app. */
export function recipeAddress(id: number, page: string): string {
  return new URL(`/recipes?recipe=${id}`, page).href;
}
