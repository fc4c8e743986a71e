import type { MealFood } from '@game-plan/contracts/meals';
import { loggedWeights } from '@game-plan/domain/meals/logged-weights';
import type { DraftFood } from './draft-food.ts';

/** A logged meal's foods, to be changed. */
export function draftFoodsOf(foods: readonly MealFood[]): DraftFood[] {
  return foods.map((known, index) => ({
    key: index + 1,
    known,
    weights: loggedWeights(known),
    quantity: known.quantity,
    unit: known.unit,
  }));
}
