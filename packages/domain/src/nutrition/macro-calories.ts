import { energyOf, type Macro } from '../macro-energy.ts';
import type { Intake } from './intake.ts';
import { wholeParts } from './whole-parts.ts';

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
  const percents = wholeParts(macros.map((macro) => (calories[macro] / total) * 100));
  return macros.map((macro, index) => ({
    macro,
    grams: intake[macro],
    calories: calories[macro],
    share: calories[macro] / total,
    percent: percents[index] ?? 0,
  }));
}
