import { INGREDIENT_CATEGORIES, type IngredientCategory } from '@game-plan/domain/ingredient';

/** What of the inventory is shown, as the address says it: everything, `?category=dairy` or `?expiring=true`. */
export interface InventoryFilter {
  readonly category?: IngredientCategory;
  readonly expiring?: true;
}

export const ALL: InventoryFilter = {};
export const EXPIRING: InventoryFilter = { expiring: true };

/** Reads the filter from an address that anyone may have typed; what is no filter shows everything. */
export function parseInventoryFilter({ category, expiring }: Record<string, unknown>): InventoryFilter {
  if (expiring !== undefined && expiring !== 'false') return EXPIRING;
  const known = INGREDIENT_CATEGORIES.find((name) => name === category);
  return known ? { category: known } : ALL;
}
