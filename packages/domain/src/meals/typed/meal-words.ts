import type { MealName, MealWordKind, MealWords } from '@game-plan/lexicon/meal-words';
import meals from '@game-plan/lexicon/meals.json' with { type: 'json' };
import { SMALL_WORDS } from '../../food-search/words/words.ts';
import { searchNames } from '../../foods/dish-table.ts';
import { foreignNames } from '../../foods/find-by-words.ts';
import { foodWords } from '../../foods/food-name.ts';
import { BRANDS, CHAINS } from '../../foods/names/makers.ts';
import { FORMS, QUALIFIERS } from '../../foods/names/name-words.ts';
import { diaryNames, searchedFoods, servedNames } from '../../foods/served/served-table.ts';
import { inAnyLanguage, lineOf, matchAt } from '../../language/grammar.ts';
import { type Token, tokenize } from '../../language/tokens.ts';
import { lazy } from '../../lazy.ts';

/** What words mean in a typed meal. */
export interface Meaning {
  readonly kind: MealWordKind | 'food' | 'foreign' | 'maker' | 'named' | 'named-beside';
  readonly value: string;
  /** The language of the word; undefined for names of foods. */
  readonly language: string;
  readonly name?: MealName;
  /** The words as typed, of what has no singular: 'una' is one, 'unas' a few. */
  readonly exact?: string;
}

/** A meaning of the words from one token up to another. */
export interface Found extends Meaning {
  readonly from: number;
  readonly to: number;
}

/** The word of a token as names have it: singular, without accents; undefined for a mark that no name needs. */
export function wordOf({ kind, text, key }: Token): string | undefined {
  if (kind === 'number') return text;
  if (kind === 'mark') return text === '&' || text === '+' ? 'and' : text === '%' ? 'percent' : undefined;
  return foodWords(text)[0] ?? key;
}

const foldedWord = (word: string): string => foodWords(word)[0] ?? word;

const wordsOfName = (name: string): string[] => tokenize(name).flatMap((token) => wordOf(token) ?? []);

/** A token of a typed meal. Where a shortened word stands for several, each is a token at its place. */
export interface MealToken extends Token {
  /** As names have it; undefined for a mark. */
  readonly word: string | undefined;
  /** As typed, or the word that was meant. */
  readonly meant: string;
}

interface Index {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** What longer entries begin with. */
  readonly beginnings: ReadonlySet<string>;
  /** Every word of an English name. */
  readonly words: ReadonlySet<string>;
  readonly otherWords: ReadonlySet<string>;
}

/** What has a plural as foods have. */
const INFLECTED: ReadonlySet<MealWordKind> = new Set(['units', 'measures', 'people', 'others']);

