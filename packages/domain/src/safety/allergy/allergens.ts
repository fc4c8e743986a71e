import safety from '@game-plan/lexicon/safety.json' with { type: 'json' };
import { ALLERGENS, type Allergen } from '../../eater.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { FOODS } from '../../foods/food-table.ts';
import { lazy } from '../../lazy.ts';
import { memoize } from '../../memoize.ts';
import { claimsIn } from '../claims.ts';
import { allergenWords, oftenFoods, oftenWords, type Phrases, termOf } from '../food-facts.ts';
import { carriedTerms, kindsOf } from '../food-terms.ts';
import { matchPhrases } from '../phrase-match.ts';
import { splitProducts } from '../split-products.ts';
import { isOnlyText } from './known-phrases.ts';
import { type AllergyPart, parseAllergyText } from './parse-allergy-text.ts';
import { withoutRepeats } from './word-list.ts';

/** The phrases together with all names of foods in the table. A name in both has the allergens of both. */
const phrasesAndFoods = lazy((): ReadonlyMap<string, readonly Allergen[]> => {
  const phrases = new Map(allergenWords());
  for (const { name, aliases, allergens } of FOODS) {
    for (const alias of [name, ...aliases]) {
      const phrase = foodWords(alias).join(' ');
      const isHarmless = allergenWords().get(phrase)?.length === 0;
      if (!isHarmless) phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...allergens]);
    }
  }
  return phrases;
});

/**
 * Returns the listed allergens in an ingredient of any name, from the food table and from the words of the name. For a
 * processed food it errs on the safe side, but respects what the label excludes ('gluten-free bread', 'vegan mayo').
 */
export function allergensOf(name: string): ReadonlySet<Allergen> {
  return name.length > LONGEST_NAME ? findAllergens(name) : allergensOfName(name);
}

/** Cache limits: number of names, and length of the longest one; sentences are checked once. */
const MOST_NAMES = 2000;
const LONGEST_NAME = 80;

const allergensOfName = memoize(MOST_NAMES, findAllergens);

/** Allergens that a word tells by those behind it: 'creamy tomato pasta sauce' contains cream, and creamy peanut butter does not. */
function toldByOthers(words: readonly string[]): Allergen[] {
  return Object.entries(safety.beforeOthers).flatMap(([word, { allergens, before, unless }]) => {
    const at = words.indexOf(word);
    const behind = at < 0 ? [] : words.slice(at + 1);
    const isTold =
      behind.some((each) => before.includes(each)) && !behind.some((each) => unless.includes(each));
    return isTold ? ALLERGENS.filter((allergen) => allergens.includes(allergen)) : [];
  });
}

function findAllergens(name: string): ReadonlySet<Allergen> {
  const food = findFood(name);
  const claims = claimsIn(foodWords(name));
  const { runs, parts } = splitProducts(claims.unclaimed);
  // If the table does not have the whole name, the foods named in it count: 'crushed Oreos'.
  const phrases = food ? allergenWords() : phrasesAndFoods();
  const found = [
    ...runs.flatMap((run) => [...matchPhrases(run, phrases)]),
    ...parts.flatMap((part) => [...allergensOf(part)]),
  ];
  found.push(...toldByOthers(claims.unclaimed));
  return new Set([
    ...(food?.allergens ?? []),
    ...found.filter((allergen) => !claims.allergens.includes(allergen)),
  ]);
}

/** The words that tell what foods often hold, together with all names of foods that often hold it. */
const oftenWordsAndFoods = lazy((): Phrases<Allergen> => {
  const phrases = new Map(oftenWords());
  for (const { name, aliases } of FOODS) {
    const often = oftenFoods().get(termOf(name)) ?? [];
    for (const alias of often.length === 0 ? [] : [name, ...aliases]) {
      const phrase = termOf(alias);
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), ...often]);
    }
  }
  return phrases;
});

/**
 * The listed allergens that an ingredient of this name has from many makers but not from all. They are not on every label, but people
 * with the allergy are not offered it unless the name rules them out. British sausages are bound with wheat rusk and preserved with
 * sulfites (the UK's Food Standards Agency lists both), stock cubes contain wheat flour, buns are topped with seeds. Curry sauces from
 * jars are thickened with wheat flour or cream, Chinese ones contain soy sauce, and sauces of tikka masala and korma ground nuts.
 */
