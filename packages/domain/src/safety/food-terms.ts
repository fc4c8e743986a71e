import type { Allergen } from '../eater.ts';
import { findFood } from '../foods/find-food.ts';
import { foodNameKey, foodWords } from '../foods/food-name.ts';
import { FOODS } from '../foods/food-table.ts';
import { lazy } from '../lazy.ts';
import { claimsIn } from './claims.ts';
import {
  compounds,
  type FoodTerm,
  isNamedByTheDish,
  isUnspecific,
  membersByKind,
  misleadingNames,
  products,
  termOf,
} from './food-facts.ts';
import { LONGEST_PHRASE_WORDS } from './phrase-match.ts';

/** The ingredients of compounds, products and misleading names. */
const partsByTerm = lazy(
  (): ReadonlyMap<FoodTerm, readonly FoodTerm[]> =>
    new Map(
      [compounds(), misleadingNames(), products()].flatMap((table) =>
        [...table.keys()].map(
          (term) =>
            [
              term,
              [compounds(), misleadingNames(), products()].flatMap((each) => each.get(term) ?? []),
            ] as const,
        ),
      ),
    ),
);

const kindsByMember = lazy((): ReadonlyMap<FoodTerm, readonly FoodTerm[]> => {
  const kinds = new Map<FoodTerm, FoodTerm[]>();
  for (const [kind, members] of membersByKind()) {
    for (const member of members) kinds.set(member, [...(kinds.get(member) ?? []), kind]);
  }
  return kinds;
});

const foodNames = lazy(
  (): ReadonlyMap<FoodTerm, FoodTerm> =>
    new Map(
      FOODS.flatMap(({ name, aliases }) => [
        ...aliases.map((alias) => [termOf(alias), termOf(name)] as const),
        [termOf(name), termOf(name)],
      ]),
    ),
);

/** All terms that a name can be searched for. */
export const knownTerms = lazy(
  (): ReadonlySet<FoodTerm> =>
    new Set([
      ...foodNames().keys(),
      ...[membersByKind(), compounds(), misleadingNames(), products()].flatMap((table) => [
        ...table.keys(),
        ...[...table.values()].flat(),
      ]),
    ]),
);

/** Terms that follow from the listed allergens of a name if nothing else matches. */
const TERM_OF_ALLERGEN: Readonly<Partial<Record<Allergen, FoodTerm>>> = {
  nuts: 'nut',
  peanuts: 'peanut',
  dairy: 'dairy',
  eggs: 'egg',
  gluten: 'wheat',
  soy: 'soybean',
  shellfish: 'shellfish',
  fish: 'fish',
  sesame: 'sesame',
};

/** The kinds that a term belongs to, including itself. */
export function kindsOf(term: FoodTerm): ReadonlySet<FoodTerm> {
  const known = kindsSeen.get(term);
  if (known) return known;
  const kinds = new Set([term]);
  for (const kind of kinds) for (const wider of kindsByMember().get(kind) ?? []) kinds.add(wider);
  kindsSeen.set(term, kinds);
  return kinds;
}
const kindsSeen = new Map<FoodTerm, ReadonlySet<FoodTerm>>();

interface Found {
  readonly term: FoodTerm;
  /** The index of its first word; `to` is the index after its last. */
  readonly from: number;
  readonly to: number;
  /** Whether no longer term of the name contains it. */
  readonly isWhole: boolean;
}

/**
 * The terms in a name, longest first, including terms inside others. A misleading name or a product hides the terms
 * inside it.
 */
function findTerms(words: readonly string[]): Found[] {
  const found: Found[] = [];
  let covered = 0;
  for (let from = 0; from < words.length; from += 1) {
    const lengths = lengthsOfTermsAt(words, from);
    let hidden = 0;
    for (const length of lengths) {
      const term = words.slice(from, from + length).join(' ');
      const to = from + length;
      if (words[to] === 'free') continue;
      found.push({ term, from, to, isWhole: to > covered });
      covered = Math.max(covered, to);
      if (misleadingNames().has(term) || products().has(term)) {
        hidden = length;
        break;
      }
    }
    if (hidden > 0) from += hidden - 1;
  }
  return found;
}

