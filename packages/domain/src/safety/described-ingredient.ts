import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { INGREDIENT_CATEGORIES, type IngredientCategory } from '../ingredient.ts';
import { memoize } from '../memoize.ts';
import { allergensOf } from './allergy/allergens.ts';
import { type Claims, claimsIn } from './claims.ts';
import { type FoodTrait, traitWords } from './food-facts.ts';
import { carriedTerms } from './food-terms.ts';
import { matchPhrases } from './phrase-match.ts';
import { splitProducts } from './split-products.ts';

/** The properties of an ingredient that diets depend on, from its name and category. */
export interface DescribedIngredient {
  readonly category: IngredientCategory;
  /** The words of the name, lower case and singular, separated by single spaces. */
  readonly text: string;
  readonly traits: ReadonlySet<FoodTrait>;
  readonly claims: Claims;
  readonly allergens: ReturnType<typeof allergensOf>;
  /** The traits of its usual ingredients: sugar in sriracha. */
  readonly partTraits: ReadonlySet<FoodTrait>;
  /** The category of the food in the table; null if the table does not have the name. */
  readonly knownAs: IngredientCategory | null;
}

/** Cache size per category: a kitchen and the ingredients of its dishes, for one person after another. */
const MOST_DESCRIBED = 500;

const describedAs = new Map(
  INGREDIENT_CATEGORIES.map((category) => [
    category,
    memoize(MOST_DESCRIBED, (name) => readIngredient(name, category)),
  ]),
);

export function describeIngredient(name: string, category: IngredientCategory): DescribedIngredient {
  return describedAs.get(category)?.(name) ?? readIngredient(name, category);
}

function readIngredient(name: string, category: IngredientCategory): DescribedIngredient {
  const words = foodWords(name);
  const food = findFood(name);
  const { runs, parts } = splitProducts(words);
  const saying = [...runs.map((run) => run.join(' ')), ...parts, ...(food === undefined ? [] : [food.name])];
  const traits = new Set(saying.flatMap((said) => [...traitsOf(said)]));
  const allergens = allergensOf(name);
  const made = carriedTerms({ name, allergens, isIngredient: false }).parts;
  return {
    category,
    text: words.join(' '),
    traits,
    claims: claimsIn(words),
    allergens,
    partTraits: new Set(made.flatMap((part) => [...traitsOf(part)])),
    knownAs: food?.category ?? null,
  };
}

/** What diets count a name as by its words. */
const traitsOf = (name: string): ReadonlySet<FoodTrait> => matchPhrases(foodWords(name), traitWords());

export function hasTraits({ traits }: DescribedIngredient, ...wanted: readonly FoodTrait[]): boolean {
  return wanted.some((trait) => traits.has(trait));
}
