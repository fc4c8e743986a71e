/** The parts of a shop, in the order in which one walks through it. */
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