/** The lengths of the terms that begin at a word, longest first. */
function lengthsOfTermsAt(words: readonly string[], from: number): number[] {
  const lengths: number[] = [];
  for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length - from); length > 0; length -= 1) {
    if (knownTerms().has(words.slice(from, from + length).join(' '))) lengths.push(length);
  }
  return lengths;
}

export interface CarriedTerms {
  /** The terms of the name and of its ingredients, without the kinds that these belong to. */
  readonly own: ReadonlySet<FoodTerm>;
  /** The terms of the name, of its ingredients, and all kinds that these belong to. */
  readonly terms: ReadonlySet<FoodTerm>;
  /** The words of the name in its spellings, and the ingredients of compounds, for text searches. */
  readonly texts: readonly string[];
  /** The usual ingredients of the compounds in the name, and their ingredients in turn. */
  readonly parts: readonly FoodTerm[];
}

interface Named {
  readonly name: string;
  /** The listed allergens that the ingredient carries. */
  readonly allergens: Iterable<Allergen>;
  /** Whether 'fruit' in the name may mean any fruit. It may in an ingredient, but not in a sentence about cooking. */
  readonly isIngredient: boolean;
}

/**
 * The terms that an ingredient of any name contains, as far as its words tell: 'curry paste' contains garlic,
 * 'lemonade' contains citrus, 'mixed nuts' contain every nut. 'Cherry tomatoes' contain no cherry. Linear in the length
 * of the name.
 */
export function carriedTerms(named: Named): CarriedTerms {
  const key = `${named.isIngredient ? 'in' : 'of'} ${named.name}`;
  const before = remembered.get(key);
  if (before) return before;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const carried = findCarried(named);
  remembered.set(key, carried);
  return carried;
}
/** Cache size: a kitchen's names are checked for one person after another. */
const MOST_REMEMBERED = 2000;
const remembered = new Map<string, CarriedTerms>();

function findCarried({ name, allergens, isIngredient }: Named): CarriedTerms {
  const food = findFood(name);
  const spellings = new Set([termOf(name), foodNameKey(name), ...(food ? [termOf(food.name)] : [])]);
  const { kinds, without } = claimsIn(foodWords(name));
  const carrying = new Carrying(kinds);
  for (const spelling of spellings) carrying.read(spelling, isIngredient);
  carrying.work();
  for (const allergen of isIngredient ? allergens : []) {
    const term = TERM_OF_ALLERGEN[allergen];
    if (term === undefined || carrying.has(term)) continue;
    carrying.carry(term);
    if (isUnspecific(term)) carrying.carryAny(term);
    carrying.work();
  }
  const own = new Set([...spellings, ...carrying.terms]);
  const terms = new Set([...own].flatMap((term) => [...kindsOf(term)]));
  // 'Spicy' is a taste: the chili stays, for people who are allergic to it.
  for (const term of without) terms.delete(term);
  const parts = [...carrying.parts];
  return { own, terms, texts: [...spellings, ...(food?.aliases ?? []).map(termOf), ...parts], parts };
}

/** Collects the terms of a name, then their ingredients recursively. */
class Carrying {
  readonly terms = new Set<FoodTerm>();
  /** The ingredients of the compounds in the name. */
  readonly parts = new Set<FoodTerm>();
  private readonly ruledOut: readonly FoodTerm[];
  private readonly named = new Set<FoodTerm>();
  private readonly queue: FoodTerm[] = [];

  constructor(ruledOut: readonly FoodTerm[]) {
    this.ruledOut = ruledOut;
  }

  has(kind: FoodTerm): boolean {
    return [...this.terms].some((term) => kindsOf(term).has(kind));
  }

  read(spelling: FoodTerm, isIngredient: boolean): void {
    const found = findTerms(spelling.split(' '));
    for (const each of found) {
      for (const term of namesOf(each)) this.named.add(term);
      this.carryFound(each, found);
    }
    if (!isIngredient) return;
    for (const each of found) if (saysNoMore(each, found)) this.carryAny(each.term);
  }

