import { kitchenServes } from '@game-plan/domain/foods/kitchen-serves';

interface WithLines {
  readonly ingredients: readonly { readonly name: string }[];
}

type Decided<R extends WithLines> = Omit<R, 'ingredients'> & {
  ingredients: (R['ingredients'][number] & { available: boolean })[];
};

/** Says of every line whether the kitchen has it today: what was true when a recipe was saved may not be any more. */
export function decideAvailability<R extends WithLines>(
  recipes: readonly R[],
  kitchen: readonly string[],
): Decided<R>[] {
  const has = kitchenServes(kitchen);
  return recipes.map((recipe) => ({
    ...recipe,
    ingredients: recipe.ingredients.map((line) => ({ ...line, available: has(line.name) })),
  }));
}
