import allergyWords from '@game-plan/lexicon/allergy.json' with { type: 'json' };
import type { Allergen } from '../../eater.ts';
import { findFood } from '../../foods/find-food.ts';
import { plainWords } from '../../foods/food-name.ts';
import { editDistance } from '../../foods/names/edit-distance.ts';
import { lazy } from '../../lazy.ts';
import { categoryNames, type FoodTerm, isCategory, membersByKind, termOf } from '../food-facts.ts';
import { carriedTerms, kindsOf, madeWith } from '../food-terms.ts';
import { type FoodFacts, type Judged, judgeFoods, type Piece, SIGNS, type Sign } from './judge-foods.ts';
import {
  correctedAt,
  endOfClause,
  foodMeaning,
  isOnlyText,
  listed,
  longestKnownAt,
  type Meaning,
  meaningsByPhrase,
  phraseAt,
  saysNoFood,
  UNKNOWN,
  type Word,
} from './known-phrases.ts';
import { restatePhrases } from './restate-phrases.ts';

/** One part of a person's own text about an allergy, and its meaning. */
export interface AllergyPart extends Meaning {
  /** The words as written. */
  readonly text: string;
  /** Whether of dairy only the milk sugar is avoided, so that lactose-free milk is not. */
  readonly isLactose?: true;
  /** Terms of single foods that the person says are fine all the same: the butter of 'lactose intolerant but butter ok'. */
  readonly allows?: readonly FoodTerm[];
  /** Common names of the excluded foods, most common first. */
  readonly leavesOut: readonly string[];
}

/** How many words of a text are parsed. The rest is matched as text. */
const MOST_WORDS = 60;
/** How many letters of it, so that words without spaces are bounded, too. */
const MOST_LETTERS = 2000;
/** How many words of a text are checked for typing errors, because each is compared with every known word. */
const MOST_CORRECTED = 20;
const MOST_NAMES = 12;

/** The kind of food that a listed allergen is. */
const GROUP_OF_ALLERGEN: Readonly<Partial<Record<Allergen, FoodTerm>>> = {
  nuts: 'nut',
  peanuts: 'peanut',
  dairy: 'dairy',
  eggs: 'egg',
  gluten: 'gluten',
  soy: 'soybean',
  shellfish: 'shellfish',
  fish: 'fish',
  sesame: 'sesame',
};
const SULFITE_FOODS =
  'wine, dried apricot, raisin, wine vinegar, dried fruit, beer, molasses, sauerkraut, horseradish';

const split = (words: string) => words.split(',').map(termOf);

/** What diets leave out, so that of 'vegan except honey' the rest is kept. */
const DIET_PARTS: Readonly<Record<string, readonly string[]>> = {
  'animal product': ['meat and fish', 'dairy', 'egg', 'honey'],
  'meat and fish': ['meat not fish', 'fish', 'shellfish'],
  'meat not fish': ['red meat', 'poultry', 'gelatin', 'lard'],
};

