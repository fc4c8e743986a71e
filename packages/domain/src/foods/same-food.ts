import { findFood } from './find-food.ts';
import { foodNameKey } from './food-name.ts';

/** Whether something in the kitchen can be used where a recipe needs `neededName`. */
export function servesAs(kitchenName: string, neededName: string): boolean {
  if (foodNameKey(kitchenName) === foodNameKey(neededName)) return true;
  const kept = findFood(kitchenName);
  return kept !== undefined && kept === findFood(neededName);
}
