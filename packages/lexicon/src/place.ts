import type { FoodList } from './food-record.ts';

/**
 * Where a name is looked up: in a kitchen's lists and recipes, when somebody searches for a food, or in a diary. A search also knows
 * what a kitchen knows, and a diary knows all; the narrower place wins.
 */
export const PLACES = ['kitchen', 'search', 'diary'] as const;
export type Place = (typeof PLACES)[number];

/** Where the foods of a list are looked up first. */
export const PLACE_OF_LIST: Readonly<Record<FoodList, Place>> = {
  kitchen: 'kitchen',
  dishes: 'search',
  served: 'diary',
};

/**
 * The names of one place by the food that they mean, as a browser loads them: 'de:milch,vollmilch;fr:lait'. Without the English names
 * that the lists of foods hold.
 */
export type CompiledNames = Readonly<Record<string, string>>;
