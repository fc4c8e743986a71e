import { noun } from '../steps/phrases.ts';
import type { Dish } from './dish.ts';

/** Whether the steps speak of every ingredient: a list that the steps forget is not a recipe. */
export function namesEverything(dish: Dish, steps: readonly string[]): boolean {
  const text = steps.join(' ').toLowerCase();
  return dish.parts.every((part) => text.includes(noun(part).toLowerCase()));
}
