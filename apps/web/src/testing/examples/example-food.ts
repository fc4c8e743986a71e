import type { Food } from '@game-plan/contracts/food/foods';

/** A grilled chicken breast of 172 g, by default. */
export function exampleFood(fields: Partial<Food> = {}): Food {
  return {
    fdcId: 171477,
    description: 'Chicken breast, grilled',
    state: 'cooked',
    nutrients: { calories: 165, protein: 31, carbs: 0, fat: 3.6 },
    portions: [{ unit: 'piece', grams: 172 }],
    portion: { quantity: 1, unit: 'piece' },
    source: 'USDA SR Legacy',
    brand: null,
    contains: [],
    ...fields,
  };
}
