import { INGREDIENT_CATEGORIES, type IngredientCategory } from '@game-plan/domain/ingredient';

/** The inventory's filter in the address: none, `?category=dairy` or `?expiring=true`. */
export interface InventoryFilter {
  readonly category?: IngredientCategory;
  readonly expiring?: true;
}

export const ALL: InventoryFilter = {};
export const EXPIRING: InventoryFilter = { expiring: true };

/** Parses the filter from the address, which is untrusted input; an invalid filter shows everything. */
export function parseInventoryFilter({ category, expiring }: Record<string, unknown>): InventoryFilter {
  if (expiring !== undefined && expiring !== 'false') return EXPIRING;
  const known = INGREDIENT_CATEGORIES.find((name) => name === category);
  return known ? { category: known } : ALL;
}
