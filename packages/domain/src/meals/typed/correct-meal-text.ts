import { typingDistance } from '../../food-search/query/typing-distance.ts';
import { SMALL_WORDS } from '../../food-search/words/words.ts';
import { searchNames } from '../../foods/dish-table.ts';
import { foreignNames } from '../../foods/find-by-words.ts';
import { foodWords } from '../../foods/food-name.ts';
import { BRANDS, CHAINS } from '../../foods/names/makers.ts';
import { FORMS, QUALIFIERS } from '../../foods/names/name-words.ts';
import { SHORTENED_EVERYWHERE } from '../../foods/names/short-words.ts';
import { diaryNames, searchedFoods, servedName } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';
import { memoize } from '../../memoize.ts';
import { withoutSpelledUmlauts } from '../../text/accents.ts';
import { readUnit } from '../../units/unit.ts';
import { expandDescriptions } from './expand-descriptions.ts';
import { AMOUNT_WORDS } from './typed-amount.ts';

/** Abbreviations in meal logs. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  ...SHORTENED_EVERYWHERE,
  oj: 'orange juice',
  pb: 'peanut butter',
  avo: 'avocado',
  lil: 'little',
  avacado: 'avocado',
  kitkat: 'kit kat',
  krispies: 'krispie',
  guac: 'guacamole',
  expresso: 'espresso',
  evoo: 'olive oil',
  sammich: 'sandwich',
  sando: 'sandwich',
  sarnie: 'sandwich',
  brocc: 'broccoli',
  strawbs: 'strawberries',
  chx: 'chicken',
  broc: 'broccoli',
  taters: 'potatoes',
  bec: 'bacon egg and cheese sandwich',
  froyo: 'frozen yogurt',
  cukes: 'cucumbers',
  spud: 'potato',
  spuds: 'potatoes',
  brekkie: 'breakfast',
  brn: 'brown',
  blk: 'black',
  grn: 'green',
  wg: 'whole grain',
  gf: 'gluten free',
  acv: 'apple cider vinegar',
  icecream: 'ice cream',
  peanutbutter: 'peanut butter',
  veggies: 'vegetables',
  pitta: 'pita',
  pittas: 'pitas',
  wholemeal: 'whole wheat',
  wholewheat: 'whole wheat',
  granary: 'whole wheat',
  potatos: 'potatoes',
  tomatos: 'tomatoes',
  toms: 'tomatoes',
  egs: 'eggs',
  scrambeled: 'scrambled',
  choco: 'chocolate',
  unsweet: 'unsweetened',
  slc: 'slice',
  slcs: 'slices',
  wpi: 'whey protein',
  wpc: 'whey protein',
  mtn: 'mountain',
  dew: 'dew',
  jerkey: 'jerky',
  sw: 'sandwich',
  tsps: 'tsp',
  sarnies: 'sandwiches',
  butty: 'sandwich',
  bikkies: 'biscuits',
  bikkie: 'biscuit',
  biccie: 'biscuit',
  biccies: 'biscuits',
  bickie: 'biscuit',
  bickies: 'biscuits',
  kumara: 'sweet potato',
  schnitty: 'schnitzel',
  schnitties: 'schnitzels',
  dahl: 'dhal',
  daal: 'dhal',
  snag: 'sausage',
  snags: 'sausages',
  barra: 'barramundi',
  cuppa: 'cup of tea',
  cauli: 'cauliflower',
  glas: 'glass',
  tattie: 'potato',
  tatties: 'potatoes',
  wholegrain: 'whole grain',
  sandwhich: 'sandwich',
};

/** All words of names in the tables. */
export const tableWords = lazy(
  (): ReadonlySet<string> =>
    new Set(
      [
        ...searchedFoods().flatMap(({ name, aliases }) => [name, ...aliases]),
        ...diaryNames().map(({ name }) => name),
      ].flatMap(foodWords),
    ),
);

/** Known words that are not in the tables' names: brands, foreign words, and words of sentences about meals. */
const otherWords = lazy(
  (): ReadonlySet<string> =>
    new Set([
      ...[...BRANDS, ...CHAINS].flatMap(foodWords),
      ...[...foreignNames(), ...searchNames()].flatMap(({ name }) => foodWords(name)),
      ...SMALL_WORDS,
      ...FORMS,
      ...QUALIFIERS,
      ...AMOUNT_WORDS.flatMap(foodWords),
      ...'half quarter third couple dozen three seven eight some few ounce gram pound inch percent meal combo style'.split(
        ' ',
      ),
      ...'leftover takeaway takeout restaurant homemade without about around maybe another roughly nearly almost approximately tinny tinnie middy schooner'.split(
        ' ',
      ),
      ...'friend family mate colleague coworker husband partner parent evening morning today yesterday'.split(
        ' ',
      ),
    ]),
);

