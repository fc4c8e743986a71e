import allergyWords from '@game-plan/lexicon/allergy.json' with { type: 'json' };
import type { Allergen } from '../../eater.ts';
import { ALLERGENS } from '../../eater.ts';
import { foreignNames, isForeignName } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { FOODS } from '../../foods/food-table.ts';
import { editDistance } from '../../foods/names/edit-distance.ts';
import { lazy } from '../../lazy.ts';
import { withoutAccents } from '../../text/accents.ts';
import { type FoodTerm, isCategory, membersByKind, termOf } from '../food-facts.ts';
import { knownTerms } from '../food-terms.ts';
import { LONGEST_PHRASE_WORDS } from '../phrase-match.ts';
/** What a phrase of an allergy text means. */
export interface Meaning {
  /** `unknown`: no table has it, `illness`: no list of foods settles it; both are only looked for in names. */
  readonly kind: 'listed' | 'group' | 'food' | 'illness' | 'unknown';
  /** The listed allergens it matches; empty for other kinds. */
  readonly allergens: readonly Allergen[];
  /** The terms by which `carriedTerms` finds foods that contain it; empty if it is listed or unknown. */
  readonly terms: readonly FoodTerm[];
}

/** A word of a text. */
export interface Word {
  readonly written: string;
  readonly term: FoodTerm;
  /** Whether a comma, bracket or similar precedes it. */
  readonly startsClause: boolean;
  /** The punctuation before it, as typed. */
  readonly mark?: string;
}

/** A known phrase: its number of words and its meaning. */
export interface Known {
  readonly length: number;
  readonly meaning: Meaning;
}

export const UNKNOWN: Meaning = { kind: 'unknown', allergens: [], terms: [] };
const ILLNESS: Meaning = { kind: 'illness', allergens: [], terms: [] };

/** Whether no food is left out for it, except by its name. */
export const isOnlyText = ({ kind }: Pick<Meaning, 'kind'>): boolean =>
  kind === 'unknown' || kind === 'illness';

/** The word of names that contain the allergen itself: a person who cannot have skim milk cannot have milk. */
const IN_NAMES: Readonly<Partial<Record<Allergen, readonly FoodTerm[]>>> = {
  dairy: ['milk'],
  eggs: ['egg'],
  gluten: ['wheat'],
  peanuts: ['peanut'],
  soy: ['soy', 'soybean'],
  sesame: ['sesame'],
};

const isItself = (name: FoodTerm, allergen: Allergen): boolean =>
  name.split(' ').some((word) => IN_NAMES[allergen]?.includes(word));

export function listed(...allergens: readonly Allergen[]): Meaning {
  return { kind: 'listed', allergens, terms: [] };
}

export function foodMeaning(...terms: readonly FoodTerm[]): Meaning {
  return { kind: terms.some((term) => isCategory(term)) ? 'group' : 'food', allergens: [], terms };
}

export function together(meanings: readonly Meaning[]): Meaning {
  const allergens = [...new Set(meanings.flatMap((meaning) => meaning.allergens))];
  const terms = [...new Set(meanings.flatMap((meaning) => meaning.terms))];
  return { kind: allergens.length > 0 ? 'listed' : (meanings[0]?.kind ?? 'food'), allergens, terms };
}

