import { lazy } from '../../../../lazy.ts';
import { FOREIGN_MEASURES } from '../../../../lines/foreign-words.ts';
import { memoize } from '../../../../memoize.ts';
import { withoutAccents } from '../../../../text/accents.ts';
import { type IsFood, readTypedAmount } from '../../typed-amount.ts';
import { withEnglishMeasures } from '../foreign-measures.ts';
import { DUTCH, GERMAN, SCANDINAVIAN } from './germanic-phrases.ts';
import type { PhraseBook } from './phrase-book.ts';
import { FINNISH, POLISH, TURKISH } from './polish-turkish-and-finnish-phrases.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './romance-phrases.ts';

type Kind = 'food' | 'adjective' | 'measure' | 'amount' | 'with' | 'and' | 'of' | 'small';

interface Word {
  readonly kind: Kind;
  readonly english: string;
}

/** A word or phrase of a clause, as typed and in English. */
interface Read extends Word {
  readonly typed: string;
  /** Whether the phrase book knows it, and not only the tables of names. */
  readonly isOwn: boolean;
}

/** The names of the food tables. */
export interface Names {
  /** Whether the words mean a food, perhaps without some of them. */
  readonly isFood: IsFood;
  /** Whether a food is called exactly so. */
  readonly isWhole: IsFood;
}

interface Book {
  readonly phrases: PhraseBook;
  readonly words: ReadonlyMap<string, Word>;
}

const listed = (names: string) => names.split(/,\s+/).filter((name) => name !== '');

function wordsOf(phrases: PhraseBook): ReadonlyMap<string, Word> {
  const entries = (kind: Kind, table: Readonly<Record<string, string>> = {}) =>
    Object.entries(table).flatMap(([english, names]) =>
      listed(names).map((name): [string, Word] => [name, { kind, english }]),
    );
  const words = new Map([
    ...entries('small', { '': phrases.small ?? '' }),
    ...entries('of', { of: phrases.of }),
    ...entries('adjective', phrases.adjectives),
    ...entries('measure', phrases.measures),
    ...entries('with', { with: phrases.with }),
    ...entries('and', { and: phrases.and }),
    ...entries('food', phrases.foods),
  ]);
  const plain = [...words].map(([name, word]) => [plainLetters(name), word] as const);
  return new Map([...plain.filter(([name]) => name.length >= SHORTEST_PLAIN), ...words]);
}

/** Shorter words without their accents are other words: 'the' is not 'thé'. */
const SHORTEST_PLAIN = 4;

const books = lazy((): readonly Book[] =>
  [GERMAN, DUTCH, SCANDINAVIAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, POLISH, TURKISH, FINNISH].map(
    (phrases) => ({
      phrases,
      words: wordsOf(phrases),
    }),
  ),
);

/** Measures of any of these languages. */
const MEASURES: ReadonlyMap<string, string> = new Map(
  Object.entries(FOREIGN_MEASURES).flatMap(([unit, [plain, beforeOf]]) =>
    [...listed(plain), ...listed(beforeOf)].map((word) => [word, unit] as const),
  ),
);

/** Amounts that are written the same in all of them. */
const AMOUNT =
  /^(?:\d[\d.,/]*(?:[-–]\d[\d.,]*)?|[½¼¾])(?:g|gr|kg|ml|cl|dl|l|x|%)?$|^(?:x\d+|g|gr|kg|ml|cl|dl|l|x|gram|gramm|grams|grammi|gramos|gramas)$/;

/** Articles and the number one. */
const ONE =
  /^(?:an?|ein|eine|einen|einem|einer|un|una|uno|une|um|uma|een|ett|bir|jeden|jedna|jedno|en|et|half)$/;

const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    2: 'zwei, twee, två, to, deux, dos, due, dois, duas, dwa, dwie, iki',
    3: 'drei, drie, tre, trois, tres, três, trzy, üç',
    4: 'vier, fyra, fire, quatre, cuatro, quattro, quatro, cztery, dört',
    5: 'fünf, vijf, fem, cinq, cinco, cinque, pięć, beş',
  }).flatMap(([number, names]) => listed(names).map((name) => [name, number] as const)),
);

const LONGEST_PHRASE = 5;
/** Letters that a compound adds to its first word: 'Marmelade-n-brot'. */
const JOINING = /(?:en|es|n|s|e)$/;

