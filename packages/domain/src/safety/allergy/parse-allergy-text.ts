import type { Allergen } from '../../eater.ts';
import { ALLERGENS } from '../../eater.ts';
import { FOREIGN_NAMES as FOREIGN_FOODS } from '../../foods/data/names/foreign-names.ts';
import { HOME_LANGUAGE_NAMES } from '../../foods/data/names/home-language-names.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { FOODS } from '../../foods/food-table.ts';
import { editDistance } from '../../foods/names/edit-distance.ts';
import { lazy } from '../../lazy.ts';
import { withoutAccents } from '../../text/accents.ts';
import {
  type FoodTerm,
  knownTerms,
  LONGEST_TERM_WORDS,
  madeWith,
  membersByKind,
  termOf,
} from '../food-terms.ts';
import { GROUP_WORDS, LISTED_WORDS, NOT_FOODS, SAYS_NO_FOOD, TRUE_GROUPS } from '../words/allergy-words.ts';
import { FOREIGN_NAMES } from '../words/foreign-names.ts';
import { restateDietWithException } from './restate-diet.ts';
import { restatePhrases } from './restate-phrases.ts';

/** One part of a person's own text about an allergy, and its meaning. */
export interface AllergyPart {
  /** The words as written. */
  readonly text: string;
  /** `unknown`: no table has it, so it is only looked for in names. */
  readonly kind: 'listed' | 'group' | 'food' | 'unknown';
  /** The listed allergens it matches; empty for other kinds. */
  readonly allergens: readonly Allergen[];
  /** The terms by which `carriedTerms` finds foods that contain it; empty if it is listed or unknown. */
  readonly terms: readonly FoodTerm[];
  /** Whether of dairy only the milk sugar is avoided, so that lactose-free milk is not. */
  readonly isLactose?: true;
  /** Terms of single foods that the person says are fine all the same: the butter of 'lactose intolerant but butter ok'. */
  readonly allows?: readonly FoodTerm[];
  /** Common names of the excluded foods, most common first. */
  readonly leavesOut: readonly string[];
}

/** How many words of a text are parsed. The rest is matched as text. */
const MOST_WORDS = 60;
/** How many words of a text are checked for typing errors, because each is compared with every known word. */
const MOST_CORRECTED = 20;
const MOST_NAMES = 12;

type Meaning = Omit<AllergyPart, 'text' | 'leavesOut'>;

const split = (words: string) => words.split(',').map(termOf);

/** The category in `food-groups` of a listed allergen. */
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

const SEAFOOD =
  'sea, ocean, swim, swims, swimming, sea animal, sea creature, sea life, seafood, sea food, fish and shellfish, fruit de mer, frutti di mare, frutto di mare, seafood mix';

const SIX_FOODS: readonly Allergen[] = [
  'dairy',
  'eggs',
  'gluten',
  'soy',
  'nuts',
  'peanuts',
  'fish',
  'shellfish',
];

/** Names of several listed allergens at once: elimination diets, and the lists of labelling laws. */
const SEVERAL_LISTED: readonly (readonly [phrases: string, allergens: readonly Allergen[]])[] = [
  [
    'six food elimination, six food elimination diet, 6 food elimination, 6 food elimination diet, sfed, top 8, big 8, top eight, big eight, top 8 allergen, big 8 allergen',
    SIX_FOODS,
  ],
  [
    'four food elimination, four food elimination diet, 4 food elimination',
    ['dairy', 'eggs', 'gluten', 'soy'],
  ],
  [
    'top 9, big 9, top nine, big nine, top 9 allergen, big 9 allergen, major allergen',
    [...SIX_FOODS, 'sesame'],
  ],
  ['top 14, big 14, top 14 allergen, 14 allergen', ALLERGENS],
];

/** Names that contain the allergen itself: a person who cannot have skim milk cannot have milk. */
const IS_IN_NAME: Readonly<Partial<Record<Allergen, RegExp>>> = {
  dairy: /\bmilk\b/,
  eggs: /\begg\b/,
  gluten: /\bwheat\b/,
  peanuts: /\bpeanuts?\b/,
  soy: /\bsoy(?:bean)?\b/,
  sesame: /\bsesame\b/,
};

