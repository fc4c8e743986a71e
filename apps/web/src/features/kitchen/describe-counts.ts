import type { KitchenCounts } from '@game-plan/contracts/kitchen/kitchens';

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** '12 ingredients, 1 thing on the list and 3 recipes'. */
export function describeCounts({ ingredients, shoppingList, recipes }: KitchenCounts): string {
  return `${counted(ingredients, 'ingredient', 'ingredients')}, ${counted(
    shoppingList,
    'thing on the list',
    'things on the list',
  )} and ${counted(recipes, 'recipe', 'recipes')}`;
}
