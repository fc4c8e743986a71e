import type { MoreNutrients } from '../../foods/usda/more-nutrients.ts';
import { readLine } from '../../lines/read-line.ts';
import { parseAmount } from '../../units/amount.ts';
import { type WeighableLine, weighLine } from '../../units/weights/weigh-line.ts';
import { recipeMoreNutrients } from './recipe-more-nutrients.ts';

/** The minimum known share of a recipe's weight; below it, a sum says too little about the dish. */
const LEAST_KNOWN = 0.8;

/**
 * The total weight of a dish's raw ingredients in grams, including water that evaporates or is drained; null if less
 * than 80% of it is known.
 */
function ingredientsWeight(lines: readonly WeighableLine[]): number | null {
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

/** What the ingredients of a recipe come to. */
export type RecipeContents = MoreNutrients & {
  /** Of all servings together, raw; null if unknown. */
  readonly grams: number | null;
};

/** The weight of these lines, and the further nutrients of one of so many servings. */
export const recipeContents = (lines: readonly WeighableLine[], servings: number): RecipeContents => ({
  grams: ingredientsWeight(lines),
  ...recipeMoreNutrients(lines, servings),
});
