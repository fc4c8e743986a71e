import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { ShoppingEntry } from '@game-plan/domain/shopping/read-entry';
import type { StoredThing } from '@game-plan/domain/shopping/stored/stored-things';
import type { UsualStock } from '@game-plan/domain/shopping/usual-stock';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useEffect, useState } from 'react';
import { today } from '#lib/today.ts';

/** Looks up a name in the food table, like `findFood`. */
export type FindFood = (name: string) => unknown;

/** What the food table knows about a typed line: the food and the amount. */
export interface FoodNames {
  readonly findFood: FindFood;
  /** Splits '2 eggs' into amount, unit and name. */
  readonly readEntry: (typed: string) => ShoppingEntry;
  /** The usual category and unit of a known food, in the kitchen's units. */
  readonly usualStock: (
    name: string,
    units: readonly string[],
    otherwise: UnitSystem,
  ) => UsualStock | undefined;
  /** The food and the amount that a name states: '500g beef mince'. */
  readonly storedThing: (name: string) => StoredThing | undefined;
}

const WITHOUT_TABLE: FoodNames = {
  findFood: () => undefined,
  readEntry: (name) => ({ name, quantity: '', unit: '' }),
  usualStock: () => undefined,
  storedThing: () => undefined,
};

/**
 * Food names from the food table, loaded when wanted. Until then, or if loading fails, only words are compared: 'Eggs'
 * and 'egg' match, 'scallions' and 'spring onions' do not.
 */
export function useFoodNames(isWanted: boolean): FoodNames {
  const [names, setNames] = useState(WITHOUT_TABLE);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      import('@game-plan/domain/foods/find-food'),
      import('@game-plan/domain/shopping/read-entry'),
      import('@game-plan/domain/shopping/usual-stock'),
      import('@game-plan/domain/shopping/stored/stored-things'),
    ]).then(
      ([{ findFood }, { readShoppingEntry }, { usualStock }, { storedThing }]) =>
        setNames({ findFood, readEntry: readShoppingEntry, usualStock, storedThing }),
      () => undefined,
    );
  }, [isWanted]);
  return names;
}

/**
 * Parses a typed shopping entry, '2 eggs', a list, or a receipt. Loads the food table, which tells amounts from names; if that
 * fails, the text is one item.
 */
export async function readShoppingEntries(typed: string): Promise<readonly ShoppingEntry[]> {
  try {
    const [{ readShoppingEntry }, things] = await Promise.all([
      import('@game-plan/domain/shopping/read-entry'),
      MAY_JOIN.test(typed)
        ? import('@game-plan/domain/shopping/pasted/split-list').then(({ splitList: thingsIn }) =>
            thingsIn(typed),
          )
        : [typed],
    ]);
    return things.map(readShoppingEntry);
  } catch {
    return [WITHOUT_TABLE.readEntry(typed.trim())];
  }
}

/**
 * What may stand between two foods of a list, or before one: '- milk', '✅ milk', '1. milk'. The food table decides
 * if it does.
 */
const MAY_JOIN = /[,;\n+&/]|^[^\p{L}\d]|^\d+[.)] | (?:and|plus|und|y|et) |^\p{L}+s \p{L}+$|\S \S+ \S/iu;

/** Preloads the parser of `readShoppingEntries`. */
export function preloadShoppingEntries(): void {
  import('@game-plan/domain/shopping/read-entry').catch(() => undefined);
}

/** A food to add, with an amount that the kitchen stores. */
export type Thing = Pick<Ingredient, 'name' | 'quantity' | 'unit'> & {
  readonly category?: Ingredient['category'];
  readonly expiryDate?: string;
};

/** A food of which only the name is known. */
const nameOnly = (name: string): Thing => ({ name, quantity: '1', unit: 'item' });

/**
 * Calls `use` with the items of the typed text: immediately if nothing can join two foods, otherwise when the food
 * table is loaded; if loading fails, the text is one item.
 */
export function withThings(typed: string, use: (things: readonly Thing[]) => void): void {
  if (!MAY_JOIN.test(typed)) {
    use([nameOnly(typed)]);
    return;
  }
  import('@game-plan/domain/shopping/stored/stored-things')
    .then(
      ({ storedThings }) => storedThings(typed, today()),
      () => [nameOnly(typed)],
    )
    .then(use);
}