function readCompound(word: string, { phrases, words }: Book, names: Names): Word | undefined {
  for (const [ending, english] of Object.entries(phrases.compounds ?? {})) {
    const first = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (first.length < LEAST_OF_COMPOUND) continue;
    for (const each of [first, first.replace(JOINING, '')]) {
      const own = words.get(each);
      const name = own?.kind === 'food' ? own.english : each;
      if (own?.kind === 'food' || (each.length >= LEAST_OF_COMPOUND && names.isFood(each)))
        return { kind: 'food', english: english.replace('$', bare(name)) };
    }
  }
  return undefined;
}

const LEAST_OF_COMPOUND = 3;

const isMeasureIn = (book: Book, token: string) => book.words.get(token.toLowerCase())?.kind === 'measure';

/** The phrase at `at`, the longest first. */
function phraseAt(tokens: readonly string[], at: number, book: Book, names: Names) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const typed = tokens.slice(at, at + length).join(' ');
    const word = book.words.get(typed.toLowerCase());
    if (word) return { read: { ...word, typed, isOwn: true }, length };
    // Part of the clause may be a dish: 'Schnitzel mit Pommes' in 'Schnitzel mit Pommes und Salat'.
    const isAmount = tokens.slice(at, at + length).some((each) => isMeasureIn(book, each));
    const isDish = length > 1 && !isAmount && !/\d/.test(typed) && names.isWhole(typed);
    if (isDish) return { read: { kind: 'food', typed, english: typed, isOwn: false } as const, length };
  }
  const typed = tokens[at] ?? '';
  const known = knownWord(typed.toLowerCase(), book, names);
  if (!known) return undefined;
  const isAsTyped = known.kind === 'food' && !known.isOwn;
  return { read: { ...known, typed, english: isAsTyped ? typed : known.english }, length: 1 };
}

function knownWord(token: string, book: Book, names: Names): (Word & { isOwn: boolean }) | undefined {
  const measure = MEASURES.get(token);
  const number = NUMBERS.get(token);
  if (number !== undefined) return { kind: 'amount', english: number, isOwn: false };
  if (AMOUNT.test(token)) return { kind: 'amount', english: token, isOwn: false };
  if (ONE.test(token)) return { kind: 'amount', english: '1', isOwn: false };
  if (measure !== undefined) return { kind: 'measure', english: measure, isOwn: false };
  const compound = names.isFood(token) ? undefined : readCompound(token, book, names);
  if (compound) return { ...compound, isOwn: true };
  return token.length >= LEAST_OF_COMPOUND && names.isFood(token)
    ? { kind: 'food', english: token, isOwn: false }
    : undefined;
}

/** All words of a clause in one language; null if one is unknown. */
function readIn(book: Book, tokens: readonly string[], names: Names): Read[] | null {
  const read: Read[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(tokens, at, book, names);
    if (!found) return null;
    read.push(found.read);
    at += found.length;
  }
  return read;
}

const AMOUNT_IN_NAME = /^(?:(\d+) (ml|g) |(?:slice|square|plate|cup|glass) of |1 cup )/;

/** A name without the amount that it stands for by itself: 'slice of bread' is bread. */
const bare = (name: string) => name.replace(AMOUNT_IN_NAME, '');

/** Letters without their accents, as many people type them on a phone. */
const plainLetters = (word: string) =>
  withoutAccents(word).replace(/[łıøßæ]/g, (letter) => LETTERS[letter] ?? letter);
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ø: 'o', ß: 'ss', æ: 'ae' };

/** The numbers of words that count. */
const COUNTS: Readonly<Record<string, string>> = { few: 'a few', half: 'half', quarter: '1/4' };

/** How many biscuits or pancakes a plural without a number means. */
const SEVERAL = 3;