function listed(...allergens: readonly Allergen[]): Meaning {
  return { kind: 'listed', allergens, terms: [] };
}

function foodMeaning(...terms: readonly FoodTerm[]): Meaning {
  return { kind: terms.some((term) => TRUE_GROUPS.has(term)) ? 'group' : 'food', allergens: [], terms };
}

function together(meanings: readonly Meaning[]): Meaning {
  const allergens = [...new Set(meanings.flatMap((meaning) => meaning.allergens))];
  const terms = [...new Set(meanings.flatMap((meaning) => meaning.terms))];
  return { kind: allergens.length > 0 ? 'listed' : (meanings[0]?.kind ?? 'food'), allergens, terms };
}

/** Known phrases: listed allergens before categories, categories before foods, English before other languages. */
const meaningsByPhrase = lazy((): ReadonlyMap<FoodTerm, Meaning> => {
  const known = new Map<FoodTerm, Meaning>();
  const learn = (phrase: FoodTerm, meaning: Meaning) => {
    if (phrase !== '' && !known.has(phrase)) known.set(phrase, meaning);
  };
  for (const phrase of split(NOT_FOODS)) learn(phrase, UNKNOWN);
  for (const allergen of ALLERGENS) {
    for (const phrase of split(LISTED_WORDS[allergen])) learn(phrase, listed(allergen));
  }
  for (const phrase of split(SEAFOOD)) learn(phrase, listed('fish', 'shellfish'));
  for (const [phrases, allergens] of SEVERAL_LISTED) {
    for (const phrase of split(phrases)) learn(phrase, listed(...allergens));
  }
  for (const [kind, phrases] of Object.entries(GROUP_WORDS)) {
    for (const phrase of split(phrases)) learn(phrase, foodMeaning(kind));
  }
  for (const { name, aliases, allergens } of FOODS) {
    const itself = allergens.find((allergen) => allergens.length === 1 && IS_IN_NAME[allergen]?.test(name));
    if (itself) learn(termOf(name), listed(itself));
    for (const alias of [name, ...aliases].map(termOf)) {
      if (!membersByKind().has(alias)) learn(alias, foodMeaning(...new Set([alias, termOf(name)])));
    }
  }
  for (const term of knownTerms()) learn(term, foodMeaning(term));
  const tongues = new Map<FoodTerm, FoodTerm[]>();
  for (const [english, names] of [FOREIGN_NAMES, FOREIGN_FOODS, HOME_LANGUAGE_NAMES].flatMap(
    Object.entries<string>,
  )) {
    for (const phrase of split(names)) tongues.set(phrase, [...(tongues.get(phrase) ?? []), english]);
  }
  for (const [phrase, english] of tongues) {
    const meant = english.flatMap((name) => known.get(termOf(name)) ?? []);
    const own = known.get(phrase);
    // A word with a meaning in English and another in a foreign language gets both: 'latte', 'orzo', 'pomelo'.
    if (own?.kind !== 'listed') known.set(phrase, together(own === undefined ? meant : [own, ...meant]));
  }
  return known;
});

