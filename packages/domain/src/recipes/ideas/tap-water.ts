import { foodNameKey } from '../../foods/food-name.ts';
import { formatAmount } from '../../units/amount.ts';
import { readMeasure } from '../../units/measure.ts';
import type { ProposedLine } from './proposed-idea.ts';

const WATER = /^(?:(?:cold|warm|lukewarm|hot|boiling|tap|ice|iced) )?(?:water|ice|ice cube)$/;

/** It comes from the tap, so it is neither missing nor bought, and no line of a recipe. */
export function isWater({ name }: ProposedLine): boolean {
  return WATER.test(foodNameKey(name));
}

/** The steps with the amount of the water that the list no longer says, where they do not say any themselves. */
export function withWater(steps: readonly string[], lines: readonly ProposedLine[]): readonly string[] {
  if (steps.some((step) => /\d[^.]*\bwater\b/i.test(step))) return steps;
  const [measure] = lines.filter(isWater).flatMap((line) => readMeasure(line) ?? []);
  if (!measure || measure.amount === null) return steps;
  return [`Have ${formatAmount(measure.amount)} ${measure.unit} of water ready.`, ...steps];
}