/** Whether a text says that there is nothing to avoid: 'none', 'n/a', 'no known allergies'. */
export function saysNone(text: string): boolean {
  return SAYS_NONE.test(text.trim());
}
const SAYS_NONE =
  /^(?:none|nothing|nil|n ?\/ ?a|no|nope|-+|(?:no|none) (?:known )?(?:food )?(?:allergies|allergy|restrictions?)|nkfa|nkda|nka|keine?|aucune?|ning[uú]n[ao]?|nessun[ao]?|nenhum[a]?|brak|geen|ninguna alergia|keine allergien?|pas d['’]allergies?)[.!]?$/i;

/** Nuts that are ground, which do not choke a baby (NHS, 'Foods to avoid giving babies and young children'). */
const FINE_FOR_INFANTS = split(
  'peanut butter, almond butter, cashew butter, almond flour, almond milk, cashew milk, nut butter',
);

/** Foods that are fine from the start in spite of the part: ground nuts for infants, and oats for a person who avoids wheat only. */
function finesOf(written: string, { allergens, terms }: Meaning, text: string): readonly FoodTerm[] {
  if (terms.includes('not for infant')) return FINE_FOR_INFANTS;
  const isWheat = allergens.join() === 'gluten' && WHEAT.test(written) && !OTHER_GLUTEN.test(text);
  return isWheat ? OATS : [];
}
const WHEAT =
  /^(?:wheat(?: (?:flour|germ|starch|bran|protein|products?))?|trigo|bl[eé]|froment|weizen(?:mehl)?|frumento|pszenica|tarwe|vete|hvede|bu[gğ]day)s?$/i;
/** A person who also lists gluten, or the other cereals that contain it, keeps the diet of coeliacs. */
const OTHER_GLUTEN =
  /\b(?:gluten|gliadin|co?eliac|gf|rye|barley|triticale|malt|cereals?|grains?)|zöliakie|celiachia|celiaqu/i;
const OATS = split(
  'oat, quick oat, steel cut oat, gluten free oat, oatmeal, cooked oatmeal, oat bran, oat flour, oat milk',
);

/** 'Nussallergie' is an allergy to nuts, 'Laktoseintoleranz' an intolerance of lactose, 'glutenfrei' free of gluten. */
const COMPOUND_ALLERGY =
  /^(\p{L}{3,}?)-?(?:allergi(?:e|en|ker|kerin|sch)|unverträglichkeit(?:en)?|intoleran(?:z|tie)|-?vrij|frei)$/iu;

/** Whether a word is about the person and not a food: 'allergic', 'intollerant', '2019'. */
function isNoFood(term: string, written: string): boolean {
  const word = written.toLowerCase();
  if (saysNoFood(term) || saysNoFood(word) || /^\d+$/.test(word)) return true;
  return OFTEN_MISSPELT.some(
    (meant) => Math.abs(meant.length - word.length) <= 2 && editDistance(meant, word) <= 2,
  );
}
const OFTEN_MISSPELT = [
  'allergic',
  'allergies',
  'intolerant',
  'intolerance',
  'sensitive',
  'sensitivity',
  'anaphylactic',
];

/** 'Lactose intolerant' names the milk sugar; 'milk (lactose)' also the milk. */
function isOfLactose(written: string, { allergens }: Meaning): boolean {
  return allergens.length === 1 && allergens[0] === 'dairy' && LACTOSE.test(written);
}
const LACTOSE =
  /^(?:lact+os|lact+ose?|lact+ouse|lactoce|lactosa|laktose?|laktoz|laktoz[aey]|lattosio|milk sugar)s?$/i;

/** A food or a word of a text that is not understood. */
interface Item {
  readonly written: string;
  readonly meaning: Meaning;
}

/** What is read of a person's own text. */
export interface AllergyReading {
  /** What is left out. */
  readonly parts: readonly AllergyPart[];
  /** What the person says they can eat, as written, without what is left out all the same. */
  readonly fine: readonly string[];
  /** Whether the text says what is fine beside what is not, or something of it is not surely read: then the person is asked. */
  readonly isAsked: boolean;
}

/**
 * Parses a person's own description of their allergies: 'No dairy (severe)', 'peanuts, shrimp', 'I am allergic to
 * penuts', 'Milch und Eier', 'I can eat fish but not shellfish'. Text that is not understood becomes a part of kind 'unknown'; the list is
 * empty only for what says that there is nothing to avoid ('none', 'no longer allergic to eggs'). The work is bounded: the end of a very
 * long text is kept unparsed.
 */
export function parseAllergyText(text: string): AllergyPart[] {
  return [...readAllergyText(text).parts];
}

/** Like `parseAllergyText`, with what may be eaten and whether the person should be asked. */
export function readAllergyText(text: string): AllergyReading {
  if (saysNone(text)) return { parts: [], fine: [], isAsked: false };
  const { words, rest } = wordsIn(text);
  const { items, pieces } = piecesOf(words);
  const verdicts = new Map(judgeFoods(pieces, FACTS).map(({ food, verdict }) => [food, verdict]));
  const withVerdict = (...which: readonly Judged<Item>['verdict'][]) =>
    items.filter((item) => which.some((verdict) => verdict === verdicts.get(item)));
  const fine = withVerdict('fine', 'only');
  const alone = withVerdict('only');
  const parts: AllergyPart[] = [];
  const add = ({ written, meaning }: Item) => {
    const left = fine.reduce(withoutAllowed, meaning);
    const allows = [
      ...new Set([...finesOf(written, left, text), ...fine.flatMap((other) => allowedIn(left, other))]),
    ];
    const part: AllergyPart = {
      text: written,
      ...left,
      ...(isOfLactose(written, left) ? { isLactose: true as const } : {}),
      ...(allows.length > 0 ? { allows } : {}),
      leavesOut: namesLeftOut(left, written).filter((name) => !allows.includes(termOf(name))),
    };
    const isKnown = parts.some(
      (other) =>
        other.kind === part.kind &&
        sameMeaning(other, part) &&
        (!other.isLactose || part.isLactose) &&
        (!other.allows || part.allows),
    );
    if (!isKnown) parts.push(part);
  };
  for (const item of items) {
    const verdict = verdicts.get(item);
    if (!isOnlyText(item.meaning) && verdict !== 'out' && verdict !== 'unsure') continue;
    for (const each of dietWithout(item, fine)) add(each);
  }
  for (const sibling of siblingsOf(alone)) add(sibling);
  if (rest !== '') add({ written: rest, meaning: UNKNOWN });
  const namesFood = items.some(({ meaning }) => !isOnlyText(meaning));
  if (parts.length === 0 && !namesFood && termOf(text) !== '')
    add({ written: text.trim(), meaning: UNKNOWN });
  const left = withoutLoneFodmap(parts);
  const eaten = fine.filter((item) => left.every((part) => mayEat(item, part)));
  const isUnsure = withVerdict('unsure').length > 0 || eaten.length < fine.length;
  const isContrast = eaten.length > 0 && left.length > 0;
  return {
    parts: left,
    fine: [...new Set(eaten.map(({ written }) => written))],
    isAsked: isUnsure || isContrast,
  };
}

const TOKEN =
  /(?<mark>[?？✅☑✓✔👍❌🚫✗✘👎])|(?<stop>[.;!\n•·*|。；！])|(?<bracket>[()[\]{}（）])|(?<colon>[:：=]|\s[-–—]+(?=\s))|(?<comma>[,/+&、，،])|[^\s✅☑✓✔👍❌🚫✗✘👎.;!?。；！？•·*|()[\]{}（）:：=,/+&、，،\-–—_"“”]+/gu;

interface ReadWord extends Word {
  /** The word as small words are looked up. */
  readonly key: string;
  /** The punctuation before it. */
  readonly opens: BreakKind | undefined;
}
type BreakKind = 'comma' | 'colon' | 'bracket' | 'stop';

/** The words of a text, up to the limit, and what stands behind them. */
function wordsIn(text: string): { words: ReadWord[]; rest: string } {
  const { head, rest } = cut(text);
  const plain = restatePhrases(head)
    .normalize('NFC')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe')
    .replaceAll('ß', 'ss');
  const words: ReadWord[] = [];
  let opens: BreakKind | undefined;
  let startsClause = true;
  for (const { 0: token, groups = {} } of plain.matchAll(TOKEN)) {
    const parts = BREAKS.find((kind) => groups[kind] !== undefined);
    if (parts) {
      opens = stronger(opens, parts);
      startsClause = true;
      continue;
    }
    const { mark } = groups;
    const isMark = mark !== undefined;
    for (const typed of takenApart(token)) {
      const isLong = typed.length > LONGEST_WORD;
      const written = isLong ? typed : typed.replace(COMPOUND_ALLERGY, '$1');
      const term = isMark || isLong ? typed : termOf(written);
      if (term === '') continue;
      words.push({
        written,
        term,
        key: isMark ? typed : signKey(written),
        startsClause: startsClause || isMark,
        opens,
      });
      opens = typed === '?' || typed === '？' ? 'stop' : undefined;
      startsClause = isMark;
    }
  }
  return { words, rest };
}
const BREAKS: readonly BreakKind[] = ['stop', 'bracket', 'colon', 'comma'];
const LONGEST_WORD = 40;

function stronger(some: BreakKind | undefined, other: BreakKind): BreakKind {
  return some !== undefined && BREAKS.indexOf(some) < BREAKS.indexOf(other) ? some : other;
}

/** Scripts without spaces between words, which are taken apart by the names and small words in them. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

const scriptWords = lazy(
  (): ReadonlySet<string> =>
    new Set(
      [...Object.values(allergyWords.names), ...Object.values(allergyWords.signs)]
        .flat()
        .filter((word) => WITHOUT_SPACES.test(word)),
    ),
);
const LONGEST_SCRIPT_WORD = 8;

/** The known words in a text without spaces, longest first, and what stands between them: 'えびとかに' is 'えび', 'と', 'かに'. */
function takenApart(token: string): string[] {
  if (!WITHOUT_SPACES.test(token)) return [token];
  const words: string[] = [];
  let rest = '';
  for (let at = 0; at < token.length; ) {
    let length = LONGEST_SCRIPT_WORD;
    while (length > 0 && !scriptWords().has(token.slice(at, at + length))) length -= 1;
    if (length === 0) rest += token[at];
    if (length > 0 && rest !== '') words.push(rest);
    if (length > 0) {
      words.push(token.slice(at, at + length));
      rest = '';
    }
    at += Math.max(length, 1);
  }
  return rest === '' ? words : [...words, rest];
}

/** The first words of a text, and the rest. */
function cut(text: string): { head: string; rest: string } {
  let count = 0;
  for (const { index, 0: word } of text.matchAll(/[^\s,;/.:|+&]+/g)) {
    count += 1;
    if (count > MOST_WORDS) return { head: text.slice(0, index), rest: text.slice(index).trim() };
    if (index + word.length > MOST_LETTERS)
      return { head: text.slice(0, index), rest: text.slice(index).trim() };
  }
  return { head: text, rest: '' };
}

function sameMeaning(some: Meaning & { text: string }, other: Meaning & { text: string }): boolean {
  if (isOnlyText(some))
    return some.kind === other.kind && some.text.toLowerCase() === other.text.toLowerCase();
  return some.allergens.join() === other.allergens.join() && some.terms.join() === other.terms.join();
}

function writtenAs(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ written }) => written)
    .join(' ');
}

