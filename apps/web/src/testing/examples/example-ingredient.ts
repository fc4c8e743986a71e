import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';

/** A fresh dozen of eggs, by default. */
export function exampleIngredient(fields: Partial<Ingredient> = {}): Ingredient {
  return {
    id: 1,
    name: 'Eggs',
    category: 'protein',
    quantity: '12',
    unit: 'piece',
    expiryDate: null,
    status: 'fresh',
    allergens: [],
    dietaryTags: [],
    place: null,
    openedOn: null,
    boughtOn: null,
    batches: [],
    isDish: false,
    addedAt: '2026-11-19T10:00:00.000Z',
    ...fields,
  };
}

/** One ingredient per name, in this order. */
export function ingredientsNamed(names: readonly string[]): Ingredient[] {
  return names.map((name, index) => exampleIngredient({ id: index + 1, name }));
}
