import servings from '@game-plan/lexicon/servings.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import { findListed, findMeant } from '../../foods/find-meant.ts';
import { foodWords } from '../../foods/food-name.ts';
import { ALSO_WORDS, BRANDS, CHAINS } from '../../foods/names/makers.ts';
import {
  diaryMeaning,
  searchedFoodNamed,
  searchedFoods,
  servedName,
} from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';
import { memoize } from '../../memoize.ts';
import { withoutSpelledUmlauts } from '../../text/accents.ts';
import { lettersOf } from '../../text/letters.ts';
import { hasPhrase } from '../portions/named-foods.ts';
import { endOf, startOf } from './meal-words.ts';

/** Cache size: the names of found foods and search texts. */
const MOST_REMEMBERED = 5000;

/** What a name means in a meal; the name itself if nothing else. */
export const eatenName = memoize(
  MOST_REMEMBERED,
  (name: string): string =>
    meaningOf(name) ??
    searchedFoodNamed(name)?.name ??
    meaningOf(withoutMaker(name)) ??
    withoutSugar(name) ??
    claimedName(name) ??
    nounFirst(name) ??
    spelledUmlauts(name) ??
    name,
);

/** Dishes of two words by these words in the other order, where that is no name of another food. */
const dishByNounFirst = lazy((): ReadonlyMap<string, string> => {
  const names = searchedFoods().flatMap(({ name, aliases }) => [name, ...aliases]);
  const known = new Set(names.map((name) => foodWords(name).join(' ')));
  return new Map(
    searchedFoods()
      .filter(({ parts }) => parts !== undefined)
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .flatMap((name) => {
        const [kind = '', noun = '', ...more] = foodWords(name);
        const key = `${noun} ${kind}`;
        return noun === '' || more.length > 0 || known.has(key) ? [] : [[key, name] as const];
      }),
  );
});

/** A dish whose noun is typed first: 'lassi sweet'. A second word that is a food is another one: 'milk, banana'. */
function nounFirst(name: string): string | undefined {
  const dish = dishByNounFirst().get(name.toLowerCase());
  const [noun = '', kind = ''] = name.split(' ');
  if (dish === undefined || findFood(kind) !== undefined) return undefined;
  // What the table knows under the typed words is meant.
  const known = findFood(name);
  return known === undefined || known === findFood(noun) ? findListed(dish, 'diary')?.name : undefined;
}

/** What a name with spelled umlauts means: 'Leberkaese Semmel'. The tables have no accents. */
function spelledUmlauts(name: string): string | undefined {
  const plain = withoutSpelledUmlauts(name);
  return plain === name ? undefined : meaningOf(plain);
}

/**
 * The row of a food under a claim that is typed with a short or another name of it: 'lite ranch' is light ranch dressing.
 * Without this, its figures would be those of the ordinary food.
 */
function claimedName(name: string): string | undefined {
  const claim = startOf(name, 'less') ?? endOf(name, 'less');
  if (claim === undefined || claim.rest === '') return undefined;
  const plain = `${claim.words} ${claim.rest}`;
  const rows = claim.value.split(', ');
  const known = findMeant(plain, 'diary');
  const food = findMeant(claim.rest, 'diary');
  // What has a row under the typed words is meant.
  if (known !== undefined && known !== food)
    return rows.some((row) => known.name.startsWith(`${row} `)) ? known.name : undefined;
  if (food === undefined) return undefined;
  return rows.map((row) => `${row} ${food.name}`).find((each) => findMeant(each, 'diary')?.name === each);
}

/** Treats 'Diet Mountain Dew' as any diet soda, and 'Monster zero sugar' as an energy drink without sugar: both have almost no calories. */
function withoutSugar(name: string): string | undefined {
  const plain = (startOf(name, 'diet') ?? endOf(name, 'diet'))?.rest;
  if (plain === undefined || plain === '') return undefined;
  const food = findMeant(plain, 'diary');
  const drinks = Object.entries(servings['without sugar']);
  return food && drinks.find(([, phrases]) => hasPhrase(food.name, phrases))?.[0];
}

function meaningOf(name: string): string | undefined {
  const joined = name.replaceAll(' + ', ' and ');
  return diaryMeaning(joined) ?? packetOf(joined);
}

/** 'Haribo bag' is the bag of Haribo that the table lists. */
function packetOf(name: string): string | undefined {
  const packet = endOf(name, 'units');
  return packet === undefined || packet.rest === ''
    ? undefined
    : servedName(`${packet.words} of ${packet.rest}`);
}

const keysOf = (makers: readonly string[]): ReadonlySet<string> => new Set(makers.map(lettersOf));
const makers = lazy(() => keysOf([...BRANDS, ...CHAINS]));
const makersBehind = lazy(() => keysOf([...BRANDS, ...CHAINS].filter((maker) => !ALSO_WORDS.has(maker))));

const LONGEST_MAKER = 5;
const POSSESSIVE = 's';

/** The number of a name's first words, or of its last ones, that are the longest of these makers; 0 if there is none. */
function makerWords(words: readonly string[], known: ReadonlySet<string>, isBehind: boolean): number {
  for (let length = Math.min(LONGEST_MAKER, words.length - 1); length > 0; length -= 1) {
    const key = lettersOf((isBehind ? words.slice(-length) : words.slice(0, length)).join(' '));
    if (known.has(key) || (key.endsWith(POSSESSIVE) && known.has(key.slice(0, -POSSESSIVE.length))))
      return length;
  }
  return 0;
}

const startsWithLetter = (text: string | undefined): boolean => text !== undefined && /^\p{L}/u.test(text);

/** Removes the maker: 'McDonald’s fries' are fries, and 'soy yogurt Alpro' is soy yogurt. */
export const withoutMaker = memoize(MOST_REMEMBERED, (name: string): string => {
  const typed = name.split(' ');
  const ahead = makerWords(typed, makers(), false);
  const words = startsWithLetter(typed[ahead]) ? typed.slice(ahead) : typed;
  const behind = makerWords(words, makersBehind(), true);
  return (behind > 0 ? words.slice(0, -behind) : words).join(' ');
});

/** Whether the words are only a maker's name. */
export function isMaker(words: string): boolean {
  return withoutMaker(`${words.trim()} x`) === 'x';
}

/**
 * The maker or chain that a name begins or ends with, or is: 'Costa latte', 'soy yogurt Alpro', 'Hellmann’s'. Null if there is
 * none.
 */
export function makerIn(name: string): string | null {
  const typed = name.trim();
  if (isMaker(typed)) return typed;
  const food = withoutMaker(typed);
  return food === typed ? null : typed.replace(food, '').trim();
}