/** Reads words as foods, signs and what is not understood. */
function piecesOf(words: readonly ReadWord[]): { items: Item[]; pieces: Piece<Item>[] } {
  const items: Item[] = [];
  const pieces: Piece<Item>[] = [];
  let unknown: string[] = [];
  let corrected = 0;
  const endUnknown = () => {
    if (unknown.length > 0) items.push({ written: unknown.join(' '), meaning: UNKNOWN });
    unknown = [];
  };
  const take = (at: number, length: number, meaning: Meaning) => {
    endUnknown();
    const item = { written: writtenAs(words, at, length), meaning };
    items.push(item);
    if (isOnlyText(meaning)) pieces.push({ kind: 'word' });
    else pieces.push({ kind: 'food', food: item });
    return length;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (word.startsClause) endUnknown();
    if (word.opens) pieces.push({ kind: 'break', parts: word.opens });
    const sign = signAt(words, at);
    const known = longestKnownAt(words, at);
    if (sign && sign.length >= (known?.length ?? 0)) {
      endUnknown();
      pieces.push({ kind: 'sign', sign: sign.sign });
      at += sign.length;
    } else if (known && isNarrowed(known.meaning, words, at + known.length)) {
      endUnknown();
      at += known.length;
    } else if (known) {
      at += take(at, known.length, widened(known.meaning, words, at, known.length));
    } else if (isNoFood(word.term, word.written)) {
      endUnknown();
      at += 1;
    } else {
      const isTried = corrected < MOST_CORRECTED && word.term.length <= LONGEST_WORD;
      const meant = isTried ? correctedAt(words, at) : undefined;
      corrected += 1;
      if (meant) {
        at += take(at, meant.length, meant.meaning);
      } else {
        unknown.push(word.written);
        pieces.push({ kind: 'word' });
        at += 1;
      }
    }
  }
  endUnknown();
  return { items, pieces };
}

