import repertoire from '@game-plan/lexicon/repertoire.json' with { type: 'json' };
import { plainWords } from '../../foods/food-name.ts';
import { wordsSayOneOf } from '../../foods/phrases-in.ts';
import type { Dish } from '../model/dish.ts';

/** The homes whose lists tell where they cook from, and the words that tell it. */
const HOMES = Object.entries(repertoire.homes).map(([home, words]) => ({
  home,
  isTold: wordsSayOneOf(words),
}));

/** How many of these names of foods tell of a home: 'west-africa'. */
export const countTelling = (names: readonly string[], home: string): number =>
  names.filter((name) => HOMES.some((known) => known.home === home && known.isTold(plainWords(name)))).length;

/** How many foods of a kitchen tell where its cooking comes from, and how many more tell it of the home with the most. */
const FEWEST_TELLING = 3;
const NEARLY_AS_MANY = 0.6;

/** Whether a dish is of a kitchen's home, of another, or cooked in many; undefined if the list does not tell where the kitchen is. */
export type Belonging = ((dish: Dish) => 'own' | 'foreign' | 'any') | undefined;

/** How dishes belong to a kitchen with these names of foods. */
export function belongingIn(names: readonly string[]): Belonging {
  const texts = names.map(plainWords);
  const counts = HOMES.map(({ isTold }) => texts.filter(isTold).length);
  const most = Math.max(...counts);
  if (most < FEWEST_TELLING || most < names.length / 4) return undefined;
  const own = HOMES.flatMap(({ home }, at) => ((counts[at] ?? 0) >= most * NEARLY_AS_MANY ? [home] : []));
  return ({ homes }) => {
    if (homes.length === 0) return 'any';
    return homes.some((home) => own.includes(home)) ? 'own' : 'foreign';
  };
}
