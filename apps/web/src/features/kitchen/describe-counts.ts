import type { KitchenCounts } from '@game-plan/contracts/kitchen/kitchens';

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : several}`];

/** '12 ingredients, 1 thing on the list, and 3 recipes'; what there is none of is left out. */
export function describeCounts({ ingredients, shoppingList, recipes }: KitchenCounts): string {
  const parts = [
    ...counted(ingredients, 'ingredient', 'ingredients'),
    ...counted(shoppingList, 'thing on the list', 'things on the list'),
    ...counted(recipes, 'recipe', 'recipes'),
  ];
  return parts.length === 0 ? 'nothing yet' : new Intl.ListFormat('en-US').format(parts);
}
