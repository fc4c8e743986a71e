import type { FoodNutrients } from '../foods/food.ts';
import type { MoreNutrients } from '../foods/usda/more-nutrients.ts';
import type { UnitWeight } from '../units/weights/unit-weights.ts';

export interface QuickMealFood {
  readonly name: string;
  readonly fdcId: number;
  readonly per100g: FoodNutrients & MoreNutrients;
  readonly portions: readonly UnitWeight[];
  /** The usual portion. */
  readonly quantity: number;
  readonly unit: string;
}

/**
 * The six foods offered for logging with one press. Figures and weights are copied from the food table's entries with
 * the same ids, so that offering them does not load the whole table; a test compares both.
 */
export const QUICK_MEAL_FOODS: readonly QuickMealFood[] = [
  {
    name: 'Eggs',
    fdcId: 171287,
    per100g: {
      calories: 143,
      protein: 12.56,
      carbs: 0.72,
      fat: 9.51,
      fiber: 0,
      sugar: 0.37,
      saturatedFat: 3.13,
      sodium: 142,
    },
    portions: [
      { unit: 'piece', grams: 50 },
      { unit: 'cup', grams: 243 },
    ],
    quantity: 2,
    unit: 'piece',
  },
  {
    name: 'Toast',
    fdcId: 174925,
    per100g: {
      calories: 290,
      protein: 9,
      carbs: 54.5,
      fat: 4,
      fiber: 2.9,
      sugar: 6.2,
      saturatedFat: 0.76,
      sodium: 537,
    },
    portions: [
      { unit: 'piece', grams: 27 },
      { unit: 'cup', grams: 42 },
    ],
    quantity: 1,
    unit: 'piece',
  },
  {
    name: 'Banana',
    fdcId: 173944,
    per100g: {
      calories: 89,
      protein: 1.09,
      carbs: 22.84,
      fat: 0.33,
      fiber: 2.6,
      sugar: 12.23,
      saturatedFat: 0.11,
      sodium: 1,
    },
    portions: [
      { unit: 'piece', grams: 118 },
      { unit: 'cup', grams: 150 },
    ],
    quantity: 1,
    unit: 'piece',
  },
  {
    name: 'Coffee',
    fdcId: 171890,
    per100g: {
      calories: 1,
      protein: 0.12,
      carbs: 0,
      fat: 0.02,
      fiber: 0,
      sugar: 0,
      saturatedFat: 0,
      sodium: 2,
    },
    portions: [{ unit: 'cup', grams: 237 }],
    quantity: 1,
    unit: 'cup',
  },
  {
    name: 'Greek yogurt',
    fdcId: 170894,
    per100g: {
      calories: 59,
      protein: 10.19,
      carbs: 3.6,
      fat: 0.39,
      fiber: 0,
      sugar: 3.24,
      saturatedFat: 0.12,
      sodium: 36,
    },
    portions: [
      { unit: 'piece', grams: 170 },
      { unit: 'cup', grams: 245 },
    ],
    // A single-serve pot.
    quantity: 170,
    unit: 'g',
  },
  {
    name: 'Oatmeal',
    fdcId: 173905,
    per100g: {
      calories: 71,
      protein: 2.54,
      carbs: 12,
      fat: 1.52,
      fiber: 1.7,
      sugar: 0.27,
      saturatedFat: 0.31,
      sodium: 4,
    },
    portions: [
      { unit: 'cup', grams: 234 },
      { unit: 'tbsp', grams: 14.6 },
    ],
    quantity: 1,
    unit: 'cup',
  },
];

/** The splash of milk offered for tea and coffee that was added without any. */
export const MILK_FOR_DRINK: QuickMealFood = {
  name: 'Milk',
  fdcId: 171265,
  per100g: {
    calories: 61,
    protein: 3.15,
    carbs: 4.8,
    fat: 3.25,
    fiber: 0,
    sugar: 5.05,
    saturatedFat: 1.86,
    sodium: 43,
  },
  portions: [
    { unit: 'cup', grams: 244 },
    { unit: 'tbsp', grams: 15 },
  ],
  quantity: 30,
  unit: 'g',
};

/** The ids of tea, coffee and their decaffeinated kinds, whose figures are those of the drink without milk. */
export const BLACK_DRINKS: ReadonlySet<number> = new Set([173227, 2710489, 171890, 171889]);