const exactly = (tokens: readonly { readonly key: string; readonly word?: string | undefined }[]): string =>
  tokens.map(({ key }) => key.replaceAll(/['’]/g, '')).join(' ');

const NAMES: ReadonlySet<Meaning['kind']> = new Set(['food', 'foreign', 'maker']);

/** What is looked up by other means than whole phrases. */
const NO_PHRASES: ReadonlySet<MealWordKind> = new Set(['short', 'noun-first', 'inflected']);

const index = lazy((): Index => {
  const meanings = new Map<string, Meaning[]>();
  const beginnings = new Set<string>();
  const words = new Set<string>();
  const otherWords = new Set<string>();
  const unitWords = new Set(phrasesOf('units').flatMap(({ phrases }) => phrases.flatMap(wordsOfName)));
  const add = (name: string, meaning: Meaning, own: string[] = wordsOfName(name)) => {
    if (own.length === 0) return;
    const long = own.flatMap((word) => shortWords().get(word)?.map(foldedWord) ?? [word]);
    if (long.length !== own.length || long.some((word, at) => word !== own[at])) add(name, meaning, long);
    const key = own.join(' ');
    const known = meanings.get(key);
    if (
      known?.some(
        ({ kind, value, language, exact }) =>
          kind === meaning.kind &&
          (NAMES.has(kind) || (value === meaning.value && language === meaning.language)) &&
          exact === meaning.exact,
      )
    )
      return;
    if (known) known.push(meaning);
    else meanings.set(key, [meaning]);
    for (let length = 1; length < own.length; length += 1) beginnings.add(own.slice(0, length).join(' '));
    for (const word of own) (meaning.kind === 'food' ? words : otherWords).add(word);
  };
  // 'Bag of crisps' is an amount of them.
  const isAmount = ([unit = '', of = '']: readonly string[]) => of === 'of' && unitWords.has(unit);
  const addName = (name: string, language: string) => {
    const own = wordsOfName(name);
    const isEnglish = language === 'en';
    if (!isEnglish || !isAmount(own))
      add(name, { kind: isEnglish ? 'food' : 'foreign', value: name, language }, own);
  };
  for (const { name, aliases } of searchedFoods()) for (const each of [name, ...aliases]) addName(each, 'en');
  for (const name of servedNames()) addName(name, 'en');
  for (const { name, language } of [...diaryNames(), ...searchNames(), ...foreignNames()])
    addName(name, language);
  for (const name of [...BRANDS, ...CHAINS]) add(name, { kind: 'maker', value: '', language: '' });
  for (const { phrases, ...means } of meals.words.filter(({ kind }) => !NO_PHRASES.has(kind)))
    for (const phrase of phrases) {
      add(phrase, INFLECTED.has(means.kind) ? means : { ...means, exact: exactly(tokenize(phrase)) });
    }
  for (const name of meals.names)
    add(
      name.name,
      name.when === undefined
        ? { kind: 'named', value: name.means, language: name.language, name }
        : { kind: 'named-beside', value: name.name, language: name.language },
    );
  return { meanings, beginnings, words, otherWords };
});

/** The words of the English names of foods. */
export const nameWords = (): ReadonlySet<string> => index().words;

/** Whether a word occurs in any entry. */
export const isKnownWord = (word: string): boolean => index().words.has(word) || index().otherWords.has(word);

const LONGEST = 9;
const SKIPPED: ReadonlySet<string> = new Set(['-', '.', "'", '’', '/']);

/** Every meaning of the words that begin at a token. Hyphens and full stops within a name are skipped. */
export function meaningsAt(tokens: readonly MealToken[], from: number): Found[] {
  const { meanings, beginnings } = index();
  const found: Found[] = [];
  let key = '';
  let words = 0;
  for (let at = from; at < tokens.length && words < LONGEST; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.word === undefined) {
      if (words > 0 && SKIPPED.has(token.text)) continue;
      break;
    }
    key = key === '' ? token.word : `${key} ${token.word}`;
    words += 1;
    for (const meaning of meanings.get(key) ?? [])
      if (
        meaning.exact === undefined ||
        meaning.exact === exactly(tokens.slice(from, at + 1).filter(({ word }) => word !== undefined))
      )
        found.push({ ...meaning, from, to: at + 1 });
    if (!beginnings.has(key)) break;
  }
  return found.filter(
    (one) =>
      one.name === undefined ||
      isTyped(one) ||
      !found.some((other) => other.to === one.to && other.language === one.language && isTyped(other)),
  );

  /** Of 'huevo' and 'huevos', which differ in what they mean, the one that was typed. */
  function isTyped({ name, to }: Found): boolean {
    return name !== undefined && exactly(tokenize(name.name)) === exactly(tokens.slice(from, to));
  }
}

const ofKind = memoizeKinds();

/** The phrases of a kind by their folded words, with what they mean. */
function memoizeKinds(): (kind: MealWordKind) => ReadonlyMap<string, string> {
  const known = new Map<MealWordKind, ReadonlyMap<string, string>>();
  return (kind) => {
    const found =
      known.get(kind) ??
      new Map(
        meals.words.flatMap((words) =>
          words.kind === kind
            ? words.phrases.map((phrase) => [wordsOfName(phrase).join(' '), words.value])
            : [],
        ),
      );
    known.set(kind, found);
    return found;
  };
}

/** What a name ends in or begins with, and the rest of it. */
export interface End {
  readonly rest: string;
  readonly words: string;
  readonly value: string;
}

const LONGEST_END = 3;

/** The longest phrase of a kind that a name ends in, in any number; undefined if there is none. */
export const endOf = (name: string, kind: MealWordKind): End | undefined =>
  outermost(name, kind, (words, length) => [words.slice(-length), words.slice(0, -length)]);

/** Like `endOf`, of what it begins with. */
export const startOf = (name: string, kind: MealWordKind): End | undefined =>
  outermost(name, kind, (words, length) => [words.slice(0, length), words.slice(length)]);

function outermost(
  name: string,
  kind: MealWordKind,
  cut: (
    words: readonly string[],
    length: number,
  ) => readonly [phrase: readonly string[], rest: readonly string[]],
): End | undefined {
  const typed = name.trim().split(' ');
  for (let length = Math.min(LONGEST_END, typed.length); length > 0; length -= 1) {
    const [phrase, rest] = cut(typed, length).map((words) => words.join(' '));
    const value = ofKind(kind).get(wordsOfName(phrase ?? '').join(' '));
    if (value !== undefined) return { rest: rest ?? '', words: phrase ?? '', value };
  }
  return undefined;
}

/** The phrases of a kind anywhere in a name, as typed, none within another. */
export function phrasesIn(name: string, kind: MealWordKind): string[] {
  const words = name.trim().split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = startOf(words.slice(at, at + LONGEST_END).join(' '), kind)?.words;
    if (phrase !== undefined) found.push(phrase);
    at += phrase?.split(' ').length ?? 1;
  }
  return found;
}

/** The phrases of a kind as written, with what they mean. */
export const phrasesOf = (kind: MealWordKind): readonly MealWords[] =>
  meals.words.filter((words) => words.kind === kind);

const IGNORED: ReadonlySet<Meaning['kind']> = new Set(['ignored', 'tells-nothing', 'sizes', 'fullness']);

/** Whether a word does not belong to the name of a food: an article, 'today', 'cooked', its size. */
export function isIgnored(word: string): boolean {
  const [folded = word] = foodWords(word);
  return (
    SMALL_WORDS.has(folded) ||
    index()
      .meanings.get(folded)
      ?.some(({ kind }) => IGNORED.has(kind)) === true
  );
}

/** Whether a word does not change the food: one that does not belong to its name, where it is from, in what form it is sold. */
export function tellsNothing(word: string): boolean {
  const [folded = word] = foodWords(word);
  return isIgnored(folded) || FORMS.has(folded) || QUALIFIERS.has(folded) || isQuality(word);
}

/** Whether a grammar of any language has it as a word that tells how good a food is: 'camperos'. */
const isQuality = (word: string): boolean => matchAt(inAnyLanguage(lineOf(word)), 0, 'quality') !== undefined;

const nounFirst = lazy(() => new Set(phrasesOf('noun-first').map(({ language }) => language)));

/** Whether a language has the noun before what describes it, so that 'arroz feijão' are two foods. */
export const isNounFirst = (language: string | undefined): boolean =>
  language !== undefined && nounFirst().has(language);

/** The expansions of shortened words. */
export const shortWords = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      phrasesOf('short').flatMap(({ value, phrases }) => phrases.map((phrase) => [phrase, value.split(' ')])),
    ),
);
