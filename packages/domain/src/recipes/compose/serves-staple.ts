import { foodNameKey } from '../../foods/food-name.ts';
import { servesAs } from '../../foods/same-food.ts';

/** Answers of `servesAs` for the food table's own names: at most one per pair of the table. */
const KNOWN_ANSWERS = new Map<string, Map<string, boolean>>();

/** Whether a thing in the kitchen can stand where a recipe asks for a staple. */
export function servesStaple(kept: { name: string; foodName: string | undefined }, staple: string): boolean {
  if (kept.foodName === undefined) return foodNameKey(kept.name) === foodNameKey(staple);
  const answers = KNOWN_ANSWERS.get(staple) ?? new Map<string, boolean>();
  KNOWN_ANSWERS.set(staple, answers);
  const known = answers.get(kept.foodName);
  if (known !== undefined) return known;
  const answer = servesAs(kept.foodName, staple);
  answers.set(kept.foodName, answer);
  return answer;
}
