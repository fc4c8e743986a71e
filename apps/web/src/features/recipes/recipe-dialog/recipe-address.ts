import type { Recipe } from '@game-plan/contracts/kitchen/recipes';

/** The link to share: a saved recipe's own, or for an idea the page's, because no other user has the idea. */
export function recipeAddress({ id }: Recipe, page: string): string {
  const address = new URL(page);
  if (typeof id === 'string') {
    address.searchParams.delete('recipe');
    return address.href;
  }
  return new URL(`/recipes?recipe=${id}`, address).href;
}