/** Known phrases: listed allergens before categories, categories before foods, English before other languages. */
export const meaningsByPhrase = lazy((): ReadonlyMap<FoodTerm, Meaning> => {
  const known = new Map<FoodTerm, Meaning>();
  const learn = (phrase: FoodTerm, meaning: Meaning) => {
    if (phrase !== '' && !known.has(phrase)) known.set(phrase, meaning);
  };
  const learnAll = (phrases: readonly string[], meaning: Meaning) => {
    for (const phrase of phrases) learn(termOf(phrase), meaning);
  };
  learnAll(allergyWords.notFoods, UNKNOWN);
  for (const [allergens, phrases] of Object.entries({
    ...allergyWords.listed,
    ...allergyWords.severalListed,
  }))
    learnAll(
      phrases,
      listed(
        ...allergens.split(' ').flatMap((each) => ALLERGENS.find((allergen) => allergen === each) ?? []),
      ),
    );
  for (const [kind, phrases] of Object.entries(allergyWords.kinds)) learnAll(phrases, foodMeaning(kind));
  for (const { name, aliases, allergens } of FOODS) {
    const itself = allergens.find((allergen) => allergens.length === 1 && isItself(termOf(name), allergen));
    if (itself) learn(termOf(name), listed(itself));
    for (const alias of [name, ...aliases].map(termOf)) {
      if (!membersByKind().has(alias)) learn(alias, foodMeaning(...new Set([alias, termOf(name)])));
    }
  }
  for (const term of knownTerms()) learn(term, foodMeaning(term));
  for (const [names, phrases] of Object.entries(allergyWords.severalKinds)) {
    const meanings = names.split(', ').flatMap((name) => known.get(name) ?? []);
    for (const phrase of phrases) known.set(termOf(phrase), together(meanings));
  }
  learnAll(allergyWords.illnesses, ILLNESS);
  const tongues = new Map<FoodTerm, FoodTerm[]>();
  const mean = (phrase: FoodTerm, english: string) =>
    tongues.set(phrase, [...(tongues.get(phrase) ?? []), english]);
  for (const [english, names] of Object.entries(allergyWords.names))
    for (const name of names) mean(termOf(name), english);
  for (const { name, food } of foreignNames()) mean(termOf(name), food);
  for (const [phrase, english] of tongues) {
    const meant = english.flatMap((name) => known.get(termOf(name)) ?? []);
    const own = known.get(phrase);
    // A word with a meaning in English and another in a foreign language gets both: 'latte', 'orzo', 'pomelo'.
    if (own?.kind !== 'listed') known.set(phrase, together(own === undefined ? meant : [own, ...meant]));
  }
  return known;
});

const noFood = new Set(allergyWords.noFood);
/** Whether a word stands around foods and identifies none, singular and without accents. */
export const saysNoFood = (word: string): boolean => noFood.has(word);

/** Words that a mistyped word may be corrected to, by their first letter. */
const spellable = lazy((): ReadonlyMap<string, readonly string[]> => {
  const phrases = [
    ...Object.values(allergyWords.listed).flat().map(termOf),
    ...Object.entries(allergyWords.kinds).flatMap(([kind, names]) => [kind, ...names].map(termOf)),
    ...[...membersByKind()].flatMap(([kind, members]) => [kind, ...members]),
    ...FOODS.map(({ name }) => name),
  ];
  const each = phrases.flatMap((phrase) => phrase.split(' '));
  // Of short words only the plural is long enough to be recognised: 'egss'.
  const plurals = each.filter((word) => word.length === 3).map((word) => `${word}s`);
  const words = new Set([...each, ...plurals].filter((word) => word.length >= 4));
  const byLetter = new Map<string, string[]>();
  for (const word of words) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  return byLetter;
});

/** A derived food means the food itself: a person who cannot have almond milk cannot have almonds. */
function withoutDerived(phrase: FoodTerm): FoodTerm | undefined {
  const ending = allergyWords.derived.find(
    (words) => phrase.length > words.length && phrase.endsWith(` ${words}`),
  );
  return ending === undefined ? undefined : phrase.slice(0, -ending.length - 1);
}

/** The longest phrase with a meaning that begins at this word and ends within its clause. */
export function longestKnownAt(words: readonly Word[], at: number): Known | undefined {
  const most = lengthInClause(words, at, LONGEST_PHRASE_WORDS);
  for (let length = most; length > 0; length -= 1) {
    const phrase = phraseAt(words, at, length);
    const known = saysNoFood(phrase) ? undefined : meaningsByPhrase().get(phrase);
    const joined = asOneWord(words.slice(at, at + length));
    if (known)
      return { length, meaning: together([derivedFrom(phrase, known), ...(joined ? [joined] : [])]) };
    if (joined) return { length, meaning: joined };
  }
  return foodInWordsAt(words, at);
}

