import { findProduct } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { ALSO_WORDS, BRANDS, CHAINS, patternOf } from '../../foods/names/makers.ts';
import { diaryMeaning, findEaten, searchedFoods, servedName } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';
import { memoize } from '../../memoize.ts';
import { withoutSpelledUmlauts } from '../../text/accents.ts';

const MAKER = new RegExp(String.raw`^${patternOf([...BRANDS, ...CHAINS])} (?=\p{L})`, 'iu');

const MAKER_BEHIND = new RegExp(
  String.raw`(?<=\p{L}{2}) ${patternOf([...BRANDS, ...CHAINS].filter((maker) => !ALSO_WORDS.has(maker)))}$`,
  'iu',
);

/** Cache size: the names of found foods and search texts. */
const MOST_REMEMBERED = 5000;

/** What a name means in a meal; the name itself if nothing else. */
export const eatenName = memoize(
  MOST_REMEMBERED,
  (name: string): string =>
    meaningOf(name) ??
    meaningOf(withoutMaker(name)) ??
    dietSoda(name) ??
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
  return known === undefined || known === findFood(noun) ? findEaten(dish)?.name : undefined;
}

/** What a name with spelled umlauts means: 'Leberkaese Semmel'. The tables have no accents. */
function spelledUmlauts(name: string): string | undefined {
  const plain = withoutSpelledUmlauts(name);
  return plain === name ? undefined : meaningOf(plain);
}

/** Claims that mean the same, by the word that the tables use. */
const CLAIMS: readonly (readonly [claim: RegExp, rows: readonly string[]])[] = [
  [
    /^(?:light|lite|lighter|(?:low|lower|reduced|half)[- ]?fat|low[- ]calorie|reduced[- ]calorie) /i,
    ['light', 'low fat', 'reduced fat'],
  ],
  [/^(?:fat[- ]?free|non[- ]?fat|0 ?%(?: fat)?|zero[- ]fat) /i, ['fat free', 'low fat', 'light']],
  [
    /^(?:sugar[- ]?free|no[- ]sugar|zero[- ]sugar|no added sugar|low[- ]sugar|reduced[- ]sugar) /i,
    ['sugar free'],
  ],
];

/**
 * The row of a food under a claim that is typed with a short or another name of it: 'lite ranch' is light ranch dressing.
 * Without this, its figures would be those of the ordinary food.
 */
function claimedName(name: string): string | undefined {
  const plain = name.replace(/^(.+?),? (light|lite|(?:low|reduced) fat|fat free|sugar free)$/i, '$2 $1');
  for (const [claim, rows] of CLAIMS) {
    const rest = plain.replace(claim, '');
    if (rest === plain) continue;
    const known = findEaten(plain) ?? findFood(plain);
    const food = findEaten(rest) ?? findFood(rest);
    // What has a row under the typed words is meant.
    if (known !== undefined && known !== food)
      return rows.some((row) => known.name.startsWith(`${row} `)) ? known.name : undefined;
    if (food === undefined) return undefined;
    return rows
      .map((row) => `${row} ${food.name}`)
      .find((each) => (findEaten(each) ?? findFood(each))?.name === each);
  }
  return undefined;
}

/** Soft drinks that are also sold without sugar under the same name. */
const DIET_SODA =
  /^(?:(?:diet|light|sugar[- ]free|zero[- ]sugar|zero) )(.+)$|^(.+?) (?:zero(?: sugar)?|diet|light|sugar[- ]free|no sugar)$/i;
const SODA = /\b(?:cola|soda|root beer|ginger ale|mountain dew)$/;

/** Treats 'Diet Mountain Dew' as any diet soda, and 'Monster zero sugar' as an energy drink without sugar: both have almost no calories. */
function dietSoda(name: string): string | undefined {
  const [, behind, before] = DIET_SODA.exec(name) ?? [];
  const plain = behind ?? before;
  if (plain === undefined) return undefined;
  const food = findProduct(plain) ?? findEaten(plain) ?? findFood(plain);
  if (food === undefined) return undefined;
  if (/\benergy drink$/.test(food.name)) return 'sugar free energy drink';
  return SODA.test(food.name) ? 'diet cola' : undefined;
}

function meaningOf(name: string): string | undefined {
  const joined = name.replace(/ \+ /g, ' and ');
  return diaryMeaning(joined) ?? packetOf(joined);
}

/** 'Haribo bag' is the bag of Haribo that the table lists. */
function packetOf(name: string): string | undefined {
  const [, food = '', packet = ''] = /^(.+) (bag|packet|box|pot|can|bottle)$/i.exec(name) ?? [];
  return food === '' ? undefined : servedName(`${packet} of ${food}`);
}

const CHAIN_AHEAD = new RegExp(String.raw`^${patternOf(CHAINS)} (?=\p{L})`, 'iu');

/** A name without the chain before it: 'Popeyes tenders'. */
export function withoutChain(name: string): string {
  return name.replace(CHAIN_AHEAD, '');
}

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

/** Removes the maker: 'McDonald’s fries' are fries, and 'soy yogurt Alpro' is soy yogurt. */
export const withoutMaker = memoize(MOST_REMEMBERED, (name: string): string =>
  name.replace(MAKER, '').replace(MAKER_BEHIND, ''),
);
