import { foodNameKey } from '../../foods/food-name.ts';
import { memoize } from '../../memoize.ts';
import type { ComposedRecipe, ComposeRequest } from '../composed-recipe.ts';

/** Which ideas of the composer a person was given, each by its key and its name, the latest last. */
export interface IdeaHistory {
  /** The foods and limits that they were composed for, as of `kitchenOf`. */
  readonly kitchen: readonly string[];
  readonly given: readonly string[];
  /** Ideas that were given again after all had been given. */
  readonly again: readonly string[];
}

/** The ideas of one answer of the composer. */
export interface ShownIdeas {
  readonly ideas: readonly Pick<ComposedRecipe, 'key' | 'name'>[];
  /** 'new' to the person, given 'again', or the 'first again' since all there were had been given. */
  readonly turn: 'new' | 'again' | 'first again';
}

/** Keys and names of more ideas than any kitchen has: of more, the oldest count as new. */
const MOST = 1000;

const NOTHING_SHOWN: IdeaHistory = { kitchen: [], given: [], again: [] };

/** Cached, because names repeat between clicks. */
const keyOf = memoize(5000, foodNameKey);

/** The inputs that ideas depend on, as a list of words, without amounts and days, which only affect their order. */
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

/**
 * The ideas given so far that still count: all of them while the kitchen has at least what it had, so that more food
 * brings new ideas; none after something was used up.
 */
export function historyFor(
  history: IdeaHistory | undefined,
  kitchen: readonly string[],
): Omit<IdeaHistory, 'kitchen'> {
  const there = new Set(kitchen);
  return history?.kitchen.every((word) => there.has(word)) ? history : NOTHING_SHOWN;
}

/** The history with the ideas of another answer. */
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