/** Two words usually written as one: 'egg plant', 'beet root'. Undefined if one of them cannot be part of a food. */
function asOneWord(words: readonly Word[]): Meaning | undefined {
  if (words.length < 2 || words.some(({ term }) => saysNoFood(term))) return undefined;
  return meaningsByPhrase().get(words.map(({ term }) => term).join(''));
}

/** Single words of signs, which are never a part of a food's name that no table has. */
const signTerms = lazy(
  (): ReadonlySet<FoodTerm> => new Set(Object.values(allergyWords.signs).flat().map(termOf)),
);
const isSign = (term: FoodTerm) => signTerms().has(term) && !meaningsByPhrase().has(term);

/** A food of the table whose name is not a known phrase in these exact words: 'seedless red grapes'. */
function foodInWordsAt(words: readonly Word[], at: number): Known | undefined {
  const ahead = words.slice(at, at + lengthInClause(words, at, LONGEST_PHRASE_WORDS));
  const end = ahead.findIndex(({ term }) => saysNoFood(term) || isSign(term));
  const most = end < 0 ? ahead.length : end;
  for (let length = most; length > 1; length -= 1) {
    const food = findFood(phraseAt(words, at, length));
    if (food) return { length, meaning: foodMeaning(termOf(food.name)) };
  }
  return undefined;
}

function derivedFrom(phrase: FoodTerm, meaning: Meaning): Meaning {
  if (meaning.kind === 'listed') return meaning;
  // Only the raw food is meant.
  if (meaning.terms.some((term) => RAW_FOODS.has(term))) return meaning;
  const listedFoods = eachOf(phrase);
  if (listedFoods.length > 0) return together([meaning, ...listedFoods]);
  const base = withoutDerived(phrase) ?? withoutState(phrase);
  const whole = base === undefined ? undefined : meaningsByPhrase().get(base);
  if (!whole || whole.kind === 'group') return meaning;
  if (whole.kind === 'listed') return whole;
  return { ...meaning, terms: [...new Set([...meaning.terms, ...whole.terms])] };
}

/** Foods that a person avoids raw, and may have cooked. */
export const RAW_FOODS: ReadonlySet<FoodTerm> = new Set(['raw fish', 'raw meat']);

/** The foods of a name that is also a list: 'broccoli and cauliflower' is one food of the table, and two foods to avoid. */
function eachOf(phrase: FoodTerm): Meaning[] {
  const names = phrase.split(' and ').flatMap((name) => name.split(' or '));
  const meanings = names.flatMap((name) => meaningsByPhrase().get(name) ?? []);
  return names.length > 1 && meanings.length === names.length ? meanings : [];
}

/** 'Spinach' for 'cooked spinach': a person who cannot have it cooked should not be offered it raw. */
function withoutState(phrase: FoodTerm): FoodTerm | undefined {
  const words = phrase.split(' ');
  const first = words.findIndex((word) => !saysNoFood(word));
  return first > 0 ? words.slice(first).join(' ') : undefined;
}

export function phraseAt(words: readonly Word[], at: number, length: number): FoodTerm {
  return words
    .slice(at, at + length)
    .map(({ term }) => term)
    .join(' ');
}

/** How many words from one on are in its clause, at most so many. */
export function lengthInClause(words: readonly Word[], at: number, most: number): number {
  const ahead = words.slice(at, at + most);
  const next = ahead.findIndex(({ startsClause }, index) => index > 0 && startsClause);
  return next < 0 ? ahead.length : next;
}

