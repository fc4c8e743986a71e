import type { BodyInput } from '@game-plan/contracts/endpoint';
import type { recipes } from '@game-plan/contracts/kitchen/recipes';

/** A recipe to be saved, as little of it as there can be. */
export function dish(name: string, fields: Partial<BodyInput<typeof recipes.create>> = {}) {
  return {
    name,
    servings: 2,
    ingredients: ['tomato', 'egg', 'feta', 'onion'].map((food) => ({
      name: food,
      amount: '1',
      unit: 'piece',
      available: true,
    })),
    ...fields,
  };
}