/** Words by which descriptions are expanded, so that a mistyped one is corrected before. */
const EXPANDED_WORDS: ReadonlySet<string> = new Set(
  'sandwich sandwiches protein omelette omelet chocolate smoothie cappuccino porridge lasagne lasagna spaghetti bolognese burrito chicken salad squash breakfast'.split(
    ' ',
  ),
);

/** Shorter words differ from too many others by only one letter. */
const SHORTEST_CORRECTED = 5;
const MOST_WRONG = 1;
const MOST_LONGER = 2;

const wordsByLetter = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    Map.groupBy(
      [...tableWords()].filter((word) => word.length >= SHORTEST_CORRECTED - 1),
      (word) => word.slice(0, 1),
    ),
);

export interface CorrectedMealText {
  readonly text: string;
  /** A part of the text as the person typed it. */
  asTyped(part: string): string;
}

/**
 * Expands abbreviations in a typed meal and corrects words mistyped by one letter if exactly one word of the food
 * tables is that close: 'oj', 'chiken sandwhich'. Words that occur in any table stay. Linear in the text except for
 * unknown words.
 */
export function correctMealText(typed: string): CorrectedMealText {
  const written = new Map<string, string>();
  const replaced = (word: string, instead: string) => {
    written.set(instead, word);
    return instead;
  };
  const spelt = typed.replace(/(?<![\p{L}\p{N}])\p{L}{6,}(?![\p{L}\p{N}'’])/gu, (word) => {
    const corrected = correctedWord(word);
    return corrected !== null && EXPANDED_WORDS.has(corrected) ? replaced(word, corrected) : word;
  });
  const text = expandDescriptions(spelt)
    .replace(/(?<=\p{L})\s+'?n['’]?\s+(?=[\p{L}\d])/giu, ' and ')
    .replace(
      /(?<![\p{L}\p{N}&])\p{L}+(?![\p{L}\p{N}'’]|\s*(?:&|and)\s*j\b)/giu,
      (word, at: number, whole: string) => {
        const short = word.toLowerCase();
        // A choco pie is no chocolate pie.
        const [, next = ''] = /^ (\p{L}+)/u.exec(whole.slice(at + word.length)) ?? [];
        if (next !== '' && servedName(`${word} ${next}`) !== undefined) return word;
        if (Object.hasOwn(SHORT_WORDS, short)) return replaced(word, SHORT_WORDS[short] ?? word);
        const corrected = correctedWord(word);
        return corrected === null ? word : replaced(word, corrected);
      },
    );
  return {
    text,
    asTyped: (part) => [...written].reduce((all, [instead, word]) => all.replaceAll(instead, word), part),
  };
}

/**
 * A replaced letter turns a short word into another word: 'mandu' is not a misspelled 'mandi'. Omitted, doubled and
 * swapped letters do not.
 */
function isOtherWord(word: string, known: string): boolean {
  const letters = (text: string) => [...text].toSorted().join('');
  return (
    word.length === SHORTEST_CORRECTED && known.length === word.length && letters(word) !== letters(known)
  );
}

/** A text often has a word more than once, and is read twice. */
const CORRECTED_KEPT = 200;

const correctedWord = memoize(CORRECTED_KEPT, (typed): string | null => {
  const words = foodWords(typed);
  const [word] = words;
  if (word === undefined || words.length > 1 || word.length < SHORTEST_CORRECTED) return null;
  if (tableWords().has(word) || otherWords().has(word) || otherWords().has(typed.toLowerCase())) return null;
  // 'Leberkaese' is no misspelling. The tables have no accents.
  const folded = withoutSpelledUmlauts(word);
  if (folded !== word && (tableWords().has(folded) || otherWords().has(folded))) return folded;
  // 'Litre' is not a misspelled 'lite'.
  if (readUnit(word) !== null) return null;
  let near: { readonly word: string; readonly distance: number }[] = [];
  for (const known of wordsByLetter().get(word.slice(0, 1)) ?? []) {
    if (Math.abs(known.length - word.length) > MOST_LONGER) continue;
    const distance = typingDistance(word, known, MOST_WRONG);
    if (distance <= MOST_WRONG && !isOtherWord(word, known)) near.push({ word: known, distance });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  near = near.filter(({ distance }) => distance === least);
  return near.length === 1 ? (near[0]?.word ?? null) : null;
});