/** The sign whose words begin at a word. */
function signAt(words: readonly ReadWord[], at: number): { sign: Sign; length: number } | undefined {
  const most = Math.min(LONGEST_SIGN, endOfClause(words, at) - at);
  for (let length = most; length > 0; length -= 1) {
    const sign = signOf(words, at, length);
    if (sign !== undefined) return { sign, length };
  }
  return undefined;
}

/** The sign of words, by what follows them where they have several meanings. */
function signOf(words: readonly ReadWord[], at: number, length: number): Sign | undefined {
  const key = words
    .slice(at, at + length)
    .map((word) => word.key)
    .join(' ');
  const sign = signs().get(key);
  const next = words[at + length];
  const isBeforeFood = next?.startsClause === false && longestKnownAt(words, at + length) !== undefined;
  // 'Mais' and 'ale' are 'but' before a denial, and else corn and beer.
  if (sign === 'but' && longestKnownAt(words, at))
    return DENIES.has(signs().get(next?.key ?? '')) ? sign : undefined;
  // 'Can tuna' is tinned.
  if (key === 'can' && isBeforeFood) return undefined;
  if (sign === 'not' && !isBeforeFood && !ARTICLES.has(next?.key ?? '')) return 'cannot';
  return sign;
}
const DENIES: ReadonlySet<Sign | undefined> = new Set(['no', 'not']);
const LONGEST_SIGN = 5;