/** One food of a clause, with its amount and adjectives in English order. */
function foodText(read: readonly Read[], isNounFirst: boolean, names: Names): string {
  const amounts = read
    .filter(({ kind }) => kind === 'amount')
    .map(({ english }) => english.replace(/^x(?=\d)/, ''));
  const measures = read.filter(({ kind }) => kind === 'measure').map(({ english }) => english);
  const counts = measures.flatMap((each) => COUNTS[each] ?? []);
  const units = measures.filter((each) => !Object.hasOwn(COUNTS, each));
  const adjectives = read.filter(({ kind }) => kind === 'adjective').map(({ english }) => english);
  const foods = read.filter(({ kind }) => kind === 'food').map(({ english }) => english);
  const isWeighed = units.length > 0 || amounts.some((each) => /[a-z%]/.test(each));
  const [first = '', ...others] = isWeighed ? foods.map(bare) : foods;
  // 'Soupe de légumes' is vegetable soup, 'broodje kaas' a roll with cheese.
  const compound = [...others.toReversed().map(bare), first].join(' ');
  const isMadeOf =
    isNounFirst && others.length > 0 && (read.some(({ kind }) => kind === 'of') || names.isFood(compound));
  const name = isMadeOf ? compound : [first, ...others].join(' with ');
  const [, each, unit = ''] = /^(\d+) (ml|g) /.exec(name) ?? [];
  const [count] = [...counts, ...amounts];
  const isCounted = each !== undefined && count !== undefined && /^\d+$/.test(count);
  const isSeveral = each !== undefined && count === undefined && name.endsWith('s');
  const pieces = isCounted ? Number(count) : isSeveral ? SEVERAL : 1;
  const number = isCounted || isSeveral ? `${Number(each) * pieces} ${unit}` : amounts.join(' ');
  const measured = units.length > 0 ? `${units[0]} of` : '';
  const [, served = '', rest = ''] =
    /^((?:slice|square|plate|cup|glass) of )?(.+)$/.exec(isCounted || isSeveral ? bare(name) : name) ?? [];
  const isOne = number === '' && counts.length === 0 && (measured !== '' || served !== '');
  // 'Ein paar' is a number, too.
  const amount = counts.length > 0 && number === '1' ? '' : isOne ? '1' : number;
  return [amount, ...(isCounted ? [] : counts), measured, served.trim(), ...adjectives, rest]
    .filter((part) => part !== '')
    .join(' ');
}

interface Part {
  readonly english: string;
  readonly typed: string;
}

interface JoinedPart {
  readonly joint: string;
  readonly part: Part;
}

/** Whether an amount stands between two foods: 'cafe con leche 1 sugar'. */
function isListed(read: readonly Read[]): boolean {
  const foods = read.flatMap(({ kind }, at) => (kind === 'food' ? [at] : []));
  const [first = 0, last = 0] = [foods[0], foods.at(-1)];
  return read.slice(first, last).some(({ kind }) => kind === 'amount' || kind === 'measure');
}

/** In 'kanapki z szynką 2' the number at the end counts the sandwiches, not their ham. */
function countedFirst(read: readonly Read[]): readonly Read[] {
  const last = read.at(-1);
  const isCount = last?.kind === 'amount' && /^x?\d{1,2}$/.test(last.english);
  const joint = read.findIndex(({ kind }) => kind === 'with');
  if (!isCount || joint < 1 || read.slice(0, -1).some(({ kind }) => kind === 'amount' || kind === 'measure'))
    return read;
  return [last, ...read.slice(0, -1)];
}

/** The foods of a clause between its conjunctions; null if one of them is a list. */
function partsOf(typed: readonly Read[], isNounFirst: boolean, names: Names): JoinedPart[] | null {
  const read = countedFirst(typed);
  const parts: JoinedPart[] = [];
  let [joint, from] = ['', 0];
  for (let at = 0; at <= read.length; at += 1) {
    const word = read[at];
    if (word && word.kind !== 'with' && word.kind !== 'and') continue;
    const words = read.slice(from, at);
    if (isListed(words)) return null;
    if (words.some(({ kind }) => kind === 'food')) {
      const typed = words.map((each) => each.typed).join(' ');
      parts.push({ joint, part: { english: foodText(words, isNounFirst, names), typed } });
    }
    joint = word?.kind === 'with' && word.typed.startsWith('z') ? word.typed : (word?.kind ?? '');
    from = at + 1;
  }
  return parts;
}

