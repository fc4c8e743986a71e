import { type KitchenContents, plannedLines } from '../plan/reserved-stock.ts';
import { createInventory, type Taken } from '../recipes/availability.ts';
import { type MissingFood, missingFoods } from '../shopping/missing-foods.ts';

/** How much of a food a kitchen always wants to have. */
export interface Minimum {
  /** As its card was called when somebody asked for it. */
  readonly name: string;
  /** A number, as typed. */
  readonly quantity: string;
  readonly unit: string;
  /** Whether its shortfall was put on the shopping list, which happens once until there is enough again. */
  readonly isListed: boolean;
}

/** By `stockKey` of their names. */
export type Minimums = Readonly<Record<string, Minimum>>;

/** The key under which lines of the shopping list remember what a minimum lacks. */
export const minimumKey = (key: string): string => `minimum ${key}`;

/**
 * What a kitchen lacks of each minimum after what its planned meals take, by the same keys; undefined where there is enough. A food that
 * is always at home counts like any other: somebody has said how much of it.
 */
export function shortOfMinimums(
  minimums: Minimums,
  { items, planned }: Pick<KitchenContents, 'items' | 'planned'>,
): ReadonlyMap<string, MissingFood | undefined> {
  const inventory = createInventory([]);
  for (const item of items) inventory.add(item);
  const taken: Taken = new Map();
  for (const meal of planned) inventory.availabilityOf(plannedLines(meal), taken);
  return new Map(
    Object.entries(minimums).map(([key, { name, quantity, unit }]) => {
      const availabilityOf = (lines: Parameters<typeof inventory.availabilityOf>[0]) =>
        inventory.availabilityOf(lines, new Map(taken));
      return [key, missingFoods([{ name, amount: quantity, unit }], { availabilityOf })[0]];
    }),
  );
}