const signs = lazy(
  (): ReadonlyMap<string, Sign> =>
    new Map(
      SIGNS.flatMap((sign) =>
        (allergyWords.signs[sign] ?? []).map((words) => [signKey(words) || words, sign] as const),
      ),
    ),
);

const signKey = (written: string) => plainWords(written).join(' ');

/** The terms and kinds that something means. */
const termsOf = ({ terms, allergens }: Meaning): FoodTerm[] => [
  ...terms,
  ...allergens.flatMap((allergen) => GROUP_OF_ALLERGEN[allergen] ?? []),
];

/** Whether a food belongs to what another text means, or is made with it: butter to dairy, chicken to meat, ketchup to tomatoes. */
function isWithin(food: Meaning, kind: Meaning): boolean {
  const kinds = new Set(termsOf(kind));
  const names = termsOf(food);
  if ([...kinds].some((term) => names.some((name) => name !== term && kindsOf(term).has(name)))) return false;
  return names.some(
    (name) =>
      [...carriedTerms({ name, allergens: [], isIngredient: false }).terms].some((term) => kinds.has(term)) ||
      findFood(name)?.allergens.some((allergen) => kind.allergens.includes(allergen)),
  );
}

/** Whether both name the same food, or the first a wider one. */
const isSame = (some: Meaning, other: Meaning) =>
  some.terms.some((term) => other.terms.includes(term)) ||
  (other.allergens.length > 0 && other.allergens.every((allergen) => some.allergens.includes(allergen)));

/** 'Seafood, but fish is ok' leaves out the shellfish. */
function withoutAllowed(meaning: Meaning, { meaning: fine }: Item): Meaning {
  const left = meaning.allergens.filter((allergen) => !fine.allergens.includes(allergen));
  return left.length > 0 && left.length < meaning.allergens.length
    ? { ...meaning, allergens: left }
    : meaning;
}

/** Text that is not understood, and diets, of which `dietWithout` takes what is fine. */
const isKeptWhole = (meaning: Meaning) =>
  isOnlyText(meaning) || meaning.terms.some((term) => Object.hasOwn(DIET_PARTS, term));

