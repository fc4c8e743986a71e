import { findFood } from '../foods/find-food.ts';
import type { Food, FoodNutrients } from '../foods/food.ts';
import type { LinePart } from '../lines/line-part.ts';
import { readLine } from '../lines/read-line.ts';
import { nutrientsIn } from '../nutrients-in.ts';
import { parseAmount } from '../units/amount.ts';
import { type WeighableLine, weighLine } from '../units/weights/weigh-line.ts';

/** Of one serving, in kcal and grams; a figure of which too little is known is null. */
export interface RecipeNutrition extends FoodNutrients {
  /** Some of the weight has no known energy, so that the true figures are higher. */
  readonly isPartial: boolean;
}

/** Of one serving, with how much of it is known. */
export interface LinesNutrition extends RecipeNutrition {
  /** Of the recipe's weight, 0 to 1, the part whose food and amount were understood. */
  readonly knownShare: number;
}

/** Of a recipe's weight, the part whose figures must be known: below it a sum says too little. */
const LEAST_KNOWN = 0.8;

/** The same where the share is told beside the figures. */
const LEAST_KNOWN_IF_TOLD = 0.5;

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;
type Figure = (typeof FIGURES)[number];

/** What a serving holds, from the ingredient lines; calories null when less than 80% of the weight is known. */
export function recipeNutrition(lines: readonly WeighableLine[], servings: number): RecipeNutrition {
  const sum = new Sum();
  for (const line of lines) {
    const parts = measuredParts(line);
    for (const { grams, isGuess, food } of parts) sum.add(grams ?? 0, isGuess ? undefined : food);
    if (parts.length > 0) continue;
    const { grams, isMeasured } = weighLine(line);
    sum.add(grams, isMeasured ? findFood(line.name) : undefined);
  }
  return sum.perServing(servings, LEAST_KNOWN);
}

/** Of a line whose amount is more than a number, '1 (14.5-ounce)' of a can, what it says as a whole; none of others. */
function measuredParts({ name, amount, unit }: WeighableLine): readonly LinePart[] {
  if (!/\d/.test(amount) || parseAmount(amount) !== null) return [];
  const { parts } = readLine(`${amount} ${unit} ${name}`);
  return parts.every(({ grams }) => grams !== null) ? parts : [];
}

/**
 * What a serving holds, from lines as recipe pages write them; figures null when less than half of the weight is known. What
 * has no amount adds nothing; what is optional counts like the rest; of oil to fry in, what is absorbed.
 */
export function nutritionOfLines(lines: readonly string[], servings: number): LinesNutrition {
  const parts = lines.flatMap((line) => readLine(line).parts);
  const fried = parts.reduce((weight, part) => (isFryingFat(part) ? weight : weight + (part.grams ?? 0)), 0);
  const sum = new Sum();
  for (const part of parts) {
    const grams = part.grams ?? 0;
    const eaten = isFryingFat(part) ? Math.min(grams, fried * ABSORBED_SHARE) : grams;
    sum.add(eaten, part.isGuess ? undefined : part.nearest);
  }
  return { ...sum.perServing(servings, LEAST_KNOWN_IF_TOLD), knownShare: sum.share('calories') };
}

/**
 * Fat that deep-fried food takes up, of its raw weight. J. Makinson et al. (Fat uptake during deep-fat frying of coated and
 * uncoated foods, J. Food Compos. Anal. 1, 1987) found 6 to 86 g in 100 g of dry matter: with the water, 2 to 20%.
 */
const ABSORBED_SHARE = 0.1;

/** More oil than this, in grams, is not eaten by the spoon: it is what something is fried in. */
const MOST_EATEN_OIL = 300;

function isFryingFat({ nearest, purpose, grams }: LinePart): boolean {
  const isFat = (nearest?.per100g.fat ?? 0) > LEAST_FAT && !/butter|ghee/.test(nearest?.name ?? '');
  return isFat && (purpose === 'frying' || (grams ?? 0) > MOST_EATEN_OIL);
}

/** Grams of fat in 100 g of an oil or a lard. */
const LEAST_FAT = 95;

/** Adds up what is known of a recipe. */
class Sum {
  readonly #sums = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  readonly #known = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  #weight = 0;

  add(grams: number, food: Food | undefined): void {
    this.#weight += grams;
    if (!food) return;
    const figures = nutrientsIn(food, grams);
    for (const figure of FIGURES) {
      const value = figures[figure];
      if (value === null) continue;
      this.#sums[figure] += value;
      this.#known[figure] += grams;
    }
  }

  share(figure: Figure): number {
    return this.#weight > 0 ? this.#known[figure] / this.#weight : 0;
  }

  perServing(servings: number, leastKnown: number): RecipeNutrition {
    const perServing = (figure: Figure) =>
      this.share(figure) < leastKnown || servings <= 0
        ? null
        : Number((this.#sums[figure] / servings).toFixed(figure === 'calories' ? 0 : 1));
    return {
      calories: perServing('calories'),
      protein: perServing('protein'),
      carbs: perServing('carbs'),
      fat: perServing('fat'),
      // Rounding must not make a whole recipe partial.
      isPartial: perServing('calories') !== null && this.share('calories') < 1 - 1e-9,
    };
  }
}
