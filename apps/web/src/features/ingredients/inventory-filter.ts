import { INGREDIENT_CATEGORIES, type IngredientCategory } from '@game-plan/domain/ingredient';

/** The inventory's filter in the address: none, `?category=dairy` or `?expiring=true`; with any of them a search, `?q=oat`. */
export interface InventoryFilter {
  readonly category?: IngredientCategory;
  readonly expiring?: true;
  readonly q?: string;
}

export const LONGEST_SEARCH = 200;

export const ALL: InventoryFilter = {};
export const EXPIRING: InventoryFilter = { expiring: true };

/** Parses the filter from the address, which is untrusted input; an invalid filter shows everything. */
export function parseInventoryFilter({ category, expiring, q }: Record<string, unknown>): InventoryFilter {
  const known = INGREDIENT_CATEGORIES.find((name) => name === category);
  const filter =
    expiring !== undefined && expiring !== 'false' ? EXPIRING : known ? { category: known } : ALL;
  return q && typeof q === 'string' ? { ...filter, q: q.slice(0, LONGEST_SEARCH) } : filter;
}
