import type { NutritionSummary } from '@game-plan/contracts/food/nutrition';
import { type DayIntake, totalIntake } from '@game-plan/domain/nutrition/intake';
import { t } from '#lib/language.ts';

export interface CalorieSource {
  readonly name: string;
  readonly calories: number;
  /** How often it was logged; absent for 'Other foods'. */
  readonly times?: number;
  /** Percent of the period's calories. */
  readonly percent: number;
}

/** kcal a meal that may remain because its calories are rounded. */
const ROUNDING = 0.5;
const OTHER_FOODS = t('Other foods');

/** The sources of the period's calories, largest first, with the remainder at the end. */
export function calorieSources(
  days: readonly (DayIntake & { readonly meals: number })[],
  sources: NutritionSummary['sources'],
): CalorieSource[] {
  const total = totalIntake(days).calories;
  const percentOf = (calories: number) => (total > 0 ? (calories / total) * 100 : 0);
  const listed = sources
    .filter(({ calories }) => calories > 0)
    .map((source) => ({ ...source, percent: percentOf(source.calories) }));
  const rest = total - listed.reduce((sum, { calories }) => sum + calories, 0);
  if (rest <= ROUNDING * days.reduce((sum, { meals }) => sum + meals, 0)) return listed;
  return [...listed, { name: OTHER_FOODS, calories: rest, percent: percentOf(rest) }];
}
