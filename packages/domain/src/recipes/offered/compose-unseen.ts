import { USUAL_AT_HOME } from '../../at-home/at-home.ts';
import { memoize } from '../../memoize.ts';
import { createInventory, type Decided } from '../availability.ts';
import { composer, KITCHENS_REMEMBERED } from '../compose-recipes.ts';
import type { ComposedRecipe, ComposeRequest } from '../composed-recipe.ts';
import { answerReadable } from './answer-readable.ts';
import { historyFor, type IdeaHistory, kitchenOf, type ShownIdeas } from './idea-history.ts';

export interface UnseenIdeas {
  /**
   * Includes the availability of each line, computed as for saved recipes, so that it does not change when an idea is
   * saved.
   */
  readonly recipes: readonly Decided<ComposedRecipe>[];
  readonly turn: ShownIdeas['turn'];
  /** The result of `kitchenOf` that they were composed for. */
  readonly kitchen: readonly string[];
  /** The names of items that could not be read and are in none of them. */
  readonly unread: readonly string[];
}

/**
 * Ideas that the person has not been given yet. After all were given, they are repeated, oldest first, and none a third
 * time before all came twice. Empty only if the kitchen allows no idea at all.
 */
export function composeUnseen(wishes: ComposeRequest, history: IdeaHistory | undefined): UnseenIdeas {
  const { answer, unread } = answerReadable(wishes, (readable) => composeReadable(readable, history));
  return { ...answer, unread };
}

function composeReadable(
  wishes: ComposeRequest,
  history: IdeaHistory | undefined,
): Omit<UnseenIdeas, 'unread'> {
  const words = kitchenOf(wishes);
  const { recipes, turn } = composeFor(wishes, historyFor(history, words));
  const { decide } = inventoryOf(JSON.stringify([wishes.atHome ?? USUAL_AT_HOME, wishes.stock]));
  return { recipes: recipes.map(decide), turn, kitchen: words };
}

/** The inventories of the last kitchens, keyed by all their input. */
const inventoryOf = memoize(KITCHENS_REMEMBERED, (kitchen) => {
  const [atHome, stock]: [readonly string[], ComposeRequest['stock']] = JSON.parse(kitchen);
  const inventory = createInventory(atHome);
  for (const item of stock) inventory.add(item);
  return inventory;
});

function composeFor(wishes: ComposeRequest, { given, again }: Omit<IdeaHistory, 'kitchen'>) {
  const known = new Set(given);
  const compose = composer(wishes);
  const fresh = compose(known);
  if (fresh.length > 0 || given.length === 0) return { recipes: fresh, turn: 'new' } as const;
  const others = compose(new Set(again));
  const recipes = others.length > 0 ? others : compose(wishes.seen);
  // Chance partly decides which food leads a dish, so another seed may find a new idea.
  const unknown = recipes.filter(({ key, name }) => !known.has(key) && !known.has(name));
  if (unknown.length > 0) return { recipes: unknown, turn: 'new' } as const;
  return { recipes, turn: others.length > 0 ? 'again' : 'first again' } as const;
}
