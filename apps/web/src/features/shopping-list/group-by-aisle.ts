import type { ShoppingItem } from '@game-plan/contracts/shopping-list';
import { AISLES, type Aisle } from '@game-plan/domain/shopping/aisle';

const AISLE_NAMES: Readonly<Record<Aisle, string>> = {
  produce: 'Fruit & vegetables',
  bakery: 'Bakery',
  meat: 'Meat & fish',
  dairy: 'Dairy, eggs & chilled',
  grains: 'Pasta, rice & grains',
  canned: 'Cans, jars & ready meals',
  sauces: 'Oils, sauces & spreads',
  baking: 'Baking & spices',
  snacks: 'Snacks & nuts',
  drinks: 'Drinks',
  frozen: 'Frozen',
  household: 'Household',
  other: 'Other',
};

interface ItemGroup {
  readonly name: string;
  readonly items: readonly ShoppingItem[];
}

/** What is still to buy by aisle, in the order of a walk through a shop, then all that is ticked. */
export function groupByAisle(items: readonly ShoppingItem[]): ItemGroup[] {
  const groups = AISLES.map((aisle) => ({
    name: AISLE_NAMES[aisle],
    items: items.filter((item) => !item.isCompleted && item.aisle === aisle),
  }));
  const ticked = { name: 'Ticked', items: items.filter(({ isCompleted }) => isCompleted) };
  return [...groups, ticked].filter((group) => group.items.length > 0);
}