export function oftenCarriedBy(name: string): readonly Allergen[] {
  const food = findFood(name);
  const words = foodWords(name);
  // If the table does not have the whole name, the foods named in it count: 'coconut curry sauce'.
  const often = new Set(matchPhrases(words, food ? oftenWords() : oftenWordsAndFoods()));
  for (const allergen of (food && oftenFoods().get(termOf(food.name))) ?? []) often.add(allergen);
  if (often.size === 0) return [];
  const claimed = claimsIn(words).allergens;
  return [...often].filter((allergen) => !claimed.includes(allergen));
}

/** A person's allergies, prepared for checking thousands of names. */
export interface AllergyMatcher {
  readonly parts: readonly AllergyPart[];
  /** Whether an ingredient of this name carries any of the allergies. */
  readonly carries: (name: string) => boolean;
  /** The allergies that an ingredient of this name carries. */
  readonly partsIn: (name: string) => AllergyPart[];
  /**
   * Whether a sentence about cooking mentions any of them; for `own`, only those in the person's own words. 'The fruit'
   * in a sentence does not mean strawberries.
   */
  readonly mentions: (text: string, which?: 'own') => boolean;
}

/** Maximum number of analysed entries; the contract allows fewer. Further ones are matched as text. */
const MOST_ENTRIES = 200;
/** Cache size: a kitchen and everything that recipes use. */
const MOST_REMEMBERED = 5000;

/** The matcher of a person's allergies, cached by the same list or the same words. */
export function allergyMatcher(allergies: readonly string[]): AllergyMatcher {
  const known = matcherOfList.get(allergies);
  if (known) return known;
  const key = allergies.join('\n');
  const matcher = matcherOfWords.get(key) ?? makeMatcher(allergies);
  if (matcherOfWords.size >= MOST_MATCHERS) matcherOfWords.clear();
  matcherOfWords.set(key, matcher);
  matcherOfList.set(allergies, matcher);
  return matcher;
}
const MOST_MATCHERS = 20;
const matcherOfList = new WeakMap<readonly string[], AllergyMatcher>();
const matcherOfWords = new Map<string, AllergyMatcher>();

function makeMatcher(allergies: readonly string[]): AllergyMatcher {
  const entries = allergies.filter((allergy) => foodWords(allergy).length > 0);
  const parts = entries.slice(0, MOST_ENTRIES).flatMap(parseAllergyText);
  const notUnderstood = entries.slice(MOST_ENTRIES);
  const all = soughtIn(parts, notUnderstood);
  const without = (isFine: (part: AllergyPart) => boolean) => {
    const left = parts.filter((part) => !isFine(part));
    return left.length === parts.length ? all : soughtIn(left, notUnderstood);
  };
  const strict = without(({ allows }) => allows !== undefined);
  const lenient = parts.filter(({ allows }) => allows !== undefined);
  const each = parts.map((part) => ({ part, sought: soughtIn([part]) }));
  const remembered = new Map<string, boolean>();
  const carries = (name: string) => {
    const before = remembered.get(name);
    if (before !== undefined) return before;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const answer = isHeld(
      without((part) => isFineFor(part, name)),
      carriedBy(name),
    );
    remembered.set(name, answer);
    return answer;
  };
  return {
    parts,
    carries: parts.length === 0 ? () => false : carries,
    partsIn: (name) => {
      if (!carries(name)) return [];
      const carried = carriedBy(name);
      return each
        .filter(({ part, sought }) => !isFineFor(part, name) && isHeld(sought, carried))
        .map(({ part }) => part);
    },
    mentions: (text, which) =>
      parts.length > 0 &&
      (isHeld(strict, carriedBy(text, { isIngredient: false }), which) ||
        lenient.some((part) =>
          isHeld(soughtIn([part]), carriedBy(withoutAllowed(text, part), { isIngredient: false }), which),
        )),
  };
}

/** Whether a food is fine for a person in spite of this part: lactose-free milk, the butter of 'lactose but butter ok', the chicken of 'no meat but chicken'. */
export function isFineFor(part: AllergyPart, name: string): boolean {
  if (part.isLactose && isWithoutLactose(name)) return true;
  if (part.allows === undefined) return false;
  const allows = new Set(part.allows);
  const food = findFood(name);
  if (food && allows.has(termOf(food.name))) return true;
  return part.allergens.length === 0 && isAllAllowed(part, name, allows);
}

