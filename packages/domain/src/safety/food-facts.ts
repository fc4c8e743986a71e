import safety from '@game-plan/lexicon/safety.json' with { type: 'json' };
import type { NamesByValue } from '@game-plan/lexicon/safety-record';
import { ALLERGENS, type Allergen } from '../eater.ts';
import { foodWords } from '../foods/food-name.ts';
import { lazy } from '../lazy.ts';

/** The singular name of a food, a kind of food or an ingredient: 'turmeric', 'citrus', 'curry powder'. */
export type FoodTerm = string;

/**
 * What diets count a food as. `plant-protein` and `plant-dairy`: the name says that it is not from an animal. Kinds of the same name
 * have more members, which people avoid who say so in their own words.
 */
export const FOOD_TRAITS = [
  'meat',
  'processed-meat',
  'from-animal',
  'honey',
  'sugar',
  'natural-sugar',
  'sweetener',
  'sweets',
  'gluten-free-grain',
  'grain',
  'starch',
  'sweet-fruit',
  'concentrated-fruit',
  'corn',
  'legume',
  'low-carb-legume',
  'plant-protein',
  'plant-dairy',
  'solid-fat',
  'seed-oil',
  'alcohol',
  'clarified-butter',
] as const;
export type FoodTrait = (typeof FOOD_TRAITS)[number];

/** Normalises a term: singular words, lower case, without accents. */
export function termOf(text: string): FoodTerm {
  return foodWords(text).join(' ');
}

/** A word or phrase in the words of a name → what it tells, possibly nothing. */
export type Phrases<Told> = ReadonlyMap<string, readonly Told[]>;

function phrasesOf<Told extends string>(names: NamesByValue, values: readonly Told[]): Phrases<Told> {
  return new Map(
    Object.entries(names).flatMap(([value, words]) => {
      const told = value.split(' ');
      const known = values.filter((each) => told.includes(each));
      return words.map((word) => [termOf(word), known] as const);
    }),
  );
}

const partsOf = (names: NamesByValue): ReadonlyMap<FoodTerm, readonly FoodTerm[]> =>
  new Map(Object.entries(names).map(([term, parts]) => [termOf(term), parts.map(termOf)]));

const termSet = (terms: readonly string[]): ReadonlySet<FoodTerm> => new Set(terms.map(termOf));

/** Words that tell a listed allergen. Coconut is no nut here: the U.S. FDA took it off its list of tree nuts in January 2025. */
export const allergenWords = lazy(() => phrasesOf<Allergen>(safety.allergens, ALLERGENS));
/** Words that tell an allergen which foods of many makers hold, and others do not. */
export const oftenWords = lazy(() => phrasesOf<Allergen>(safety.oftenWords, ALLERGENS));
/** The same for foods, by their names. */
export const oftenFoods = lazy(() => phrasesOf<Allergen>(safety.oftenFoods, ALLERGENS));
/** Words that tell what diets count a food as. */
export const traitWords = lazy(() => phrasesOf<FoodTrait>(safety.countsAs, FOOD_TRAITS));

/** Kind → its members, the likeliest in a kitchen first. */
export const membersByKind = lazy(() => partsOf(safety.members));
/** Food → its usual ingredients, and those that makers often add. */
export const compounds = lazy(() => partsOf(safety.mayHold));
/** Name that misleads → what it is. */
export const misleadingNames = lazy(() => partsOf(safety.is));
/** Brand or foreign word → what it stands for. */
export const products = lazy(() => partsOf(safety.standsFor));

const categories = lazy(() => termSet(safety.categories));
const mayBeAny = lazy(() => termSet(safety.mayBeAny));
const ifNamed = lazy(() => termSet(safety.ifNamed));

/** Whether a kind is no food itself: nobody eats 'citrus'. */
export const isCategory = (kind: FoodTerm): boolean => categories().has(kind);
/** Whether a name that says only the kind may mean any of its members: 'mixed nuts', 'fish fillets'. */
export const isUnspecific = (kind: FoodTerm): boolean => mayBeAny().has(kind);
/** Whether a compound contains the kind only if its name says so: 'raspberry jam', 'beef sausage'. */
export const isNamedByTheDish = (kind: FoodTerm): boolean => ifNamed().has(kind);

export const categoryNames = (): ReadonlySet<FoodTerm> => categories();

/** Words of dishes whose ingredients are not all named: 'crab salad' may contain mayonnaise, 'garlic sausage' milk. */
export const dishWords = lazy(() => new Set(safety.dishWords));
/** Words that do not change what a food is: cut, state, pack, breed, origin or brand. */
export const plainWords = lazy(() => new Set(safety.plainWords));

/** Foods that are only seasoned with the seasonings that some people will not eat. */
export const seasonedFoods = lazy(() => termSet(safety.seasoned));
export const seasonings = lazy(() => termSet(safety.seasonings));
/** Oils without the taste of what they are pressed from. */
export const mildOils = lazy(() => termSet(safety.mildOils));
/** Words of meatless foods that many makers bind with egg. */
export const boundWithEgg = lazy(() => termSet(safety.boundWithEgg));
/** Words that describe a food as made with another → that food: 'buttered', 'cheesy'. */
export const foodsInTitles = lazy(
  () =>
    new Map(
      Object.entries(safety.inTitles).flatMap(([food, words]) => words.map((word) => [termOf(word), food])),
    ),
);
