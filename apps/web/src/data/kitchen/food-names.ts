import type { ShoppingEntry } from '@game-plan/domain/shopping/read-entry';
import { useEffect, useState } from 'react';

/** Looks a name up in the table of foods, as `findFood` does. */
export type FindFood = (name: string) => unknown;

/** What the food table says of a typed line: which food it names, and how much of it is asked for. */
export interface FoodNames {
  readonly findFood: FindFood;
  /** '2 eggs' read into amount, unit and name. */
  readonly readEntry: (typed: string) => ShoppingEntry;
}

const WITHOUT_TABLE: FoodNames = {
  findFood: () => undefined,
  readEntry: (name) => ({ name, quantity: '', unit: '' }),
};

/**
 * The table of foods, which knows other names of the same food, loaded once it is wanted. Until then, and without it,
 * the words alone decide: 'Eggs' and 'egg' are the same, 'scallions' and 'spring onions' are not.
 */
export function useFoodNames(isWanted: boolean): FoodNames {
  const [names, setNames] = useState(WITHOUT_TABLE);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      import('@game-plan/domain/foods/find-food'),
      import('@game-plan/domain/shopping/read-entry'),
    ]).then(
      ([{ findFood }, { readShoppingEntry }]) => setNames({ findFood, readEntry: readShoppingEntry }),
      () => undefined,
    );
  }, [isWanted]);
  return names;
}

/**
 * Reads what is to be bought: '2 eggs', or a list with commas. The table of foods, which tells amounts from names, is loaded
 * for it; without it the line is one thing.
 */
export async function readShoppingEntries(typed: string): Promise<readonly ShoppingEntry[]> {
  try {
    const [{ readShoppingEntry }, things] = await Promise.all([
      import('@game-plan/domain/shopping/read-entry'),
      /[,;]/.test(typed)
        ? import('@game-plan/domain/shopping/read-list').then(({ thingsIn }) => thingsIn(typed))
        : [typed],
    ]);
    return things.map(readShoppingEntry);
  } catch {
    return [WITHOUT_TABLE.readEntry(typed.trim())];
  }
}

/** Loads what reads an entry before it is wanted. */
export function preloadShoppingEntries(): void {
  import('@game-plan/domain/shopping/read-entry').catch(() => undefined);
}

/**
 * Does something with each thing of what was typed: 'chicken, rice, eggs' are three. At once where there is no comma, and
 * otherwise as soon as the table of foods is there; without it the line is one thing.
 */
export function withEachThing(typed: string, use: (thing: string) => void): void {
  if (!/[,;]/.test(typed)) {
    use(typed);
    return;
  }
  import('@game-plan/domain/shopping/read-list')
    .then(
      ({ thingsIn }) => thingsIn(typed),
      () => [typed],
    )
    .then((things) => things.forEach(use));
}
