import words from '@game-plan/lexicon/wording.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import type { Food, FoodNutrients } from '../../foods/food.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import type { LinePart } from '../../lines/line-part.ts';
import { readLine } from '../../lines/read-line.ts';
import { nutrientsIn } from '../../nutrients-in.ts';
import { parseAmount } from '../../units/amount.ts';
import { type WeighableLine, weighLine } from '../../units/weights/weigh-line.ts';
import { NutrientSum } from './nutrient-sum.ts';

/** Per serving, in kcal and grams; a figure is null if too little is known. */
export interface RecipeNutrition extends FoodNutrients {
  /** Whether the energy of some of the weight is unknown, so that the true figures are higher. */
  readonly isPartial: boolean;
}

/** The nutrition of a serving, and how much of the recipe is known. */
export interface LinesNutrition extends RecipeNutrition {
  /** The share of the recipe's weight, 0 to 1, whose food and amount were understood. */
  readonly knownShare: number;
}

/** The minimum share of a recipe's weight with known figures. Below it, a sum says too little. */
const LEAST_KNOWN = 0.8;

/** The lower minimum that applies if the share is shown beside the figures. */
const LEAST_KNOWN_IF_TOLD = 0.5;

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;

/**
 * The nutrition of a serving, computed from the ingredient lines; calories are null if less than 80% of the weight is
 * known.
 */
export function recipeNutrition(lines: readonly WeighableLine[], servings: number): RecipeNutrition {
  const sum = new NutrientSum(FIGURES);
  for (const line of lines) {
    for (const { grams, food } of weighedFoods(line)) sum.add(grams, food && nutrientsIn(food, grams));
  }
  return perServing(sum, servings, LEAST_KNOWN);
}

/** The foods of a line with their edible grams; the food is undefined if it or its amount is unknown. */
export function weighedFoods(line: WeighableLine): readonly { grams: number; food: Food | undefined }[] {
  const parts = measuredParts(line);
  if (parts.length > 0) {
    return parts.map(({ grams, isGuess, food }) => ({ grams: grams ?? 0, food: isGuess ? undefined : food }));
  }
  const { grams, isMeasured } = weighLine(line);
  return [{ grams, food: isMeasured ? findFood(line.name) : undefined }];
}

function perServing(
  sum: NutrientSum<(typeof FIGURES)[number]>,
  servings: number,
  leastKnown: number,
): RecipeNutrition {
  const of = (figure: (typeof FIGURES)[number]) => {
    const all = servings > 0 ? sum.of(figure, leastKnown) : null;
    return all === null ? null : Number((all / servings).toFixed(figure === 'calories' ? 0 : 1));
  };
  const calories = of('calories');
  return {
    calories,
    protein: of('protein'),
    carbs: of('carbs'),
    fat: of('fat'),
    // A rounding error must not make a complete recipe partial.
    isPartial: calories !== null && sum.knownShare('calories') < 1 - 1e-9,
  };
}

/**
 * The parsed parts of a line whose amount is more than a number, such as '1 (14.5-ounce)' of a can. Empty for other
 * lines.
 */
function measuredParts({ name, amount, unit }: WeighableLine): readonly LinePart[] {
  if (!/\d/.test(amount) || parseAmount(amount) !== null) return [];
  const { parts } = readLine(`${amount} ${unit} ${name}`);
  return parts.every(({ grams }) => grams !== null) ? parts : [];
}

/**
 * Computes the nutrition per serving from ingredient lines as recipe pages write them. The figures are null if less
 * than half of the weight is known. Lines without an amount add nothing, optional ones count in full, and of frying oil
 * only the absorbed part counts.
 */
export function nutritionOfLines(lines: readonly string[], servings: number): LinesNutrition {
  return nutritionOfParts(
    lines.flatMap((line) => readLine(line).parts),
    servings,
  );
}

/** `nutritionOfLines` of lines that are read already. */
export function nutritionOfParts(parts: readonly LinePart[], servings: number): LinesNutrition {
  const [fats, foods] = [parts.filter(isFryingFat), parts.filter((part) => !isFryingFat(part))];
  // Where no food is said, as much as there is fat.
  const fried = gramsOf(foods) || gramsOf(fats);
  const sum = new NutrientSum(FIGURES);
  for (const part of parts) {
    const grams = part.grams ?? 0;
    const eaten = isFryingFat(part) ? Math.min(grams, fried * ABSORBED_SHARE) : grams;
    sum.add(eaten, part.isGuess || !part.nearest ? undefined : nutrientsIn(part.nearest, eaten));
  }
  return { ...perServing(sum, servings, LEAST_KNOWN_IF_TOLD), knownShare: sum.knownShare('calories') };
}

const gramsOf = (parts: readonly LinePart[]): number =>
  parts.reduce((weight, { grams }) => weight + (grams ?? 0), 0);

/**
 * The fat that deep-fried food absorbs, as a share of its raw weight. J. Makinson et al. (Fat uptake during deep-fat
 * frying of coated and uncoated foods, J. Food Compos. Anal. 1, 1987) found 6 to 86 g in 100 g of dry matter; including
 * water this is 2 to 20%.
 */
const ABSORBED_SHARE = 0.1;

/** More oil than this, in grams, is for frying and not eaten as an ingredient. */
const MOST_EATEN_OIL = 300;

function isFryingFat({ nearest, purpose, grams }: LinePart): boolean {
  const isFat = (nearest?.per100g.fat ?? 0) > LEAST_FAT && !isButter(nearest?.name ?? '');
  return isFat && (purpose === 'frying' || (grams ?? 0) > MOST_EATEN_OIL);
}

const isButter = saysOneOf(words.butter);

/** The minimum grams of fat in 100 g of an oil or lard. */
const LEAST_FAT = 95;
