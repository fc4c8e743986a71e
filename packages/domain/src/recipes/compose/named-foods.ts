import { findFood } from '../../foods/find-food.ts';
import type { Need } from '../model/dish.ts';
import { readOption } from '../model/groups.ts';
import { CULINARY_FOODS } from '../roles/find-role.ts';

/** The foods of the table that fill an option: those it names, and how many more fit what its group has in common. */
interface Fillers {
  readonly named: readonly string[];
  readonly fitting: number;
}

const fillersOf = new Map<string, Fillers>();

function fillersOfOption(text: string): Fillers {
  const known = fillersOf.get(text);
  if (known) return known;
  const options = readOption(text);
  const fillers = {
    named: options.flatMap(({ food }) => (food === undefined ? [] : [findFood(food)?.name ?? food])),
    fitting: options.reduce((sum, { fits }) => sum + (fits ? CULINARY_FOODS.filter(fits).length : 0), 0),
  };
  fillersOf.set(text, fillers);
  return fillers;
}

/** The foods that a need names, in its own options or in groups that are lists. */
export const namedIn = ({ options }: Need): readonly string[] => [
  ...new Set(options.flatMap((option) => fillersOfOption(option).named)),
];

/** How many foods of the table fill a need. */
export function breadthOf({ options }: Need): number {
  return options.reduce((sum, option) => {
    const { named, fitting } = fillersOfOption(option);
    return sum + named.length + fitting;
  }, 0);
}

/** In how many of the sets each name is. */
export function countEach(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const name of set) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