/** Words that a mistyped word may be corrected to, by their first letter. */
const spellable = lazy((): ReadonlyMap<string, readonly string[]> => {
  const phrases = [
    ...ALLERGENS.flatMap((allergen) => split(LISTED_WORDS[allergen])),
    ...Object.entries(GROUP_WORDS).flatMap(([kind, names]) => [termOf(kind), ...split(names)]),
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
const DERIVED = /^(.+) (?:milk|butter|flour|powder|protein|starch|extract|juice|seed oil|oil)$/;

interface Word {
  readonly written: string;
  readonly term: string;
  /** Whether a comma, bracket or similar precedes it. */
  readonly startsClause: boolean;
}

/**
 * Parses a person's own description of their allergies: 'No dairy (severe)', 'peanuts, shrimp', 'I am allergic to
 * penuts', 'Milch und Eier', 'stone fruit'. Text that is not understood becomes a part of kind 'unknown'; the list is empty only
 * for what says that there is nothing to avoid ('none', 'n/a'). The work is bounded: the end of a very long text is kept unparsed.
 */
export function parseAllergyText(text: string): AllergyPart[] {
  if (saysNone(text)) return [];
  const all = wordsIn(withoutSuffixes(restatePhrases(restateDietWithException(text))));
  const words = all.slice(0, MOST_WORDS);
  let parts: AllergyPart[] = [];
  let unknown: string[] = [];
  let corrected = 0;
  const add = (written: string, meaning: Meaning) => {
    const allows = finesOf(written, meaning, text);
    const part: AllergyPart = {
      text: written,
      ...meaning,
      ...(isOfLactose(written, meaning) ? { isLactose: true as const } : {}),
      ...(allows.length > 0 ? { allows } : {}),
      leavesOut: namesLeftOut(meaning, written).filter((name) => !allows.includes(termOf(name))),
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
  const endUnknown = () => {
    if (unknown.length > 0) add(unknown.join(' '), UNKNOWN);
    unknown = [];
  };
  let at = 0;
  while (at < words.length) {
    const { startsClause = false, term = '', written = '' } = words[at] ?? {};
    if (startsClause) endUnknown();
    if (parts.length > 0 && isException(words, at)) {
      const excepted = exceptedAt(words, at);
      parts = parts.map((part) => excepted.reduce(withAllowed, part));
      at = endOfClause(words, at);
      continue;
    }
    const known = longestKnownAt(words, at);
    const allowed = parts.length > 0 ? allowedAt(words, at) : [];
    if (allowed.length > 0) {
      parts = parts.map((part) => allowed.reduce(withAllowed, part));
      at = endOfClause(words, at);
      continue;
    }
    if (known) {
      endUnknown();
      if (isNarrowed(known.meaning, words, at + known.length)) {
        at += known.length;
        continue;
      }
      add(writtenAs(words, at, known.length), widened(known.meaning, words, at, known.length));
      at += known.length;
      continue;
    }
    if (saysNoFood(term, written)) {
      endUnknown();
      at += 1;
      continue;
    }
    const meant = corrected < MOST_CORRECTED ? correctedAt(words, at) : undefined;
    corrected += 1;
    if (meant) {
      endUnknown();
      add(writtenAs(words, at, meant.length), meant.meaning);
      at += meant.length;
      continue;
    }
    unknown.push(written);
    at += 1;
  }
  endUnknown();
  const rest = all.slice(MOST_WORDS).map(({ written }) => written);
  if (rest.length > 0) add(rest.join(' '), UNKNOWN);
  if (parts.length === 0 && termOf(text) !== '') add(text.trim(), UNKNOWN);
  return withoutLoneFodmap(parts);
}

/**
 * A part with a single food that is fine although it belongs to it. A whole kind ('fish ok') allows nothing of what was written before, except
 * hard cheese, which is the usual exception of people who cannot have lactose.
 */
function withAllowed(part: AllergyPart, { kind, terms }: Meaning): AllergyPart {
  const isHardCheese = terms.includes(HARD_CHEESE);
  if ((kind !== 'food' && !isHardCheese) || terms.some((term) => part.terms.includes(term))) return part;
  const fine = isHardCheese ? (membersByKind().get(HARD_CHEESE) ?? []) : terms;
  const allows = [...(part.allows ?? []), ...fine];
  return { ...part, allows, leavesOut: part.leavesOut.filter((name) => !allows.includes(termOf(name))) };
}
const HARD_CHEESE: FoodTerm = 'hard cheese';

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

/** 'Nussallergie' is an allergy to nuts, 'Laktoseintoleranz' an intolerance of lactose. */
function withoutSuffixes(text: string): string {
  return text.replace(COMPOUND_ALLERGY, '$1');
}
const COMPOUND_ALLERGY =
  /(\p{L}{3,}?)-?(?:allergi(?:e|en|ker|kerin|sch)|unverträglichkeit(?:en)?|intoleran(?:z|tie)|-?vrij|frei)(?!\p{L})/giu;

/** Whether a word is about the person and not a food: 'allergic', 'intollerant', '2019'. */
function saysNoFood(term: string, written: string): boolean {
  const word = written.toLowerCase();
  if (SAYS_NO_FOOD.has(term) || SAYS_NO_FOOD.has(word) || /^\d+$/.test(word)) return true;
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

const UNKNOWN: Meaning = { kind: 'unknown', allergens: [], terms: [] };

function sameMeaning(some: AllergyPart, other: AllergyPart): boolean {
  if (some.kind === 'unknown') return some.text.toLowerCase() === other.text.toLowerCase();
  return some.allergens.join() === other.allergens.join() && some.terms.join() === other.terms.join();
}

const BREAK = /[,;:/+&|()[\]{}.!?\n•·*]|\s[-–—]+\s/;

/** The words of a text, normalised like food names. */
function wordsIn(text: string): Word[] {
  const plain = text.normalize('NFC').replaceAll('œ', 'oe').replaceAll('Œ', 'Oe').replaceAll('ß', 'ss');
  return plain.split(BREAK).flatMap((clause) =>
    clause
      .split(/[\s\-–—_"“”]+/)
      .map((written) => ({ written, term: termOf(written) }))
      .filter(({ term }) => term !== '')
      .map((word, index) => ({ ...word, startsClause: index === 0 })),
  );
}

function writtenAs(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ written }) => written)
    .join(' ');
}

/** A known phrase: its number of words and its meaning. */
interface Known {
  readonly length: number;
  readonly meaning: Meaning;
}

/** The longest phrase with a meaning that begins at this word and ends within its clause. */
function longestKnownAt(words: readonly Word[], at: number): Known | undefined {
  const most = Math.min(LONGEST_TERM_WORDS, lengthOfClause(words, at));
  for (let length = most; length > 0; length -= 1) {
    const phrase = phraseAt(words, at, length);
    const known = SAYS_NO_FOOD.has(phrase) ? undefined : meaningsByPhrase().get(phrase);
    const joined = asOneWord(words.slice(at, at + length));
    if (known)
      return { length, meaning: together([derivedFrom(phrase, known), ...(joined ? [joined] : [])]) };
    if (joined) return { length, meaning: joined };
  }
  return foodInWordsAt(words, at);
}

/** Two words usually written as one: 'egg plant', 'beet root'. Undefined if one of them cannot be part of a food. */
function asOneWord(words: readonly Word[]): Meaning | undefined {
  if (words.length < 2 || words.some(({ term }) => SAYS_NO_FOOD.has(term))) return undefined;
  return meaningsByPhrase().get(words.map(({ term }) => term).join(''));
}

/** A food of the table whose name is not a known phrase in these exact words: 'seedless red grapes'. */
function foodInWordsAt(words: readonly Word[], at: number): Known | undefined {
  const end = words.findIndex(({ term }, index) => index >= at && SAYS_NO_FOOD.has(term));
  const most = Math.min(LONGEST_TERM_WORDS, lengthOfClause(words, at), (end < 0 ? words.length : end) - at);
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
  const base = DERIVED.exec(phrase)?.[1] ?? withoutState(phrase);
  const whole = base === undefined ? undefined : meaningsByPhrase().get(base);
  if (!whole || whole.kind === 'group') return meaning;
  if (whole.kind === 'listed') return whole;
  return { ...meaning, terms: [...new Set([...meaning.terms, ...whole.terms])] };
}

/** Foods that a person avoids raw, and may have cooked. */
export const RAW_FOODS: ReadonlySet<FoodTerm> = new Set(['raw fish', 'raw meat']);

/** The foods of a name that is also a list: 'broccoli and cauliflower' is one food of the table, and two foods to avoid. */
function eachOf(phrase: FoodTerm): Meaning[] {
  const names = phrase.split(/ and | or /);
  const meanings = names.flatMap((name) => meaningsByPhrase().get(name) ?? []);
  return names.length > 1 && meanings.length === names.length ? meanings : [];
}

/** 'Spinach' for 'cooked spinach': a person who cannot have it cooked should not be offered it raw. */
function withoutState(phrase: FoodTerm): FoodTerm | undefined {
  const words = phrase.split(' ');
  const first = words.findIndex((word) => !SAYS_NO_FOOD.has(word));
  return first > 0 ? words.slice(first).join(' ') : undefined;
}

function phraseAt(words: readonly Word[], at: number, length: number): FoodTerm {
  return words
    .slice(at, at + length)
    .map(({ term }) => term)
    .join(' ');
}

function lengthOfClause(words: readonly Word[], at: number): number {
  return endOfClause(words, at) - at;
}

function endOfClause(words: readonly Word[], at: number): number {
  const next = words.findIndex(({ startsClause }, index) => index > at && startsClause);
  return next < 0 ? words.length : next;
}

/**
 * Whether an exception begins here, 'tree nuts except almonds', 'tree nuts (not peanuts)': the food after it is not
 * excluded.
 */
function isException(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.term === 'except' || word.term === 'excepting' || word.term === 'unless') return true;
  if (word.term === 'other' && words[at + 1]?.term === 'than') return true;
  if (word.term === 'apart' && words[at + 1]?.term === 'from') return true;
  if (word.term === 'but' && EATS.test(clauseAt(words, at + 1))) return true;
  if (word.term !== 'not') return false;
  return word.startsClause || words[at - 1]?.term === 'but';
}

/** What stands behind 'but' before a food that is eaten: 'no meat but I eat fish', and not 'but can't eat eggs'. */
const EATS = /^(?:(?:i|we|he|she|they|can|do|does|still|will) ){0,3}(?:eats?|tolerates?)\b/i;

const clauseAt = (words: readonly Word[], at: number) =>
  words[at]?.startsClause === false ? writtenAs(words, at, endOfClause(words, at) - at) : '';

const ALLOWED = new Set(['ok', 'okay', 'fine', 'allowed', 'safe', 'alright']);

/**
 * The foods that the rest of a clause says are fine: in 'shellfish but fish ok' and 'dairy, ghee and butter are fine' they are not ruled out
 * by their own names. Whatever is allowed on a condition ('eggs ok if baked') is.
 */
function allowedAt(words: readonly Word[], at: number): Meaning[] {
  if (!words[at]?.startsClause && words[at - 1]?.term !== 'but') return [];
  const end = endOfClause(words, at);
  const joined = foodsJoinedAt(words, at);
  const { foods } = joined;
  let { next } = joined;
  if (next < end && /^(?:is|are)$/.test(words[next]?.term ?? '')) next += 1;
  return next + 1 === end && ALLOWED.has(words[next]?.term ?? '') ? foods : [];
}

/**
 * The foods of an exception to what the text plainly rules out: 'no dairy except butter', 'allergic to tree nuts other than almonds'. None if the
 * text could mean the reverse ('eats all nuts except almonds', 'no problem with nuts except almonds', 'nuts are ok except almonds'), or if a
 * condition follows ('except butter if cooked').
 */
function exceptedAt(words: readonly Word[], at: number): Meaning[] {
  const said = writtenAs(words, 0, at).replaceAll('’', "'").replace(CANNOT_EAT, 'avoids');
  if (!RULES_OUT.test(said) || COULD_BE_EATEN.test(said)) return [];
  const [first, second] = [words[at]?.term, words[at + 1]?.term];
  const isInTwoWords = first === 'other' || first === 'apart' || second === 'for';
  if (first !== 'except' && first !== 'excepting' && !isInTwoWords) return [];
  const { foods, next } = foodsJoinedAt(words, at + (isInTwoWords ? 2 : 1));
  return next === endOfClause(words, at) && foods.every(({ kind }) => kind === 'food') ? foods : [];
}
const CANNOT_EAT =
  /\b(?:can't|cant|cannot|can not|don't|dont|do not|doesn't|doesnt|does not|mustn't|must not|shouldn't|should not|won't|never|not allowed(?: to)?) (?:eat|have|tolerate|drink|digest|do)\b/gi;
const RULES_OUT = /\b(?:no|avoids?|avoiding|without|allerg(?:y|ic|ies)|intoleran(?:t|ce))\b/i;
/** What may turn the meaning of the words before an exception around. */
const COULD_BE_EATEN =
  /\b(?:ok|okay|fine|allowed|safe|alright|good|can|eats?|eating|likes?|loves?|enjoys?|tolerates?|have|has|had|drinks?|only|just|not|never|n't|problems?|issues?|trouble|reactions?|everything|anything|unless|no(?: \S+){0,2} (?:allerg\S+|intoleran\S+)|(?:outgr\w+|used))\b/i;

/** Foods joined by 'and' or 'or', and where they end. */
function foodsJoinedAt(words: readonly Word[], at: number): { foods: Meaning[]; next: number } {
  const end = endOfClause(words, at);
  const foods: Meaning[] = [];
  let next = at;
  for (;;) {
    const known = next < end ? longestKnownAt(words, next) : undefined;
    if (!known) return { foods: [], next: at };
    foods.push(known.meaning);
    next += known.length;
    if (next >= end || !/^(?:and|or)$/.test(words[next]?.term ?? '')) return { foods, next };
    next += 1;
  }
}

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

/** The possible meaning of a misspelled word together with following words that belong to it. */
function correctedAt(words: readonly Word[], at: number): Known | undefined {
  const { term = '', written = '' } = words[at] ?? {};
  const plain = withoutAccents(written).toLowerCase();
  for (const typed of new Set([term, plain, plain.replace(/s$/, '')])) {
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
  if (!next || next.startsClause || SAYS_NO_FOOD.has(next.term)) return undefined;
  const first = words[at]?.term ?? '';
  const meanings = corrections(next.term).flatMap(
    (meant) => meaningsByPhrase().get(`${first} ${meant}`) ?? [],
  );
  return meanings.length > 0 ? { length: 2, meaning: together(meanings) } : undefined;
}

/** The longest phrase that begins with `meant` in place of the word at `at`. */
function correctedTo(meant: string, words: readonly Word[], at: number): Known | undefined {
  const most = Math.min(LONGEST_TERM_WORDS, lengthOfClause(words, at));
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

const RANKS = ['listed', 'group', 'food', 'unknown'];

function rankOf(word: string): number {
  return RANKS.indexOf(meaningsByPhrase().get(termOf(word))?.kind ?? 'unknown');
}

/** 'FODMAP (onion and garlic)' means only onion and garlic; FODMAP alone means all of its foods. */
function withoutLoneFodmap(parts: readonly AllergyPart[]): AllergyPart[] {
  const isFodmap = ({ terms }: AllergyPart) => terms.includes('fodmap');
  const others = parts.filter((part) => !isFodmap(part));
  return others.some(({ kind }) => kind !== 'unknown') ? others : [...parts];
}

/** Common names of the foods that contain it. */
function namesLeftOut({ kind, allergens, terms }: Meaning, written: string): string[] {
  if (kind === 'unknown') return [written];
  const groups = allergens.map((allergen) => GROUP_OF_ALLERGEN[allergen]);
  const ofListed = groups.flatMap((group) => (group === undefined ? split(SULFITE_FOODS) : membersOf(group)));
  const ofTerms = terms.flatMap((term) => [
    ...(TRUE_GROUPS.has(term) ? [] : [term]),
    ...membersOf(term),
    ...(TRUE_GROUPS.has(term) ? [] : madeWith(term)),
  ]);
  return [...new Set([...ofListed, ...ofTerms])].slice(0, MOST_NAMES);
}

/** Kinds that cooks treat as one food. */
const ONE_FOOD = new Set(['cheese', 'mushroom', 'melon', 'squash', 'seed']);

/** The members of a kind; only a few of a kind within it. */
function membersOf(kind: FoodTerm): FoodTerm[] {
  return (membersByKind().get(kind) ?? []).flatMap((member) =>
    TRUE_GROUPS.has(member) && !ONE_FOOD.has(member)
      ? (membersByKind().get(member) ?? []).slice(0, 4)
      : [member],
  );
}

/** Whether a text is the unfinished beginning of a known phrase: 'turm', 'stone fr'. */
export function mayBeUnfinished(text: string): boolean {
  const begun = foodWords(text).join(' ');
  return begun !== '' && [...meaningsByPhrase().keys()].some((phrase) => phrase.startsWith(begun));
}
