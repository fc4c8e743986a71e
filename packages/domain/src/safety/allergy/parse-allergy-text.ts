import allergyWords from '@game-plan/lexicon/allergy.json' with { type: 'json' };
import safety from '@game-plan/lexicon/safety.json' with { type: 'json' };
import type { Allergen } from '../../eater.ts';
import { findFood } from '../../foods/find-food.ts';
import { plainWords } from '../../foods/food-name.ts';
import { editDistance } from '../../foods/names/edit-distance.ts';
import { type Token, tokenize } from '../../language/tokens.ts';
import { lazy } from '../../lazy.ts';
import { categoryNames, type FoodTerm, isCategory, membersByKind, termOf } from '../food-facts.ts';
import { carriedTerms, kindsOf, madeWith, termOfAllergen } from '../food-terms.ts';
import { type FoodFacts, type Judged, judgeFoods, type Piece, SIGNS, type Sign } from './judge-foods.ts';
import {
  correctedAt,
  foodMeaning,
  isOnlyText,
  lengthInClause,
  listed,
  longestKnownAt,
  type Meaning,
  mayBeUnfinished,
  meaningsByPhrase,
  phraseAt,
  saysNoFood,
  UNKNOWN,
  type Word,
} from './known-phrases.ts';
import { restateWords } from './restate-words.ts';

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

/** The kind of all foods with a listed allergen: of gluten not wheat alone. */
const groupOfAllergen = (allergen: Allergen): FoodTerm | undefined =>
  allergen === 'gluten' ? 'gluten' : termOfAllergen(allergen);
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
  const words = plainWords(text);
  const said = [words, words.filter((word) => !allergyWords.aboutNothing.includes(word))];
  return said.some((each) => NOTHING.has(each.join(' ')));
}
const NOTHING: ReadonlySet<string> = new Set(
  allergyWords.nothing.map((words) => plainWords(words).join(' ')),
);

/** Foods that are fine from the start in spite of the part: ground nuts for infants, and oats for a person who avoids wheat only. */
function finesOf(item: Item, { terms }: Meaning, items: readonly Item[]): readonly FoodTerm[] {
  // Who also lists gluten, or another cereal that contains it, keeps the diet of coeliacs.
  const isAlone = !items.some((other) => !isOf('wheat', other) && holdsGluten(other.meaning));
  const kinds = isOf('wheat', item) && isAlone ? [...terms, 'wheat'] : terms;
  return kinds.flatMap((kind) => (safety.fine[kind as keyof typeof safety.fine] ?? []).map(termOf));
}

function holdsGluten({ allergens, terms }: Meaning): boolean {
  const foods = terms.flatMap((term) => [
    term,
    ...(isCategory(term) ? (membersByKind().get(term) ?? []) : []),
  ]);
  return allergens.includes('gluten') || foods.some((food) => findFood(food)?.allergens.includes('gluten'));
}

/** Whether an item is a word for a part of what its allergen is: the wheat of gluten, the lactose of milk. */
const isOf = (part: keyof typeof allergyWords.narrower, { written }: Item): boolean =>
  narrower().get(termOf(written)) === part;

const narrower = lazy(
  () =>
    new Map(
      Object.entries(allergyWords.narrower).flatMap(([part, words]) =>
        words.map((word) => [termOf(word), part]),
      ),
    ),
);

/** The food of 'Nussallergie', 'Laktoseintoleranz', 'glutenfrei'. */
function withoutCompound(typed: string): string {
  const ending = allergyWords.compoundEndings.find(
    (each) => typed.length >= each.length + SHORTEST_FOOD && typed.toLowerCase().endsWith(each),
  );
  return ending === undefined ? typed : typed.slice(0, -ending.length);
}
const SHORTEST_FOOD = 3;

