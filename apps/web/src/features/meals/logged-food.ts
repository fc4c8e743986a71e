import type { MealFood } from '@game-plan/contracts/food/meals';
import { loggedWeights } from '@game-plan/domain/meals/logged-weights';
import type { DraftFood, NewFood } from './draft-food.ts';

/** A food as it was logged, to be eaten again. It brings the food table along, for the units it can be changed into. */
export function loggedFood(known: MealFood): NewFood {
  return { known, weights: loggedWeights(known), quantity: known.quantity, unit: known.unit };
}

/** A logged meal's foods, to be changed. */
export function draftFoodsOf(foods: readonly MealFood[]): DraftFood[] {
  return foods.map((known, index) => ({ ...loggedFood(known), key: index + 1 }));
}
