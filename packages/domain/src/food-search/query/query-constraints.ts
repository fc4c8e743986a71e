import words from '@game-plan/lexicon/constraints.json' with { type: 'json' };
import { foodWords } from '../../foods/food-name.ts';

/** Diets that a word of a query can require. */
export type ConstraintDiet = 'vegan' | 'vegetarian' | 'keto' | 'low_carb' | 'paleo' | 'whole30';

/** Nutrition claims that can be checked with the known figures. */
export type AmountClaim = 'low fat' | 'fat free' | 'low calorie' | 'calorie free' | 'high protein';

/** A restriction expressed by a word of a query. */
export type Constraint =
  | { readonly kind: 'without'; readonly term: string }
  | { readonly kind: 'diet'; readonly diet: ConstraintDiet }
  | { readonly kind: 'amount'; readonly claim: AmountClaim }
  | { readonly kind: 'sugar' | 'alcohol' | 'caffeine' | 'salt' };

export interface ConstrainedText {
  /** The searched food without restricting words: 'flour' for 'gluten free flour'. */
  readonly food: string;
  readonly constraints: readonly Constraint[];
}

const DIETS: readonly string[] = ['vegan', 'vegetarian', 'keto', 'low_carb', 'paleo', 'whole30'];
const AMOUNTS: readonly string[] = ['low fat', 'fat free', 'low calorie', 'calorie free', 'high protein'];
const WITHOUT = 'without ';

/** The constraint that the data calls so: 'sugar', 'low fat', 'vegan', 'without dairy'; undefined for 'nothing'. */
function constraintOf(name: string): Constraint | undefined {
  if (name.startsWith(WITHOUT)) return { kind: 'without', term: name.slice(WITHOUT.length) };
  if (DIETS.includes(name)) return { kind: 'diet', diet: name as ConstraintDiet };
  if (AMOUNTS.includes(name)) return { kind: 'amount', claim: name as AmountClaim };
  return name === 'nothing' ? undefined : { kind: name as 'sugar' | 'alcohol' | 'caffeine' | 'salt' };
}

type Meaning = ReadonlyMap<string, Constraint | undefined>;
const meaningOf = (listed: Readonly<Record<string, readonly string[]>>): Meaning =>
  new Map(
    Object.entries(listed).flatMap(([name, phrases]) =>
      phrases.map((phrase) => [phrase, constraintOf(name)] as const),
    ),
  );

const BY_PHRASE = meaningOf(words.constraints);
const AHEAD = meaningOf(words['constraints ahead']);
const RULED_OUT = meaningOf(words['ruled out']);
const FREE: ReadonlySet<string> = new Set(words.free);
const BEFORE: ReadonlySet<string> = new Set(words.without);

/** In words, of phrases of the data, and of a term behind 'without'. */
const LONGEST_PHRASE = 4;
const LONGEST_TERM = 2;

/** The constraint of 'nut' in 'nut free' or of 'olive oil' in 'without olive oil'; undefined if it asks nothing: 'skin', 'free range'. */
function ruledOut(term: string): Constraint | undefined {
  const [first = ''] = term.split(' ');
  if (RULED_OUT.has(term)) return RULED_OUT.get(term);
  return RULED_OUT.has(first) && RULED_OUT.get(first) === undefined ? undefined : { kind: 'without', term };
}

interface Asked {
  readonly constraint: Constraint | undefined;
  /** How many words say it. */
  readonly length: number;
}

/** What the words from one on ask; undefined if the word is part of the food's name. */
function askedAt(all: readonly string[], at: number): Asked | undefined {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const phrase = all.slice(at, at + length).join(' ');
    if (at + length > all.length) continue;
    if (BY_PHRASE.has(phrase)) return { constraint: BY_PHRASE.get(phrase), length };
    const behind = all.length - at - length;
    if (BEFORE.has(phrase) && behind > 0 && behind <= LONGEST_TERM)
      return { constraint: ruledOut(all.slice(at + length).join(' ')), length: length + behind };
  }
  const [word = '', next = ''] = all.slice(at, at + 2);
  if (FREE.has(next)) return { constraint: ruledOut(word), length: 2 };
  return at === 0 && all.length > 1 && AHEAD.has(word)
    ? { constraint: AHEAD.get(word), length: 1 }
    : undefined;
}

/**
 * Reads the words of a query or a food name that exclude something: 'egg free', 'unsweetened', 'vegan', 'without nuts', 'sin azúcar'.
 */
export function readConstraints(text: string): ConstrainedText {
  const all = foodWords(text);
  const constraints: Constraint[] = [];
  const food: string[] = [];
  for (let at = 0; at < all.length; ) {
    const asked = askedAt(all, at);
    const length = asked?.length ?? 1;
    if (asked?.constraint) constraints.push(asked.constraint);
    else food.push(...all.slice(at, at + length));
    at += length;
  }
  return { food: constraints.length === 0 ? text : food.join(' '), constraints };
}

const CONSTRAINT_LABELS: Readonly<
  Record<ConstraintDiet | Exclude<Constraint['kind'], 'without' | 'diet' | 'amount'>, string>
> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  keto: 'keto',
  low_carb: 'low in carbs',
  paleo: 'paleo',
  whole30: 'Whole30',
  sugar: 'sugar-free',
  alcohol: 'alcohol-free',
  caffeine: 'caffeine-free',
  salt: 'unsalted',
};

/** What is said to be left out as 'gluten-free'. */
const SHORT_TERMS: ReadonlySet<string> = new Set(
  'gluten dairy egg nut peanut soy fish shellfish lactose wheat grain sesame'.split(' '),
);

/** A constraint as text after 'nothing that is': 'gluten-free', 'low in fat', 'without onion'. */
export function describeConstraint(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'without':
      return SHORT_TERMS.has(constraint.term) ? `${constraint.term}-free` : `without ${constraint.term}`;
    case 'diet':
      return CONSTRAINT_LABELS[constraint.diet];
    case 'amount':
      return {
        'low fat': 'low in fat',
        'fat free': 'fat-free',
        'low calorie': 'low in calories',
        'calorie free': 'free of calories',
        'high protein': 'high in protein',
      }[constraint.claim];
    default:
      return CONSTRAINT_LABELS[constraint.kind];
  }
}
