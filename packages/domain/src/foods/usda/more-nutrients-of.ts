import { SEARCHED_FOODS } from '../dish-table.ts';
import type { Food } from '../food.ts';
import { MORE_FIGURES } from './more-figures.ts';
import { MORE_NUTRIENTS, type MoreNutrient, type MoreNutrients, NONE_MEASURED } from './more-nutrients.ts';

const BY_ID: ReadonlyMap<number, MoreNutrients> = new Map(
  MORE_FIGURES.trim()
    .split('\n')
    .map((line) => {
      const [id, fiber = null, sugar = null, saturatedFat = null, sodium = null] = line
        .split(' ')
        .map((figure) => (figure === '-' ? null : Number(figure)));
      return [id ?? 0, { fiber, sugar, saturatedFat, sodium }] as const;
    }),
);

const BY_NAME: ReadonlyMap<string, Food> = new Map(SEARCHED_FOODS.map((food) => [food.name, food]));

/**
 * What 100 g of a food of the tables hold beside calories and macros; of a dish that is worked out from a recipe what its
 * parts hold, unknown where one of them is.
 */
export function moreNutrientsOf(food: Food): MoreNutrients {
  const { parts } = food;
  if (parts === undefined) return BY_ID.get(food.fdcId) ?? NONE_MEASURED;
  const total = parts.reduce((sum, { grams }) => sum + grams, 0);
  const of = (nutrient: MoreNutrient) => {
    const amounts = parts.map(({ name, grams }) => {
      const part = BY_NAME.get(name);
      const amount = part && moreNutrientsOf(part)[nutrient];
      return amount === undefined || amount === null ? null : (amount * grams) / total;
    });
    const sum = amounts.reduce((all, amount) => (all === null || amount === null ? null : all + amount), 0);
    return sum === null ? null : Math.round(sum * 100) / 100;
  };
  return Object.fromEntries(
    MORE_NUTRIENTS.map((nutrient) => [nutrient, of(nutrient)]),
  ) as unknown as MoreNutrients;
}
