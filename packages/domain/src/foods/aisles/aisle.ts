/** The aisles of a shop, in the usual walking order. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'dairy',
  'grains',
  'canned',
  'sauces',
  'baking',
  'snacks',
  'drinks',
  'frozen',
  'household',
  'other',
] as const;
export type Aisle = (typeof AISLES)[number];
