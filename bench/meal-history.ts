import { addDays, type CalendarDay } from '../packages/domain/src/calendar-day.ts';
import { FOODS } from '../packages/domain/src/foods/food-table.ts';
import { MEAL_TYPES } from '../packages/domain/src/meals/meal-types.ts';

const FOODS_A_MEAL = 4;

/** `count` meals of four foods from the whole food table, four a day going back from today. */
export function mealHistory(count: number, today: CalendarDay) {
  return Array.from({ length: count }, (_, index) => ({
    type: MEAL_TYPES[index % MEAL_TYPES.length],
    date: addDays(today, -Math.floor(index / MEAL_TYPES.length)),
    foods: Array.from({ length: FOODS_A_MEAL }, (_food, place) => {
      const food = FOODS[(index * 7 + place * 31) % FOODS.length];
      if (!food) throw new Error('The food table is empty');
      const { name, fdcId, per100g } = food;
      return { name, quantity: 100, unit: 'g', fdcId, ...per100g };
    }),
  }));
}