  /** Expands compounds recursively; each part is expanded once. */
  work(): void {
    for (let part = this.queue.pop(); part !== undefined; part = this.queue.pop()) {
      const found = findTerms(part.split(' '));
      for (const each of found) this.carryFound(each, found);
      if (isUnspecific(part) && !(isNamedByTheDish(part) && this.isNamed(part))) this.carryAny(part);
    }
  }

  carry(term: FoodTerm): void {
    if (!this.isRuledOut(term)) this.terms.add(term);
  }

  /** Adds the members of a kind by name, but not their ingredients. */
  carryAny(kind: FoodTerm): void {
    for (const member of membersByKind().get(kind) ?? []) {
      if (this.terms.has(member)) continue;
      this.carry(member);
      if (this.terms.has(member) && isUnspecific(member)) this.carryAny(member);
    }
  }

  private carryFound(each: Found, found: readonly Found[]): void {
    const names = namesOf(each);
    const isAway = names.some((term) => this.isRuledOut(term));
    for (const term of names) {
      if (!isAway) this.carry(term);
      if (!isPartOfKnown(each, found)) this.takeApart(term);
    }
  }

  private isRuledOut(term: FoodTerm): boolean {
    return this.ruledOut.some((kind) => kindsOf(term).has(kind));
  }

  private takeApart(term: FoodTerm): void {
    for (const part of partsByTerm().get(term) ?? []) {
      if (this.parts.has(part)) continue;
      this.parts.add(part);
      this.queue.push(part);
    }
  }

  private isNamed(kind: FoodTerm): boolean {
    return [...this.named].some((term) => term !== kind && kindsOf(term).has(kind));
  }
}

/** The term and, if no longer term contains it, the table's food of that name. */
function namesOf({ term, isWhole }: Found): FoodTerm[] {
  const food = isWhole ? foodNames().get(term) : undefined;
  return food === undefined || food === term ? [term] : [term, food];
}

/** Whether a longer term contains it and determines the ingredients: 'seasoning' in 'italian seasoning'. */
function isPartOfKnown({ term, from, to }: Found, found: readonly Found[]): boolean {
  return found.some(
    (other) => other.term !== term && other.from <= from && other.to >= to && partsByTerm().has(other.term),
  );
}

/** Whether a name says only the kind: 'nut' in 'mixed nut', but not in 'pine nut' or 'nut, walnut'. */
function saysNoMore({ term, from, to }: Found, found: readonly Found[]): boolean {
  if (!isUnspecific(term)) return false;
  return !found.some((other) => {
    if (other.to === from || other.from === to) return namesOf(other).some((each) => kindsOf(each).has(term));
    const isAround = other.from <= from && other.to >= to && other.term !== term;
    return isAround && (kindsByMember().has(other.term) || partsByTerm().has(other.term));
  });
}

/**
 * The single foods that a text names, with their categories: 'Thai Peanut Curry' names peanut, but not the ingredients
 * of a curry.
 */
export function namedFoods(text: string): ReadonlySet<FoodTerm> {
  const found = findTerms(termOf(text).split(' '));
  const named = found.flatMap((each) => {
    const parts = partsByTerm().get(each.term);
    // Of a compound's ingredients, only those in its name count: 'peanut butter'.
    return parts ? parts.filter((part) => ` ${each.term} `.includes(` ${part} `)) : namesOf(each);
  });
  return new Set(named.flatMap((term) => [...kindsOf(term)]));
}

/** The compounds and dishes that contain a term, those of which it is a greater part first: curry powder for turmeric. */
export function madeWith(term: FoodTerm): FoodTerm[] {
  return [...compounds()]
    .flatMap(([compound, parts]) => (parts.includes(term) ? [{ compound, at: parts.indexOf(term) }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ compound }) => compound);
}

/** The kind of food that a listed allergen is. Undefined for sulfites, which are an additive. */
export function termOfAllergen(allergen: Allergen): FoodTerm | undefined {
  return TERM_OF_ALLERGEN[allergen];
}
