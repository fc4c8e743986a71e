import { isExpired } from '../../packages/domain/src/expiry.ts';
import { mealTypeAt } from '../../packages/domain/src/meals/meal-time.ts';
import { composeRecipes } from '../../packages/domain/src/recipes/compose-recipes.ts';
import type { ComposedRecipe, ComposeRequest } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { eatingTogether } from '../../packages/domain/src/recipes/eaters.ts';
import { KITCHEN_DAY } from './kitchens.ts';
import type { BenchKitchen } from './read-kitchens.ts';

/** When a user asks: the hour of their clock, and the seed of what varies. */
export interface Asking {
  readonly hour: number;
  readonly seed: number;
  /** How many are wanted; a dish's own usual number when absent. */
  readonly servings?: number;
}

/** What a new account has left of its day's goals in the morning. */
const GOALS = { proteinTarget: 150, caloriesLeft: 2000 };

/** Asks the composer as the server does: without what is expired or so marked, for the meal of the hour. */
export function askComposer(
  kitchen: Pick<BenchKitchen, 'items' | 'eater' | 'dislikes'>,
  asking: Asking,
): ComposedRecipe[] {
  return composeRecipes(requestOf(kitchen, asking));
}

/** As `askComposer` for everyone of a household, a serving each. */
export function askForHousehold(
  {
    items,
    eaters,
  }: { items: BenchKitchen['items']; eaters: readonly Pick<BenchKitchen, 'eater' | 'dislikes'>[] },
  asking: Asking,
): ComposedRecipe[] {
  const eater = eatingTogether(eaters.map(({ eater, dislikes }) => ({ ...eater, dislikes })));
  return askComposer({ items, eater, dislikes: [] }, { ...asking, servings: eaters.length });
}

/** The one place where a request is put together: what is always at home is left to the composer's own list. */
function requestOf(
  { items, eater, dislikes }: Parameters<typeof askComposer>[0],
  { hour, seed, servings }: Asking,
): ComposeRequest {
  return {
    stock: items.filter((item) => !isExpired(item, KITCHEN_DAY)),
    eater,
    dislikes,
    today: KITCHEN_DAY,
    seed,
    meal: mealTypeAt(hour),
    goals: GOALS,
    servings,
  };
}

/** Whether nothing of a recipe has to be bought: every line is in the kitchen, or always at home. */
export function isCookable({ ingredients }: ComposedRecipe): boolean {
  return ingredients.every(isAtHand);
}

export function isAtHand(
  line: ComposedRecipe['ingredients'][number] & { readonly atHome?: boolean },
): boolean {
  return line.available || line.atHome === true;
}
