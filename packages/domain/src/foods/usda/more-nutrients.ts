/** Further nutrients stored if measured: grams (sodium in milligrams). */
export const MORE_NUTRIENTS = ['fiber', 'sugar', 'saturatedFat', 'sodium'] as const;
export type MoreNutrient = (typeof MORE_NUTRIENTS)[number];

/** null means 'not measured', which differs from 0. */
export type MoreNutrients = Readonly<Record<MoreNutrient, number | null>>;

/** The value if no nutrient was measured. */
export const NONE_MEASURED: MoreNutrients = { fiber: null, sugar: null, saturatedFat: null, sodium: null };

/** The nutrients in `grams` of a food, from those in 100 g. */
export function moreNutrientsIn(per100g: MoreNutrients, grams: number): MoreNutrients {
  const share = (amount: number | null) => (amount === null ? null : (amount * grams) / 100);
  const { fiber, sugar, saturatedFat, sodium } = per100g;
  return {
    fiber: share(fiber),
    sugar: share(sugar),
    saturatedFat: share(saturatedFat),
    sodium: share(sodium),
  };
}
