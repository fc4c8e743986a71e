/** What the address of the dashboard says: `?list=open` while the shopping list lies over it. */
export interface ShoppingListSearch {
  readonly list?: 'open';
}

export const LIST_OPEN: ShoppingListSearch = { list: 'open' };

/** Reads what anyone may have typed into the address. */
export function parseShoppingListSearch({ list }: Record<string, unknown>): ShoppingListSearch {
  return list === 'open' ? LIST_OPEN : {};
}