/** Whether every food in a name that belongs to the part is allowed: 'chicken breast', and not 'chicken and bacon'. */
function isAllAllowed({ terms }: AllergyPart, name: string, allows: ReadonlySet<string>): boolean {
  const { own } = carriedTerms({ name, allergens: allergensOf(name), isIngredient: true });
  const held = [...own].map(kindsOf).filter((kinds) => terms.some((term) => kinds.has(term)));
  return held.length > 0 && held.every((kinds) => setsMeet(kinds, allows));
}

/** A text in normal words, without the foods that are fine in spite of this part. */
export function withoutAllowed(text: string, { allows = [] }: AllergyPart): string {
  return allows.reduce((left, term) => ` ${left} `.replaceAll(` ${term} `, ' ').trim(), termOf(text));
}

/** Whether a food's name says that its milk has no lactose; its protein is in it still. */
export function isWithoutLactose(name: string): boolean {
  return claimsIn(foodWords(name)).without.includes('lactose');
}

/** What a name is searched for: one person's allergies. */
interface Sought {
  readonly allergens: ReadonlySet<Allergen>;
  readonly terms: ReadonlySet<string>;
  /** Words that are not understood, normalised like food names. */
  readonly texts: readonly string[];
}

function soughtIn(parts: readonly AllergyPart[], notUnderstood: readonly string[] = []): Sought {
  const unknown = parts.filter(isOnlyText).map(({ text }) => text);
  return {
    allergens: new Set(parts.flatMap((part) => part.allergens)),
    terms: new Set(parts.flatMap((part) => part.terms)),
    texts: [...unknown, ...notUnderstood].map((text) => foodWords(text).join(' ')),
  };
}

/** What a name contains, parsed once for all searches. */
interface Carried {
  readonly allergens: ReadonlySet<Allergen>;
  /** Parsed only for allergies other than the listed allergens. */
  readonly others: () => ReturnType<typeof carriedTerms>;
}

function carriedBy(name: string, { isIngredient } = { isIngredient: true }): Carried {
  const allergens = allergensOf(name);
  let others: ReturnType<typeof carriedTerms> | undefined;
  return {
    allergens,
    others: () => {
      others ??= carriedTerms({ name, allergens, isIngredient });
      return others;
    },
  };
}

function isHeld({ allergens, terms, texts }: Sought, carried: Carried, which?: 'own'): boolean {
  if (which !== 'own' && setsMeet(carried.allergens, allergens)) return true;
  if (terms.size === 0 && texts.length === 0) return false;
  const others = carried.others();
  if (setsMeet(terms, others.terms)) return true;
  return texts.some((text) => others.texts.some((other) => ` ${other} `.includes(` ${text} `)));
}

function setsMeet<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  for (const each of some) if (others.has(each)) return true;
  return false;
}

/** Whether an ingredient carries one of a person's allergies, listed ('nuts') or in words of their own ('no dairy'). */
export function carriesAllergy(name: string, allergies: readonly string[]): boolean {
  return allergies.length > 0 && allergyMatcher(allergies).carries(name);
}

/** The listed allergens that an entry of a person's allergies means; empty if it is something else. */
export function listedAllergens(allergy: string): readonly Allergen[] {
  return [...new Set(allergyMatcher([allergy]).parts.flatMap(({ allergens }) => allergens))];
}

/**
 * The words of a person's allergies that are not understood, so that they are only looked for in names. As written,
 * without duplicates.
 */
export const textOnlyWords = (allergies: readonly string[]): string[] => wordsOfKind('unknown', allergies);

/** The illnesses among a person's allergies, for which no food is left out. As written, without duplicates. */
export const illnessesIn = (allergies: readonly string[]): string[] => wordsOfKind('illness', allergies);

function wordsOfKind(which: AllergyPart['kind'], allergies: readonly string[]): string[] {
  const words = allergyMatcher(allergies).parts.flatMap(({ kind, text }) => (kind === which ? [text] : []));
  return withoutRepeats(words);
}
