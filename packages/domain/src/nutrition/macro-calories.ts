import { energyOf, type Macro } from '../macro-energy.ts';
import type { Intake } from './intake.ts';

/** Converts grams of each macro to kcal. */
export function macroCalories(intake: Pick<Intake, Macro>): Record<Macro, number> {
  return {
    protein: energyOf('protein', intake.protein),
    carbs: energyOf('carbs', intake.carbs),
    fat: energyOf('fat', intake.fat),
  };
}

export interface MacroShare {
  readonly macro: Macro;
  readonly grams: number;
  readonly calories: number;
  /** The share of the calories of all three macros, 0 to 1; `percent` in whole percent that add up to 100. */
  readonly share: number;
  readonly percent: number;
}

/** The macros' shares of their calories, largest first (equal ones by name). Empty if there are no calories. */
export function macroShares(intake: Pick<Intake, Macro>): MacroShare[] {
  const calories = macroCalories(intake);
  const total = calories.protein + calories.carbs + calories.fat;
  if (total <= 0) return [];
  const macros = (['carbs', 'fat', 'protein'] as const).toSorted(
    (one, other) => calories[other] - calories[one],
  );
  const percents = wholePercents(macros.map((macro) => calories[macro] / total));
  return macros.map((macro, index) => ({
    macro,
    grams: intake[macro],
    calories: calories[macro],
    share: calories[macro] / total,
    percent: percents[index] ?? 0,
  }));
}

/** Converts shares that add up to 1 to whole percentages that add up to 100, by the largest remainder method. */
function wholePercents(shares: readonly number[]): number[] {
  const floors = shares.map((share) => Math.floor(share * 100));
  const left = 100 - floors.reduce((sum, percent) => sum + percent, 0);
  const remainder = (index: number) => (shares[index] ?? 0) * 100 - (floors[index] ?? 0);
  const raised = new Set(
    [...shares.keys()].toSorted((one, other) => remainder(other) - remainder(one)).slice(0, left),
  );
  return floors.map((percent, index) => (raised.has(index) ? percent + 1 : percent));
}
