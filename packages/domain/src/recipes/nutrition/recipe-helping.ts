import { readLine } from '../../lines/read-line.ts';
import { parseAmount } from '../../units/amount.ts';
import type { UnitWeight } from '../../units/weights/unit-weights.ts';
import { type WeighableLine, weighLine } from '../../units/weights/weigh-line.ts';
import { recipeMoreNutrients } from './recipe-more-nutrients.ts';

/** Of a recipe's weight, the part that must be known: below it a sum says too little of the dish. */
const LEAST_KNOWN = 0.8;

/**
 * What the ingredients of a dish weigh together, in grams, before they are cooked; null when less than 80% of it is
 * known. What cooks away, or is drained, is part of it.
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

/** Of an amount that is more than a number, '1 (14.5-ounce)' of a can, what the line says as a whole. */
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
  /** kcal and grams of one serving; null when not known. */
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
  /** Of all servings, from which fibre, sugar, saturated fat and sodium are reckoned. */
  readonly ingredients: readonly WeighableLine[];
}

/**
 * A serving of a dish as a food, which can be eaten by grams too where it is known what all servings weigh together once
 * cooked, in grams.
 */
export function recipeHelping(dish: Dish, cookedGrams: number | null) {
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
