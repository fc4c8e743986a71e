import type { Food, FoodNutrients } from './foods/food.ts';

/**
 * Grams of one unit of weight. The avoirdupois ounce and pound are exact by definition
 * (NIST Handbook 44, Appendix C: 1 lb = 453.592 37 g, 1 oz = 1/16 lb).
 */
const GRAMS_OF_WEIGHT = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;

/** Millilitres of one US customary measure (NIST Handbook 44, Appendix C: 1 cup = 236.588 mL = 16 tbsp = 48 tsp). */
const MILLILITRES = { ml: 1, l: 1000, cup: 236.588, tbsp: 14.787, tsp: 4.929 } as const;
type Measure = keyof typeof MILLILITRES;

/** From whose known weight another measure's is taken, nearest in size first. */
const NEAREST_MEASURES: Readonly<Record<Measure, readonly Measure[]>> = {
  ml: ['ml', 'l', 'cup', 'tbsp', 'tsp'],
  l: ['l', 'ml', 'cup', 'tbsp', 'tsp'],
  cup: ['cup', 'l', 'ml', 'tbsp', 'tsp'],
  tbsp: ['tbsp', 'tsp', 'cup', 'ml', 'l'],
  tsp: ['tsp', 'tbsp', 'cup', 'ml', 'l'],
};

/** All of a food that weighing it takes. */
type Weighed = Pick<Food, 'grams'>;

/** Grams of `amount` units of a food (units of kitchen.ts); null where the food's weight in that unit is unknown. */
export function gramsOf(food: Weighed, amount: number, unit: string): number | null {
  const one = gramsOfOne(food, unit);
  return one === null || !Number.isFinite(amount) || amount < 0 ? null : amount * one;
}

/** What `grams` of a food hold, in kcal and grams, unrounded; null where not measured. */
export function nutrientsIn(food: Food, grams: number): FoodNutrients {
  const share = (per100g: number | null) => (per100g === null ? null : (per100g * grams) / 100);
  const { calories, protein, carbs, fat } = food.per100g;
  return { calories: share(calories), protein: share(protein), carbs: share(carbs), fat: share(fat) };
}

function gramsOfOne(food: Weighed, unit: string): number | null {
  if (Object.hasOwn(GRAMS_OF_WEIGHT, unit)) return GRAMS_OF_WEIGHT[unit as keyof typeof GRAMS_OF_WEIGHT];
  if (Object.hasOwn(MILLILITRES, unit)) return gramsOfMeasure(food, unit as Measure);
  if (unit === 'piece' || unit === 'item') return food.grams.piece ?? food.grams.item ?? null;
  if (unit === 'clove' || unit === 'bunch') return food.grams[unit] ?? null;
  return null;
}

function gramsOfMeasure(food: Weighed, measure: Measure): number | null {
  for (const known of NEAREST_MEASURES[measure]) {
    const grams = food.grams[known];
    if (grams !== undefined) return (grams * MILLILITRES[measure]) / MILLILITRES[known];
  }
  return null;
}
