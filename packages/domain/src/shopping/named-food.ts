import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';

interface WithName {
  readonly name: string;
}

interface NamedFood {
  readonly key: string;
  readonly food: ReturnType<typeof findFood>;
}

/** Caches parsed names: each line is compared with many others, and parsing takes far longer than comparing. */
const readNames = new WeakMap<WithName, NamedFood>();

/** The parsed name of a line. */
export function readName(line: WithName): NamedFood {
  const known = readNames.get(line);
  if (known) return known;
  const named = { key: foodNameKey(line.name), food: findFood(line.name) };
  readNames.set(line, named);
  return named;
}

/** Whether both names mean the same food: 'Lemon' and 'lemons', 'scallions' and 'spring onions'. */
export function isSameFood(one: WithName, other: WithName): boolean {
  const [first, second] = [readName(one), readName(other)];
  return first.key === second.key || (first.food !== undefined && first.food === second.food);
}

/** The first line of the food that a name means: one of the same words, otherwise one of the same food of the table. */
export function findSame<Line extends WithName>(lines: readonly Line[], name: string): Line | undefined {
  const { key, food } = readName({ name });
  if (key === '') return undefined;
  return (
    lines.find((line) => readName(line).key === key) ??
    (food && lines.find((line) => readName(line).food === food))
  );
}

/** Finds the lines of a food by its name's meaning, without comparing every line. */
export interface FoodIndex {
  /** Adds a line. Ids must be added in ascending order. */
  add(line: WithName, id: number): void;
  /** The ids of the first lines of the same food, at most `most`, in ascending order. */
  sameAs(line: WithName, most: number): number[];
}

/** An empty index. */
export function foodIndex(): FoodIndex {
  const byKey = new Map<unknown, number[]>();
  const byFood = new Map<unknown, number[]>();
  const append = (ids: Map<unknown, number[]>, at: unknown, id: number) => {
    const known = ids.get(at);
    if (known) known.push(id);
    else ids.set(at, [id]);
  };
  return {
    add(line, id) {
      const { key, food } = readName(line);
      append(byKey, key, id);
      if (food) append(byFood, food, id);
    },
    sameAs(line, most) {
      const { key, food } = readName(line);
      const named = (byKey.get(key) ?? []).slice(0, most);
      const meant = (food ? (byFood.get(food) ?? []) : []).slice(0, most);
      return [...new Set([...named, ...meant])].toSorted((one, other) => one - other).slice(0, most);
    },
  };
}
