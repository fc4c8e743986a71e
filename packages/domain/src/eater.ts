/** A person's allergies, diets and dislikes, and the lists they choose from. */

export const ALLERGENS = [
  'nuts',
  'peanuts',
  'dairy',
  'eggs',
  'gluten',
  'soy',
  'shellfish',
  'fish',
  'sesame',
  'sulfites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'dairy_free',
  'keto',
  'paleo',
  'low_carb',
  'high_protein',
  'mediterranean',
  'whole30',
] as const;
export type Diet = (typeof DIETS)[number];

/** `allergies` may contain a person's own words besides the ten listed allergens. */
export interface Eater {
  readonly allergies: readonly string[];
  readonly diets: readonly Diet[];
  /** Foods that they do not like. They are excluded as strictly as allergens, although they do no harm. */
  readonly dislikes?: readonly string[];
  /** What they should have little of because of an illness. Nothing is excluded for it. */
  readonly spares?: readonly Spared[];
}

export type Spared = 'salt' | 'sugar';
