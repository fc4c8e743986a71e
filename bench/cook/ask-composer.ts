import { isExpired } from '../../packages/domain/src/expiry.ts';
import { mealTypeAt } from '../../packages/domain/src/meals/meal-time.ts';
import { composeRecipes } from '../../packages/domain/src/recipes/compose-recipes.ts';
import type { ComposedRecipe, ComposeRequest } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { eatingTogether } from '../../packages/domain/src/recipes/eaters.ts';
import { KITCHEN_DAY } from './kitchens.ts';
import type { BenchKitchen } from './read-kitchens.ts';

/** When a user asks: the hour of their clock, and a seed for variation. */
export interface Asking {
  readonly hour: number;
  readonly seed: number;
  /** The wanted servings; the dish's own number if absent. */
  readonly servings?: number;
  /** The most ideas; a set of the dashboard if absent. */
  readonly count?: number;
}

/** The remaining goals of a new account in the morning. */
const GOALS = { proteinTarget: 150, caloriesLeft: 2000 };

/** Asks the composer like the server: without expired food, for the meal at that hour. */
export function askComposer(
  kitchen: Pick<BenchKitchen, 'items' | 'eater' | 'dislikes'>,
  asking: Asking,
): ComposedRecipe[] {
  return composeRecipes(requestOf(kitchen, asking), asking.count);
}

/** Like `askComposer`, for all people of a household, one serving each. */
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

/** Builds the request; the 'always at home' list is the composer's default. */
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

/** Whether nothing has to be bought: every line is in the kitchen or always at home. */
export function isCookable({ ingredients }: ComposedRecipe): boolean {
  return ingredients.every(isAtHand);
}

export function isAtHand(
  line: ComposedRecipe['ingredients'][number] & { readonly atHome?: boolean },
): boolean {
  return line.available || line.atHome === true;
}