const tokensOf = (clause: string) =>
  clause
    .replace(/['’]/g, ' ')
    .split(/\s+/)
    .map((token) => token.replace(/^[("]+|[)."!?]+$/g, ''))
    .filter((token) => token !== '');

/** Words that only English uses, and dishes that rules of their own read. */
const NOT_FOREIGN =
  /(?<!\p{L})(?:w|w\/|with|and|of|no|the|half|an|without|from|on|for|my|in a|left|ate|had)(?!\p{L})|(?<!\p{L})(?:(?:tacos?|aguas?) de|zupa \p{L}+ ze?|drożdżówk[ai] ze?) |(?<!\p{L})(?:dal|daal|dhal|sabzi|sabji|bhurji|paneer|rajma|chole|chana)(?!\p{L})/iu;

/** Words that are the same in English, which do not show that a clause is in another language. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  'a e i o m d sachet l in en et is te as au part parts quart bar barre pot pots hand cake ham chips egg jam glass pan plus few portion portions porties chocolate taco pint mixte natural light integral verse dose bord mos fil kit grana cotto macaroni magnum plancha cider champagne'.split(
    ' ',
  ),
);

/** The clause in English; undefined if it is known as it is, or not wholly in one of the languages. */
function readClause(clause: string, names: Names): readonly JoinedPart[] | undefined {
  const tokens = tokensOf(clause);
  if (tokens.length === 0 || tokens.length > MOST_WORDS || NOT_FOREIGN.test(clause)) return undefined;
  const plain = readTypedAmount(withEnglishMeasures(clause.trim()), names.isFood).name;
  const isCalledSo = names.isWhole(clause.trim());
  const isNamed = isCalledSo || names.isWhole(plain);
  const isKnown = names.isFood(clause.trim()) || names.isFood(plain);
  let best: { readonly own: number; readonly parts: readonly JoinedPart[] } | undefined;
  for (const book of books()) {
    const read = readIn(book, tokens, names);
    if (read === null) continue;
    const own = read.reduce(
      (sum, { isOwn, kind, typed }) =>
        sum +
        (isOwn && kind !== 'small' && !ALSO_ENGLISH.has(typed.toLowerCase()) ? typed.split(' ').length : 0),
      0,
    );
    if (own <= (best?.own ?? 0)) continue;
    // A measure at the end of a whole name belongs to it: the 'bol' of 'spag bol' is no scoop.
    const isPartOfName = isCalledSo && read.at(-1)?.kind === 'measure';
    if (isNamed && !isOnePhrase(read) && (isPartOfName || !isMeasured(read))) continue;
    // 'Tavuk döner dürüm' is one dish, not three.
    if ((isKnown || book.phrases.isHeadLast) && isInARow(read)) continue;
    // The tables find a food by some of its words: 'jus de pomme' as an apple.
    if (isKnown && !read.some(({ isOwn, kind }) => isOwn && TELLING.has(kind)) && !isPhrase(read)) continue;
    const parts = partsOf(read, book.phrases.isNounFirst === true, names);
    if (parts !== null && parts.length > 0) best = { own, parts };
  }
  return best?.parts;
}

/** Whether a measure that English does not have stands beside one food: 'demi baguette'. */
function isMeasured(read: readonly Read[]): boolean {
  const isOwn = read.some(
    (word) => word.kind === 'measure' && word.isOwn && !ALSO_ENGLISH.has(word.typed.toLowerCase()),
  );
  return isOwn && read.filter(({ kind }) => kind === 'food').length === 1;
}

/** Whether two foods follow each other without a word between them. */
function isInARow(read: readonly Read[]): boolean {
  return read.some(({ kind }, at) => kind === 'food' && read[at + 1]?.kind === 'food');
}

/** Whether the clause is only one name of several words, with its amount. */
function isOnePhrase(read: readonly Read[]): boolean {
  const [food, ...others] = read.filter(({ kind }) => kind !== 'amount' && kind !== 'measure');
  return food?.kind === 'food' && food.isOwn && others.length === 0 && food.typed.includes(' ');
}

/** Whether a food is known by several words or with a preposition, and not only one word of it. */
function isPhrase(read: readonly Read[]): boolean {
  return read.some(({ kind, isOwn, typed }) => kind === 'food' && isOwn && typed.includes(' '));
}

/** Kinds of words that say how the others belong together. */
const TELLING: ReadonlySet<Kind> = new Set(['measure', 'with', 'of', 'adjective']);

const MOST_WORDS = 14;
const MOST_REMEMBERED = 500;

export interface ReadPhrases {
  readonly text: string;
  /** A part of the English text as the person typed it. */
  asTyped(part: string): string;
}

/**
 * Translates the clauses of a meal that are wholly in one of ten languages and that the tables of names do not know:
 * 'macka med leverpastej' to 'slice of bread with chicken liver pate'. A clause with an unknown word stays.
 */
export function readPhrases(text: string, names: Names): ReadPhrases {
  const typedOf = new Map<string, string>();
  const remembered = {
    isFood: memoize(MOST_REMEMBERED, names.isFood),
    isWhole: memoize(MOST_REMEMBERED, names.isWhole),
  };
  const read = text
    .split(/([;\n]|,(?!\d))/)
    .map((clause) => {
      const parts = /^[;,\n]$/.test(clause) ? undefined : readClause(clause, remembered);
      if (parts === undefined) return clause;
      for (const { part } of parts) typedOf.set(part.english, part.typed);
      const english = parts
        .map(({ joint, part }) => (joint === '' ? part.english : `${joint} ${part.english}`))
        .join(' ');
      typedOf.set(english, clause.trim());
      return ` ${english}`;
    })
    .join('')
    .trimStart();
  return { text: read, asTyped: (part) => typedOf.get(part) ?? part };
}
