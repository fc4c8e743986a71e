import type { MealType } from './meal-types.ts';

/** From which hour of the person's clock which meal is the likely one; before the first it is a late snack. */
const FROM_HOUR: readonly (readonly [hour: number, type: MealType])[] = [
  [22, 'snack'],
  [17, 'dinner'],
  [15, 'snack'],
  [11, 'lunch'],
  [5, 'breakfast'],
];

/** The meal type that a person most likely means at this local hour (0 to 23). */
export function mealTypeAt(hour: number): MealType {
  return FROM_HOUR.find(([from]) => hour >= from)?.[1] ?? 'snack';
}
