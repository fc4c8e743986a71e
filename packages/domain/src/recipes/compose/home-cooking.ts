import repertoire from '@game-plan/lexicon/repertoire.json' with { type: 'json' };
import { withoutAccents } from '../../text/accents.ts';
import type { Dish } from '../model/dish.ts';

/** The homes whose lists tell where they cook from, and the words that tell it. */
const HOMES = Object.entries(repertoire.homes);

/** How many foods of a kitchen tell where its cooking comes from, and how many more tell it of the home with the most. */
const FEWEST_TELLING = 3;
const NEARLY_AS_MANY = 0.6;

/** Whether a dish is of a kitchen's home, of another, or cooked in many; undefined if the list does not tell where the kitchen is. */
export type Belonging = ((dish: Dish) => 'own' | 'foreign' | 'any') | undefined;

/** How dishes belong to a kitchen with these names of foods. */
export function belongingIn(names: readonly string[]): Belonging {
  const texts = names.map((name) => ` ${plainWords(name)} `);
  const counts = HOMES.map(
    ([, words]) => texts.filter((text) => words.some((word) => tells(text, word))).length,
  );
  const most = Math.max(...counts);
  if (most < FEWEST_TELLING || most < names.length / 4) return undefined;
  const own = HOMES.flatMap(([home], at) => ((counts[at] ?? 0) >= most * NEARLY_AS_MANY ? [home] : []));
  return ({ homes }) => {
    if (homes.length === 0) return 'any';
    return homes.some((home) => own.includes(home)) ? 'own' : 'foreign';
  };
}

const plainWords = (name: string) =>
  (withoutAccents(name).replaceAll('ł', 'l').replaceAll('ı', 'i').toLowerCase().match(WORD) ?? []).join(' ');
const WORD = /[\p{L}\p{N}']+/gu;

/** Whether words with spaces around them hold a word of a home; '*' stands for any ending. */
const tells = (text: string, word: string) =>
  text.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `);