/** The possible meaning of a misspelled word together with following words that belong to it. */
export function correctedAt(words: readonly Word[], at: number): Known | undefined {
  const { term = '', written = '' } = words[at] ?? {};
  const inCase = isForeignName(written) ? findFood(written) : undefined;
  const ofCase = inCase && meaningsByPhrase().get(termOf(inCase.name));
  if (ofCase) return { length: 1, meaning: ofCase };
  const plain = withoutAccents(written).toLowerCase();
  for (const typed of new Set([term, plain, plain.endsWith('s') ? plain.slice(0, -1) : plain])) {
    const near = corrections(typed).flatMap((meant) => correctedTo(meant, words, at) ?? []);
    const longest = Math.max(...near.map(({ length }) => length));
    const meant = near.filter(({ length }) => length === longest).map(({ meaning }) => meaning);
    if (meant.length > 0) return { length: longest, meaning: together(meant) };
  }
  return inTwoWords(plain) ?? correctedBehind(words, at);
}

/** 'Goatcheese', 'sourcream': two words written as one. */
function inTwoWords(typed: string): Known | undefined {
  const word = termOf(typed);
  for (let at = LEAST_HALF; at <= word.length - LEAST_HALF; at += 1) {
    const meaning = meaningsByPhrase().get(`${word.slice(0, at)} ${word.slice(at)}`);
    if (meaning) return { length: 1, meaning };
  }
  return undefined;
}
const LEAST_HALF = 3;

/** 'Sweet potatoe': a correct word followed by a mistyped one. */
function correctedBehind(words: readonly Word[], at: number): Known | undefined {
  const next = words[at + 1];
  if (!next || next.startsClause || saysNoFood(next.term)) return undefined;
  const first = words[at]?.term ?? '';
  const meanings = corrections(next.term).flatMap(
    (meant) => meaningsByPhrase().get(`${first} ${meant}`) ?? [],
  );
  return meanings.length > 0 ? { length: 2, meaning: together(meanings) } : undefined;
}

/** The longest phrase that begins with `meant` in place of the word at `at`. */
function correctedTo(meant: string, words: readonly Word[], at: number): Known | undefined {
  const most = lengthInClause(words, at, LONGEST_PHRASE_WORDS);
  for (let length = most; length > 0; length -= 1) {
    const rest = phraseAt(words, at + 1, length - 1);
    const phrase = rest === '' ? meant : `${meant} ${rest}`;
    const meaning = meaningsByPhrase().get(phrase);
    if (meaning) return { length, meaning: derivedFrom(phrase, meaning) };
  }
  return undefined;
}

/**
 * The known words closest to a typed one: within one letter, two from eight letters, three from ten. All words at the
 * smallest distance are returned.
 */
function corrections(typed: string): string[] {
  if (typed.length < 4) return [];
  const allowed = typed.length < 8 ? 1 : typed.length < 10 ? 2 : 3;
  const near = [typed.charAt(0), typed.charAt(1)]
    .flatMap((letter, index) =>
      (spellable().get(letter) ?? []).filter(
        (word) => Math.abs(word.length - typed.length) <= allowed && (index === 0 || word[1] === typed[0]),
      ),
    )
    .map((word) => ({ word, distance: editDistance(typed, word), rank: rankOf(word) }))
    .filter(({ distance }) => distance <= allowed);
  const least = Math.min(...near.map(({ distance }) => distance));
  const nearest = near.filter(({ distance }) => distance === least);
  const best = Math.min(...nearest.map(({ rank }) => rank));
  return nearest.filter(({ rank }) => rank === best).map(({ word }) => termOf(word));
}

const RANKS = ['listed', 'group', 'food', 'illness', 'unknown'];

function rankOf(word: string): number {
  return RANKS.indexOf(meaningsByPhrase().get(termOf(word))?.kind ?? 'unknown');
}

/** Whether a text is the unfinished beginning of a known phrase: 'turm', 'stone fr'. */
export function mayBeUnfinished(text: string): boolean {
  const begun = foodWords(text).join(' ');
  return begun !== '' && [...meaningsByPhrase().keys()].some((phrase) => phrase.startsWith(begun));
}
