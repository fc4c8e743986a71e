import type { BodyInput } from '@game-plan/contracts/endpoint';
import type { recipes } from '@game-plan/contracts/kitchen/recipes';

/** A minimal recipe to save. */
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
