import { foodNameKey } from '../../foods/food-name.ts';
import { memoize } from '../../memoize.ts';
import type { ComposedRecipe, ComposeRequest } from '../composed-recipe.ts';

/** The ideas that the composer gave to a person, each by its key and name, latest last. */
export interface IdeaHistory {
  /** The foods and limits that they were composed for, from `kitchenOf`. */
  readonly kitchen: readonly string[];
  readonly given: readonly string[];
  /** Ideas that were repeated after all had been given. */
  readonly again: readonly string[];
}

/** The ideas of one answer. */
export interface ShownIdeas {
  readonly ideas: readonly Pick<ComposedRecipe, 'key' | 'name'>[];
  /** 'new': not given before. 'again': repeated. 'first again': the first repeated ones after all had been given. */
  readonly turn: 'new' | 'again' | 'first again';
}

/** More keys and names than any kitchen has. Beyond this, the oldest ideas count as new. */
const MOST = 1000;

const NOTHING_SHOWN: IdeaHistory = { kitchen: [], given: [], again: [] };

/** Cached, because names repeat between clicks. */
const keyOf = memoize(5000, foodNameKey);

/** What the ideas depend on, as a list of words. Amounts and days are left out, because they only change the order. */
export function kitchenOf({ stock, eater, dislikes = [], atHome = [], limitsKey }: ComposeRequest): string[] {
  const limits = [
    ...eater.allergies.map((allergy) => `allergy: ${allergy}`),
    ...eater.diets.map((diet) => `diet: ${diet}`),
    ...dislikes.map((name) => `dislike: ${name}`),
  ];
  const words = [
    ...stock.map(({ name }) => keyOf(name)),
    ...atHome.map((name) => `at home: ${keyOf(name)}`),
    ...(limitsKey === undefined ? limits : [`limits: ${limitsKey}`]),
  ];
  return [...new Set(words)].sort();
}

/** The dishes of about three clicks: what was cooked or turned down on the last evenings. */
const RECENT_DISHES = 24;

/** A key is a dish and its foods; a dish alone is the key of no idea. */
const KEY = /^[^/ ]+\//;

/**
 * The given ideas that still count: all of them if the kitchen still has what it had, so that more food brings new
 * ideas. After something was used up, all may be given again, but the latest dishes are kept without their foods, so
 * that the composer ranks them lower: yesterday's burrito bowl does not come first today with another food.
 */
export function historyFor(
  history: IdeaHistory | undefined,
  kitchen: readonly string[],
): Omit<IdeaHistory, 'kitchen'> {
  const there = new Set(kitchen);
  if (!history) return NOTHING_SHOWN;
  if (history.kitchen.every((word) => there.has(word))) return history;
  return { given: recentDishes(history.given), again: [] };
}

function recentDishes(given: readonly string[]): string[] {
  const dishes = given.flatMap((word) => KEY.exec(word)?.[0] ?? []);
  return [...new Set(dishes.reverse())].slice(0, RECENT_DISHES).reverse();
}

/** Adds the ideas of another answer to the history. */
export function withShownIdeas(
  history: IdeaHistory | undefined,
  kitchen: readonly string[],
  { ideas, turn }: ShownIdeas,
): IdeaHistory {
  const { given, again } = historyFor(history, kitchen);
  return {
    kitchen,
    given: latest(given, ideas),
    again: turn === 'new' ? again : latest(turn === 'again' ? again : [], ideas),
  };
}

function latest(before: readonly string[], ideas: ShownIdeas['ideas']): string[] {
  const added = new Set(ideas.flatMap(({ key, name }) => [key, name]));
  return [...before.filter((word) => !added.has(word)), ...added].slice(-MOST);
}
