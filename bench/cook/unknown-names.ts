import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import type { BenchKitchen } from './read-kitchens.ts';

/** Names in kitchens that the food table does not know, with the number of kitchens, most common first. */
export function unknownNames(
  kitchens: readonly BenchKitchen[],
): (readonly [name: string, kitchens: number])[] {
  const counts = new Map<string, number>();
  for (const { items } of kitchens) {
    for (const { name } of items) if (!findFood(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([name, count], [other, more]) => more - count || (name < other ? -1 : 1));
}
