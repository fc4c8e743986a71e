import type { ResponseInput } from '@game-plan/contracts/endpoint';
import type { recipes } from '@game-plan/contracts/kitchen/recipes';
import { withReserved } from '@game-plan/domain/plan/reserved-stock';
import { createInventory } from '@game-plan/domain/recipes/availability';
import { recipeSuits } from '@game-plan/domain/recipes/own/recipe-suits';
import type { Database } from '#db/client.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { listCardsOf } from '#features/recipes/recipe-card-queries.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listPlannableRecipes, MOST_RECIPES } from './plannable-recipe-queries.ts';
import { readHabits, readTable } from './read-eaters.ts';
import { readUnwanted } from './read-unwanted.ts';
import type { IdeaRequester } from './read-wishes.ts';

const MOST = 4;
/** With more foods to buy, a recipe is no idea for what is at home. */
const MOST_MISSING = 1;

/**
 * Up to four of the kitchen's recipes that suit everyone who eats and lack at most one food: those that can be cooked now first, what is
 * wanted less last, the newest first among equals.
 */
export async function listFromCookbook(
  db: Database,
  { userId, kitchenId, today, notFor }: Omit<IdeaRequester, 'seed' | 'hour'>,
): Promise<ResponseInput<typeof recipes.fromCookbook>> {
  const member = { userId, kitchenId };
  const found = await listPlannableRecipes(db, kitchenId, MOST_RECIPES);
  if (found.length === 0) return [];
  const [kitchen, unwanted, habits] = await Promise.all([
    readKitchen(db, kitchenId, today),
    readUnwanted(db, member, today),
    readHabits(db, userId),
  ]);
  const { limits } = await readTable(db, member, habits, notFor);
  const whole = createInventory(kitchen.atHome);
  await mapYielding(userId, kitchen.items, whole.add);
  const inventory = withReserved(whole, kitchen.planned);
  const wanted = found.filter(
    ({ recipe }) => recipe.ingredients.length > 0 && !unwanted.isNever(recipe.name),
  );
  const decided = await mapYielding(userId, wanted, (each) => {
    const missing = inventory.decide(each.recipe).ingredients.filter(({ available }) => !available).length;
    return { ...each, missing, isLess: Number(unwanted.isLess(each.recipe.name)) };
  });
  const ranked = decided
    .filter(({ missing }) => missing <= MOST_MISSING)
    .toSorted((one, other) => one.isLess - other.isLess || one.missing - other.missing);
  const ids: number[] = [];
  // Whether a recipe suits takes longest to decide, so only as many are decided as are shown.
  await mapYielding(userId, ranked, ({ recipe, nutrition }) => {
    if (ids.length < MOST && recipeSuits(recipe, nutrition, limits)) ids.push(recipe.id);
  });
  return (await listCardsOf(db, member, ids)).map(inventory.decide);
}
