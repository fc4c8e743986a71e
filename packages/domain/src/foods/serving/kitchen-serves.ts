import { findFood } from '../find-food.ts';
import { foodNameKey } from '../food-name.ts';
import { serversOf } from './same-food.ts';

/**
 * What a whole kitchen can stand in for: `servesAs` of any of its names, with all that does not depend on the
 * needed name worked out once, so that thousands of recipe lines are decided in milliseconds.
 */
export function kitchenServes(kitchenNames: readonly string[]): (neededName: string) => boolean {
  const keys = new Set(kitchenNames.map(foodNameKey));
  const kept = new Set(kitchenNames.flatMap((name) => findFood(name)?.name ?? []));
  const decide = (neededName: string): boolean => {
    const key = foodNameKey(neededName);
    const needed = findFood(neededName)?.name ?? key;
    if (keys.has(key) || kept.has(needed)) return true;
    return [...serversOf(key), ...serversOf(needed)].some((server) => kept.has(server));
  };
  const decided = new Map<string, boolean>();
  return (neededName) => {
    const known = decided.get(neededName);
    if (known !== undefined) return known;
    const answer = decide(neededName);
    decided.set(neededName, answer);
    return answer;
  };
}
