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
  const typed = typeof q === 'string' ? q.slice(0, LONGEST_SEARCH) : '';
  if (expiring !== undefined && expiring !== 'false') return withSearch(EXPIRING, typed);
  const known = INGREDIENT_CATEGORIES.find((name) => name === category);
  return withSearch(known ? { category: known } : ALL, typed);
}

/** The filter with what is searched for in it; nothing for ''. */
export function withSearch({ q: _, ...filter }: InventoryFilter, typed: string): InventoryFilter {
  return typed === '' ? filter : { ...filter, q: typed };
}
