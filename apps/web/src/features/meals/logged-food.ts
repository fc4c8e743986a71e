import type { MealFood } from '@game-plan/contracts/food/meals';
import { loggedWeights } from '@game-plan/domain/meals/logged-weights';
import type { DraftFood, NewFood } from './draft-food.ts';

/** A logged food, to be eaten again. Loads the food table for the units it can be changed to. */
export function loggedFood(known: MealFood): NewFood {
  return { known, weights: loggedWeights(known), quantity: known.quantity, unit: known.unit };
}

/** A logged meal's foods for editing. */
export function draftFoodsOf(foods: readonly MealFood[]): DraftFood[] {
  return foods.map((known, index) => ({ ...loggedFood(known), key: index + 1 }));
}
