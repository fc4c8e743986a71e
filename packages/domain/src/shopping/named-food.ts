import { findFood } from '../foods/find-food.ts';
import { foodNameKey } from '../foods/food-name.ts';

interface WithName {
  readonly name: string;
}

interface NamedFood {
  readonly key: string;
  readonly food: ReturnType<typeof findFood>;
}

/** Each line is compared with many others, and reading a name takes far longer than comparing what was read. */
const readNames = new WeakMap<WithName, NamedFood>();

/** What the name of a line means; remembered for as long as the line is. */
export function readName(line: WithName): NamedFood {
  const known = readNames.get(line);
  if (known) return known;
  const named = { key: foodNameKey(line.name), food: findFood(line.name) };
  readNames.set(line, named);
  return named;
}

/** 'Lemon' and 'lemons', 'scallions' and 'spring onions'. */
export function isSameFood(one: WithName, other: WithName): boolean {
  const [first, second] = [readName(one), readName(other)];
  return first.key === second.key || (first.food !== undefined && first.food === second.food);
}
