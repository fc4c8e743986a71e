import type { MealFood } from '@game-plan/contracts/food/meals';
import type { NewFood } from '../draft-food.ts';

/** A logged food to put into another meal. The units that it can be changed into are loaded when they are first needed. */
export async function loadLoggedFood(food: MealFood): Promise<NewFood> {
  try {
    const { loggedFood } = await import('../logged-food.ts');
    return loggedFood(food);
  } catch {
    // Without a connection it can still be logged, in the unit that it was logged in.
    return { known: food, weights: [], quantity: food.quantity, unit: food.unit };
  }
}
