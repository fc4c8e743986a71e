import type { MealType } from './meal-types.ts';

/** The likely meal from each hour of the person's clock. Before the first of these hours it is a late snack. */
const FROM_HOUR: readonly (readonly [hour: number, type: MealType])[] = [
  [22, 'snack'],
  [17, 'dinner'],
  [15, 'snack'],
  [11, 'lunch'],
  [5, 'breakfast'],
];

/** The likely meal type at this local hour (0 to 23). */
export function mealTypeAt(hour: number): MealType {
  return FROM_HOUR.find(([from]) => hour >= from)?.[1] ?? 'snack';
}