/** The names of foods that are fine although they belong to what is left out: the butter of 'no dairy except butter'. */
function allowedIn(meaning: Meaning, { meaning: fine }: Item): FoodTerm[] {
  if (isKeptWhole(meaning) || isSame(fine, meaning) || !isWithin(fine, meaning)) return [];
  return termsOf(fine).flatMap((term) => [
    term,
    ...(isCategory(term) || fine.kind === 'listed' ? namesWithin(term) : []),
  ]);
}

function namesWithin(kind: FoodTerm): FoodTerm[] {
  return (membersByKind().get(kind) ?? []).flatMap((member) => [
    member,
    ...(isCategory(member) ? (membersByKind().get(member) ?? []) : []),
  ]);
}

/** Whether nothing in a part rules out a food that the person says is fine. */
function mayEat({ meaning }: Item, part: AllergyPart): boolean {
  if (isSame(meaning, part)) return false;
  return !isWithin(meaning, part) || allowedIn(part, { written: '', meaning }).length > 0;
}

const isDiet = ({ terms }: Meaning) => terms.some((term) => DIETS.has(term));
const DIETS: ReadonlySet<FoodTerm> = new Set([
  ...Object.keys(DIET_PARTS),
  ...[...categoryNames()].filter((kind) => kind.startsWith('not ')),
  'salty food',
  'sugary food',
  'fodmap',
]);

const FACTS: FoodFacts<Item> = {
  holds: (kind, food) =>
    kind !== food && !isSame(food.meaning, kind.meaning) && isWithin(food.meaning, kind.meaning),
  isBesides: (kind, food) =>
    kind.meaning.allergens.join() === 'nuts' && food.meaning.allergens.join() === 'peanuts',
  isDiet: ({ meaning }) => isDiet(meaning),
  isListed: ({ meaning }) => meaning.allergens.length > 0,
  isEatenAlone: ({ meaning }, isBefore) =>
    meaning.allergens.length > 0
      ? isBefore && meaning.allergens.includes('fish')
      : meaning.terms.some((term) => kindsOf(term).has('poultry')),
};

/** What is left of a diet whose exceptions are fine: 'vegan except honey'. The whole diet if one is none of its parts. */
function dietWithout(item: Item, fine: readonly Item[]): Item[] {
  const diet = item.meaning.terms.find((term) => Object.hasOwn(DIET_PARTS, term));
  const held = fine.filter((food) => isWithin(food.meaning, item.meaning));
  if (diet === undefined || held.length === 0) return [item];
  const left = partsLeft(diet, held);
  return left.freed.size < held.length ? [item] : left.items;
}

function partsLeft(diet: FoodTerm, fine: readonly Item[]): { items: Item[]; freed: Set<Item> } {
  const items: Item[] = [];
  const freed = new Set<Item>();
  // Who eats fish mostly eats shellfish, too: a pescatarian.
  const isPescatarian = fine.some(({ meaning }) => meaning.allergens.includes('fish'));
  for (const name of DIET_PARTS[diet] ?? []) {
    const meaning = meaningsByPhrase().get(name) ?? foodMeaning(name);
    const held = fine.filter((food) => isWithin(food.meaning, meaning));
    const eaten = held.filter((food) => isSame(food.meaning, meaning));
    for (const food of eaten) freed.add(food);
    if (eaten.length > 0 || (name === 'shellfish' && isPescatarian)) continue;
    if (Object.hasOwn(DIET_PARTS, name) && held.length > 0) {
      const inner = partsLeft(name, held);
      items.push(...inner.items);
      for (const food of inner.freed) freed.add(food);
      continue;
    }
    if (meaning.kind !== 'group' || name === 'poultry') for (const food of held) freed.add(food);
    items.push({ written: plainNameOf(name), meaning });
  }
  return { items, freed };
}

const plainNameOf = (kind: FoodTerm) => (kind === 'meat not fish' ? 'meat' : kind);

