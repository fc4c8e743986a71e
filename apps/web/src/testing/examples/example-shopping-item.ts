import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';

/** Feta, not ticked, by default. */
export function exampleShoppingItem(fields: Partial<ShoppingItem> = {}): ShoppingItem {
  return {
    id: 1,
    name: 'Feta',
    quantity: '60',
    unit: 'g',
    category: 'recipes',
    recipeId: null,
    isCompleted: false,
    aisle: 'dairy',
    isStocked: false,
    contains: [],
    needed: null,
    addedAt: '2026-11-20T10:00:00.000Z',
    ...fields,
  };
}
