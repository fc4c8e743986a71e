import type { Allergen } from '../../eater.ts';

/**
 * Foods of the table of which many makers' hold an allergen and many do not, so that it is no label of the food; who is
 * allergic is not offered them unless the name says otherwise. British sausages are bound with wheat rusk and kept with
 * sulfites (the UK's Food Standards Agency lists both), stock cubes hold wheat flour, buns come with seeds on top.
 */
export const OFTEN_CARRIED: Readonly<Record<string, readonly Allergen[]>> = {
  sausage: ['gluten', 'sulfites'],
  'chicken sausage': ['gluten', 'sulfites'],
  'cooked sausage': ['gluten', 'sulfites'],
  'bouillon cube': ['gluten'],
  'hamburger bun': ['sesame'],
  bagel: ['sesame'],
};
