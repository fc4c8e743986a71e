import { readLine } from '../../lines/read-line.ts';
import { parseAmount } from '../../units/amount.ts';
import type { UnitWeight } from '../../units/weights/unit-weights.ts';
import { type WeighableLine, weighLine } from '../../units/weights/weigh-line.ts';
import { recipeMoreNutrients } from './recipe-more-nutrients.ts';

/** The minimum known share of a recipe's weight; below it, a sum says too little about the dish. */
const LEAST_KNOWN = 0.8;

/**
 * The total weight of a dish's raw ingredients in grams, including water that evaporates or is drained; null if less
 * than 80% of it is known.
 */
export function ingredientsWeight(lines: readonly WeighableLine[]): number | null {
  let all = 0;
  let known = 0;
  for (const line of lines) {
    for (const { grams, isMeasured } of weighed(line)) {
      all += grams;
      if (isMeasured) known += grams;
    }
  }
  return all > 0 && known / all >= LEAST_KNOWN ? Math.round(all) : null;
}

/**
 * An amount that is more than a number ('1 (14.5-ounce)' with the unit 'can') is parsed together with the whole line.
 */
function weighed(line: WeighableLine) {
  if (/\d/.test(line.amount) && parseAmount(line.amount) === null) {
    const { parts } = readLine(`${line.amount} ${line.unit} ${line.name}`);
    if (parts.every(({ grams }) => grams !== null)) {
      return parts.map(({ grams, isGuess }) => ({ grams: grams ?? 0, isMeasured: !isGuess }));
    }
  }
  return [weighLine(line)];
}

interface Dish {
  readonly name: string;
  readonly servings: number;
  /** Kcal and grams of one serving; null if unknown. */
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
  /** For all servings; fibre, sugar, saturated fat and sodium are computed from them. */
  readonly ingredients: readonly WeighableLine[];
}

/**
 * A serving of a dish as a food. If the weight of all servings after cooking is known, in grams, it can also be logged
 * by grams.
 */
export function recipeServing(dish: Dish, cookedGrams: number | null) {
  const { name, servings, calories, protein, carbs, fat, ingredients } = dish;
  const more = recipeMoreNutrients(ingredients, servings);
  const weights: UnitWeight[] =
    cookedGrams === null || cookedGrams <= 0
      ? []
      : [
          { unit: 'serving', grams: cookedGrams / servings },
          { unit: 'g', grams: 1 },
        ];
  return {
    known: { name, quantity: 1, unit: 'serving', calories, protein, carbs, fat, ...more },
    weights,
    quantity: 1,
    unit: 'serving',
  };
}
