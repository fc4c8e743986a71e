import safety from '@game-plan/lexicon/safety.json' with { type: 'json' };
import type { DietRecord } from '@game-plan/lexicon/safety-record';
import { DIETS, type Diet } from '../eater.ts';
import type { FoodNutrients } from '../foods/food.ts';
import { foodWords } from '../foods/food-name.ts';
import type { IngredientCategory } from '../ingredient.ts';
import { energyOf } from '../macro-energy.ts';
import { memoize } from '../memoize.ts';
import { isDairy, isFromKilledAnimal, isFromLivingAnimal, isMeatless } from './animal-origin.ts';
import { type DescribedIngredient, describeIngredient, hasTraits } from './described-ingredient.ts';
import type { FoodTrait } from './food-facts.ts';
import { matchPhrases } from './phrase-match.ts';

/** The figures of a serving; null if unknown. */
interface Serving extends FoodNutrients {
  /** Whether they do not count every ingredient. */
  readonly isPartial?: boolean;
}

const LIMITS_AMOUNTS: ReadonlySet<Diet> = new Set(['keto', 'low_carb', 'high_protein']);

const MEALS_A_DAY = 3;
/** The usual limit of a ketogenic diet in grams a day (Masood W et al., Ketogenic Diet, StatPearls 2023, NBK499830). */
const KETO_CARBS_A_DAY = 50;
/** Low carbohydrate: under 130 g a day or 26 % of energy (Feinman et al., Nutrition 2015;31:1-13). */
const LOW_CARBS_A_DAY = 130;
const LOW_CARB_ENERGY_SHARE = 0.26;
/** 'High protein': at least 20 % of energy (Regulation (EC) No 1924/2006, Annex). */
const HIGH_PROTEIN_ENERGY_SHARE = 0.2;
/** The protein of a meal is 20 to 40 g (Jäger et al., J Int Soc Sports Nutr 2017;14:20). */
const HIGH_PROTEIN_GRAMS = 20;

const BREAKS: Readonly<Partial<Record<Diet, (ingredient: DescribedIngredient) => boolean>>> = {
  vegetarian: isFromKilledAnimal,
  vegan: (ingredient) => isFromKilledAnimal(ingredient) || isFromLivingAnimal(ingredient),
  gluten_free: isGluten,
  dairy_free: isDairy,
};

const ruleOf = (diet: Diet): Partial<DietRecord> => safety.diets[diet] ?? {};

/**
 * Whether an ingredient of any name breaks a diet. An unknown ingredient is treated as the worst case of its category:
 * an unknown protein as meat, an unknown dairy product as milk, an unknown grain as wheat.
 */
export function breaksDiet(name: string, category: IngredientCategory, diet: Diet): boolean {
  const ingredient = describeIngredient(name, category);
  return BREAKS[diet]?.(ingredient) ?? breaksRule(ruleOf(diet), ingredient);
}

/** Whether what an ingredient or its usual ingredients count as is left out by a diet; their sources are in the lexicon. */
function breaksRule(rule: Partial<DietRecord>, ingredient: DescribedIngredient): boolean {
  const { claims, partTraits, text } = ingredient;
  const counted = countedAs(ingredient);
  const isAny = (traits: ReadonlySet<string>, left: readonly string[] = []) =>
    left.some((trait) => traits.has(trait));
  const isSugarFree = claims.traits.includes('sugar');
  const isFineMock = rule['mock-meat'] === 'fine' && isMeatless(ingredient);
  return (
    (!isFineMock && isAny(counted, rule.without)) ||
    (!counted.has('natural-sugar') && isAny(counted, rule['without-refined'])) ||
    (!isSugarFree && isAny(partTraits, rule['without-added'])) ||
    (!endsIn(text, rule['fine-parts']) && isAny(partTraits, rule['without-parts'])) ||
    (rule.milk === 'but ghee' && isDairy(ingredient) && !hasTraits(ingredient, 'clarified-butter')) ||
    (!isSugarFree && isUsuallyCuredWithSugar(rule, ingredient)) ||
    (rule['last-words'] ?? []).some((words) => endsIn(text, words))
  );
}

/** What it counts as, without what its label claims that there is none of. An unknown grain food counts as grain. */
function countedAs({ category, claims, knownAs, traits }: DescribedIngredient): ReadonlySet<FoodTrait> {
  const isUnknownGrain = category === 'grain' && knownAs === null && traits.size === 0;
  return new Set<FoodTrait>(
    isUnknownGrain ? ['grain'] : [...traits].filter((trait) => !claims.traits.includes(trait)),
  );
}

const endsIn = (text: string, words: string | undefined): boolean =>
  words !== undefined && ` ${text}`.endsWith(` ${words}`);

/** Whether most brands cure it with sugar. Meat that is only salted is not cured with it. */
function isUsuallyCuredWithSugar(
  { cured: saltedOnly }: Partial<DietRecord>,
  ingredient: DescribedIngredient,
): boolean {
  if (saltedOnly === undefined || !hasTraits(ingredient, 'processed-meat')) return false;
  return !saltedOnly.some((word) => ` ${ingredient.text} `.includes(` ${word} `));
}

/**
 * Whether a serving eaten as a meal fits a diet that limits amounts. It always fits other diets. Unknown figures, and those that
 * do not count every ingredient, fit no diet that limits amounts.
 */
export function servingFitsDiet(diet: Diet, { calories, protein, carbs, isPartial }: Serving): boolean {
  if (!LIMITS_AMOUNTS.has(diet)) return true;
  if (calories === null || protein === null || carbs === null || isPartial === true) return false;
  const isKeto = carbs <= KETO_CARBS_A_DAY / MEALS_A_DAY;
  if (diet === 'keto') return isKeto;
  if (diet === 'low_carb') {
    if (carbs > LOW_CARBS_A_DAY / MEALS_A_DAY) return false;
    return isKeto || energyOf('carbs', carbs) <= LOW_CARB_ENERGY_SHARE * calories;
  }
  if (diet === 'high_protein') {
    return (
      protein >= HIGH_PROTEIN_GRAMS && energyOf('protein', protein) >= HIGH_PROTEIN_ENERGY_SHARE * calories
    );
  }
  return true;
}

/**
 * Whether a diet permits a dish of this name regardless of its ingredients. Whole30 forbids recreating pancakes, baked
 * goods, pizza or ice cream from permitted foods ("pancakes made with bananas and eggs" are its own example).
 */
export function dishFitsDiet(diet: Diet, name: string): boolean {
  return !matchPhrases(foodWords(name), dishesLeftOut(diet)).has(diet);
}

/** The dishes that a diet leaves out, and longer names of others. */
const dishesLeftOut = memoize(DIETS.length, (diet): ReadonlyMap<string, readonly string[]> => {
  const { dishes = [], 'other-dishes': others = [] } = safety.diets[diet] ?? {};
  const left = dishes.map((dish): [string, readonly string[]] => [dish, [diet]]);
  return new Map([...left, ...others.map((dish): [string, readonly string[]] => [dish, []])]);
});

/** Whether it contains gluten; an unknown grain food counts as wheat. */
function isGluten(ingredient: DescribedIngredient): boolean {
  if (ingredient.allergens.has('gluten')) return true;
  if (ingredient.category !== 'grain' || ingredient.claims.allergens.includes('gluten')) return false;
  return ingredient.knownAs === null && !hasTraits(ingredient, 'gluten-free-grain', 'corn', 'starch');
}
