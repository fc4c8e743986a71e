import type { Diet } from '../eater.ts';
import type { FoodNutrients } from '../foods/food.ts';
import type { IngredientCategory } from '../ingredient.ts';
import { energyOf } from '../macro-energy.ts';
import { isDairy, isFromKilledAnimal, isFromLivingAnimal, isMeatless } from './animal-origin.ts';
import { type DescribedIngredient, describeIngredient, hasTraits } from './described-ingredient.ts';

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

/**
 * Each diet's rule for one ingredient.
 * - Keto, low carb: no sugar, grain, starchy vegetable, legume, dried or pressed fruit (keto: no sweet fruit at all).
 * - Paleo (after Cordain's The Paleo Diet, 2002; potatoes and natural sweeteners are left to the cook): no grain,
 *   legume, dairy except ghee, refined sugar, processed meat or seed oil.
 * - Whole30 (its program rules, whole30.com): no added sugar of any kind in any amount, alcohol, grain, legume except
 *   pod vegetables, dairy except ghee, chips or french fries; vinegars are allowed.
 * - Mediterranean (the MEDAS screener, Schröder et al., J Nutr 2011;141:1140-5): none of what it limits, that is
 *   processed meat, butter, margarine and cream, sweets and sugar.
 */
const BREAKS: Readonly<Record<Diet, (ingredient: DescribedIngredient) => boolean>> = {
  vegetarian: isFromKilledAnimal,
  vegan: (ingredient) => isFromKilledAnimal(ingredient) || isFromLivingAnimal(ingredient),
  gluten_free: isGluten,
  dairy_free: isDairy,
  keto: (ingredient) =>
    isStarchyOrSugary(ingredient) || hasTraits(ingredient, 'sweet-fruit', 'concentrated-fruit'),
  low_carb: (ingredient) => isStarchyOrSugary(ingredient) || hasTraits(ingredient, 'concentrated-fruit'),
  paleo: (ingredient) =>
    hasTraits(
      ingredient,
      'legume',
      'low-carb-legume',
      'sweetener',
      'processed-meat',
      'seed-oil',
      'alcohol',
      'sweets',
    ) ||
    (isSugar(ingredient) && !hasTraits(ingredient, 'natural-sugar')) ||
    hasAddedSugar(ingredient) ||
    isGrain(ingredient) ||
    isDairyButGhee(ingredient),
  whole30: (ingredient) =>
    hasTraits(ingredient, 'legume', 'low-carb-legume', 'sweetener', 'alcohol', 'sweets') ||
    isSugar(ingredient) ||
    hasAddedSugar(ingredient) ||
    isUsuallyCuredWithSugar(ingredient) ||
    holdsForWhole30(ingredient) ||
    CHIPS.test(ingredient.text) ||
    isGrain(ingredient) ||
    isDairyButGhee(ingredient),
  mediterranean: (ingredient) =>
    (hasTraits(ingredient, 'processed-meat', 'solid-fat', 'sweets') && !isMeatless(ingredient)) ||
    (isSugar(ingredient) && !hasTraits(ingredient, 'natural-sugar')),
  high_protein: () => false,
};

/**
 * Whether an ingredient of any name breaks a diet. An unknown ingredient is treated as the worst case of its category:
 * an unknown protein as meat, an unknown dairy product as milk, an unknown grain as wheat.
 */
export function breaksDiet(name: string, category: IngredientCategory, diet: Diet): boolean {
  return BREAKS[diet](describeIngredient(name, category));
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
  return diet !== 'whole30' || !MADE_AGAIN.test(name);
}
const MADE_AGAIN =
  /\b(?:(?<!(?:potato|zucchini|cabbage|vegetable) )pancake|waffle|crepe|(?:nice|ice) cream|bread|muffin|cupcake|cookie|brownie|biscuit|cake(?<!(?:fish|crab|salmon|tuna|vegetable) cake)|pizza|granola|cereal|chip|french fr(?:y|ie))s?\b/i;

const CHIPS = /\b(?:chip|crisp|french fry|tater tot)$/;

/** Whether most brands cure it with sugar. Meat that is only salted is not cured with it. */
function isUsuallyCuredWithSugar(ingredient: DescribedIngredient): boolean {
  if (ingredient.claims.traits.includes('sugar')) return false;
  return hasTraits(ingredient, 'processed-meat') && !SALTED_ONLY.test(ingredient.text);
}
const SALTED_ONLY = /\b(?:prosciutto|pancetta|guanciale|lardon|serrano|iberico|parma)\b/;

/** Whether its usual recipe contains something that Whole30 excludes, even a little. */
function holdsForWhole30({ text, partTraits }: DescribedIngredient): boolean {
  if (/\bvinegar$/.test(text)) return false;
  return WHOLE30_LEAVES_OUT.some((trait) => partTraits.has(trait));
}
const WHOLE30_LEAVES_OUT = [
  'natural-sugar',
  'honey',
  'grain',
  'gluten-free-grain',
  'corn',
  'legume',
  'low-carb-legume',
] as const;

/** Whether it is dairy other than ghee. Whole30 and paleo permit ghee, which is butter without milk protein. */
function isDairyButGhee(ingredient: DescribedIngredient): boolean {
  return isDairy(ingredient) && !hasTraits(ingredient, 'clarified-butter');
}

/** Whether it contains gluten; an unknown grain food counts as wheat. */
function isGluten(ingredient: DescribedIngredient): boolean {
  if (ingredient.allergens.has('gluten')) return true;
  if (ingredient.category !== 'grain' || ingredient.claims.allergens.includes('gluten')) return false;
  return ingredient.knownAs === null && !hasTraits(ingredient, 'gluten-free-grain', 'corn', 'starch');
}

/** Cereals, pseudo-cereals and their products. */
function isGrain(ingredient: DescribedIngredient): boolean {
  if (hasTraits(ingredient, 'grain', 'gluten-free-grain', 'corn')) return true;
  return ingredient.category === 'grain' && ingredient.knownAs === null && ingredient.traits.size === 0;
}

function isSugar(ingredient: DescribedIngredient): boolean {
  return (
    !ingredient.claims.traits.includes('sugar') && hasTraits(ingredient, 'sugar', 'natural-sugar', 'honey')
  );
}

/** Whether makers usually add refined sugar, even a little: sriracha, Worcestershire sauce, dried cranberries. */
function hasAddedSugar({ claims, partTraits }: DescribedIngredient): boolean {
  return !claims.traits.includes('sugar') && (partTraits.has('sugar') || partTraits.has('sweets'));
}

/**
 * Whether low-carbohydrate diets exclude it. Soy and peanuts are permitted, because they have few digestible
 * carbohydrates.
 */
function isStarchyOrSugary(ingredient: DescribedIngredient): boolean {
  return isSugar(ingredient) || isGrain(ingredient) || hasTraits(ingredient, 'starch', 'sweets', 'legume');
}
