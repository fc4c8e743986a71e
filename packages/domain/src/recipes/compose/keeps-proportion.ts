import type { Dish } from './dish.ts';
import type { Draft } from './draft.ts';

/** A third less flour or egg still bakes; half of it does not. */
const LEAST_PART = 0.7;

/** Whether a dish holds what its draft asked for, though the kitchen may have had less. */
export function keepsProportion(draft: Draft, dish: Dish): boolean {
  return draft.picks.every((pick, index) => {
    const grams = dish.parts[index]?.grams ?? 0;
    return grams >= LEAST_PART * pick.gramsPerServing * dish.servings;
  });
}