/** Whether a word is about the person and not a food: 'allergic', 'intollerant', '2019'. */
function isNoFood(term: string, written: string): boolean {
  const word = written.toLowerCase();
  if (saysNoFood(term) || saysNoFood(word) || !Number.isNaN(Number(word))) return true;
  return allergyWords.oftenMisspelt.some(
    (meant) => Math.abs(meant.length - word.length) <= 2 && editDistance(meant, word) <= 2,
  );
}
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
  const out = withVerdict('out', 'unsure');
  const parts: AllergyPart[] = [];
  const add = (item: Item) => {
    const { written, meaning } = item;
    const left = fine.reduce(withoutAllowed, meaning);
    const allows = [
      ...new Set([...finesOf(item, left, out), ...fine.flatMap((other) => allowedIn(left, other))]),
    ];
    const part: AllergyPart = {
      text: written,
      ...left,
      ...(left.allergens.join() === 'dairy' && isOf('lactose', item) ? { isLactose: true as const } : {}),
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

interface ReadWord extends Word {
  /** The word as small words are looked up. */
  readonly key: string;
  /** The punctuation before it. */
  readonly opens: BreakKind | undefined;
}
type BreakKind = 'comma' | 'colon' | 'bracket' | 'stop';

const BREAKS: readonly BreakKind[] = ['stop', 'bracket', 'colon', 'comma'];

/** What the punctuation of a text parts. */
const BREAK_OF_MARK: ReadonlyMap<string, BreakKind> = new Map(
  Object.entries({ stop: '.;!•·*|。；！', bracket: '()[]{}（）', colon: ':：=', comma: ',/+&、，،' }).flatMap(
    ([kind, marks]) =>
      BREAKS.flatMap((each) => (each === kind ? [...marks].map((mark) => [mark, each] as const) : [])),
  ),
);
/** Marks that say of a food what a word would. */
const SAYING = '?？✅☑✓✔👍❌🚫✗✘👎';

/** The words of a text, up to the limit, and what stands behind them. */
function wordsIn(text: string): { words: ReadWord[]; rest: string } {
  const words: ReadWord[] = [];
  let opens: BreakKind | undefined;
  let mark = '';
  let startsClause = true;
  let end = 0;
  const tokens = tokenize(text);
  for (const [at, token] of tokens.entries()) {
    const { text: typed, start, kind } = token;
    if (kind !== 'mark' && (words.length >= MOST_WORDS || start > MOST_LETTERS))
      return { words: restateWords(words), rest: text.slice(start).trim() };
    const parts = breakAt(text, tokens, at, end);
    end = token.end;
    if (parts) {
      opens = stronger(opens, parts);
      startsClause = true;
      mark = typed;
    }
    const isMark = SAYING.includes(typed);
    if (kind === 'mark' && !isMark) continue;
    // 'E220' is one word.
    const last = words.at(-1);
    if (!isMark && token.isGlued && last && tokens[at - 1]?.kind !== 'mark' && /^\p{L}/u.test(last.written)) {
      const written = last.written + typed;
      words[words.length - 1] = { ...last, written, term: termOf(written), key: signKey(written) };
      continue;
    }
    for (const each of isMark ? [typed] : takenApart(typed)) {
      const isLong = each.length > LONGEST_WORD;
      const written = isLong ? each : completed(withoutCompound(each), tokens, at);
      const term = isMark || isLong ? each : termOf(written);
      if (term === '') continue;
      words.push({
        written,
        term,
        key: isMark ? each : signKey(written),
        startsClause: startsClause || isMark,
        opens,
        mark,
      });
      opens = isMark && QUESTIONS.has(each) ? 'stop' : undefined;
      mark = '';
      startsClause = isMark;
    }
  }
  return { words: restateWords(words), rest: '' };
}
const QUESTIONS: ReadonlySet<string> = new Set(['?', '？']);

/** How much a token parts what stands before it, or the line that it begins; a dash with spaces does as a colon. */
function breakAt(text: string, tokens: readonly Token[], at: number, end: number): BreakKind | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (end > 0 && text.slice(end, token.start).includes('\n')) return 'stop';
  const isDash = /^[-–—]$/.test(token.text) && !token.isGlued && tokens[at + 1]?.isGlued !== true;
  return isDash && at > 0 ? 'colon' : BREAK_OF_MARK.get(token.text);
}

/** The first of 'Erd- und Haselnüsse', 'schaal- en schelpdieren', with the end of the second. */
function completed(typed: string, tokens: readonly Token[], at: number): string {
  const [hyphen, , second] = tokens.slice(at + 1, at + 4);
  if (hyphen?.text !== '-' || !hyphen.isGlued || second?.kind !== 'word' || tokens[at + 2]?.isGlued)
    return typed;
  for (let from = SHORTEST_FOOD; from <= second.text.length - SHORTEST_FOOD; from += 1) {
    const whole = typed + second.text.slice(from);
    if (meaningsByPhrase().has(termOf(whole))) return whole;
  }
  return typed;
}

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
  const most = lengthInClause(words, at, LONGEST_SIGN);
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
  ...allergens.flatMap((allergen) => groupOfAllergen(allergen) ?? []),
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
const BELONGS: ReadonlySet<string> = new Set(allergyWords.belongs);
const ARTICLES = new Set(['the', 'a', 'an']);

/** Whether the following words narrow a broad kind: 'vegetables in the cabbage family'. */
function isNarrowed({ terms }: Meaning, words: readonly Word[], after: number): boolean {
  if (!terms.every((term) => BROAD.has(term)) || terms.length === 0) return false;
  const word = words[after];
  if (!word || word.startsClause || !BELONGS.has(word.term)) return false;
  const next = ARTICLES.has(words[after + 1]?.term ?? '') ? after + 2 : after + 1;
  return next - after < lengthInClause(words, after, 3) && longestKnownAt(words, next) !== undefined;
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
  const groups = allergens.map((allergen) => groupOfAllergen(allergen));
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

/** What a text means that may still be typed. */
export interface TypedAllergy extends AllergyReading {
  /** Whether its last word is unknown, but may become a known one. */
  readonly isUnfinished: boolean;
}

/** What each of these texts about allergies or disliked foods means. */
export const readAllergies = (texts: readonly string[]): TypedAllergy[] =>
  texts.map((text) => {
    const reading = readAllergyText(text);
    const last = reading.parts.at(-1);
    const isUnfinished = last?.kind === 'unknown' && text.endsWith(last.text) && mayBeUnfinished(last.text);
    return { ...reading, isUnfinished };
  });