/** What is left out where only these are eaten of their kind: no meat except chicken. */
function siblingsOf(alone: readonly Item[]): Item[] {
  const kinds = alone.flatMap(({ meaning }) => {
    const within = new Set(termsOf(meaning).flatMap((term) => [...kindsOf(term)]));
    return SIBLINGS.find(([kind]) => within.has(kind))?.[1] ?? [];
  });
  const isMeat = kinds.includes('meat');
  const others = kinds.filter((kind) => !(isMeat && kind === 'meat not fish'));
  return [...new Set(others)].map((kind) => ({
    written: plainNameOf(kind),
    meaning: meaningsByPhrase().get(kind) ?? foodMeaning(kind),
  }));
}
/** Kinds of which people eat some foods only, and what they leave out then. */
const SIBLINGS: readonly (readonly [kind: FoodTerm, others: FoodTerm])[] = [
  ['meat', 'meat'],
  ['fish', 'meat not fish'],
  ['shellfish', 'meat not fish'],
  ...['nut', 'cheese', 'fruit', 'mushroom', 'bean', 'grain', 'seed'].map((kind) => [kind, kind] as const),
];

const BROAD: ReadonlySet<FoodTerm> = new Set(['vegetable', 'fruit', 'meat', 'herb', 'spice']);
const BELONGS = new Set(['in', 'of', 'from', 'within']);
const ARTICLES = new Set(['the', 'a', 'an']);

/** Whether the following words narrow a broad kind: 'vegetables in the cabbage family'. */
function isNarrowed({ terms }: Meaning, words: readonly Word[], after: number): boolean {
  if (!terms.every((term) => BROAD.has(term)) || terms.length === 0) return false;
  const word = words[after];
  if (!word || word.startsClause || !BELONGS.has(word.term)) return false;
  const next = ARTICLES.has(words[after + 1]?.term ?? '') ? after + 2 : after + 1;
  return next < endOfClause(words, after) && longestKnownAt(words, next) !== undefined;
}

/**
 * 'Nut allergy', 'no nuts please' and 'all nuts' include peanuts, because most people who write so mean them, too. The listed allergen 'nuts'
 * alone does not, and neither does a text that says something about peanuts itself.
 */
function widened(meaning: Meaning, words: readonly Word[], at: number, length: number): Meaning {
  if (meaning.kind !== 'listed' || phraseAt(words, at, length) !== 'nut' || words.length === 1)
    return meaning;
  return words.some(({ term }) => PEANUT.has(term)) ? meaning : listed('nuts', 'peanuts');
}
const PEANUT: ReadonlySet<string> = new Set(['peanut', 'groundnut']);

/** 'FODMAP (onion and garlic)' means only onion and garlic; FODMAP alone means all of its foods. */
function withoutLoneFodmap(parts: readonly AllergyPart[]): AllergyPart[] {
  const isFodmap = ({ terms }: AllergyPart) => terms.includes('fodmap');
  const others = parts.filter((part) => !isFodmap(part));
  return others.some((part) => !isOnlyText(part)) ? others : [...parts];
}

/** Common names of the foods that contain it. */
function namesLeftOut(meaning: Meaning, written: string): string[] {
  if (isOnlyText(meaning)) return [written];
  const { allergens, terms } = meaning;
  const groups = allergens.map((allergen) => GROUP_OF_ALLERGEN[allergen]);
  const ofListed = groups.flatMap((group) => (group === undefined ? split(SULFITE_FOODS) : membersOf(group)));
  const ofTerms = terms.flatMap((term) => [
    ...(isCategory(term) ? [] : [term]),
    ...membersOf(term),
    ...(isCategory(term) ? [] : madeWith(term)),
  ]);
  return [...new Set([...ofListed, ...ofTerms])].slice(0, MOST_NAMES);
}

/** Kinds that cooks treat as one food. */
const ONE_FOOD = new Set(['cheese', 'mushroom', 'melon', 'squash', 'seed']);

/** The members of a kind; only a few of a kind within it. */
function membersOf(kind: FoodTerm): FoodTerm[] {
  return (membersByKind().get(kind) ?? []).flatMap((member) =>
    isCategory(member) && !ONE_FOOD.has(member) ? (membersByKind().get(member) ?? []).slice(0, 4) : [member],
  );
}
