import repertoire from '@game-plan/lexicon/repertoire.json' with { type: 'json' };
import type { Dish } from '../model/dish.ts';

/** Identical options share one array, so that the stock is searched for them only once. */
const listed = new Map<string, readonly string[]>();

function shared(options: readonly string[]): readonly string[] {
  const name = options.join();
  const list = listed.get(name) ?? options;
  listed.set(name, list);
  return list;
}

/** By home, the languages in which it names its food. */
export const SPOKEN: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(repertoire.speaks));

/** Every dish that the composer knows. */
export const REPERTOIRE: readonly Dish[] = repertoire.dishes.map(
  (dish) =>
    ({ ...dish, needs: dish.needs.map((need) => ({ ...need, options: shared(need.options) })) }) as Dish,
);
