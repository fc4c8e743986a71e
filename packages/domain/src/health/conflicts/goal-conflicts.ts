import type { CalendarDay } from '../../calendar-day.ts';
import { dailyEnergy } from '../daily-energy.ts';
import { ageOn, dayOfBirth } from '../date-of-birth.ts';
import type { GoalBasis } from '../suggest-goals.ts';
import { calorieFloor, caloriePace } from './calorie-conflicts.ts';
import type { GoalConflict } from './goal-conflict.ts';
import { type EnergyTargets, energySum, macroShares } from './macro-conflicts.ts';
import { targetBodyMass, weightDirection } from './weight-conflicts.ts';

/** A health profile with its targets, as saved or as it stands in a form. Null is 'not set'. */
export interface GoalsToCheck extends GoalBasis {
  readonly targetWeight: number | null;
  readonly targetCalories: number | null;
  readonly targetProtein: number | null;
  readonly targetCarbs: number | null;
  readonly targetFat: number | null;
}

/** kcal a day that keep the weight; null while something to compute it is missing. */
function energyUsed(goals: GoalsToCheck, today: CalendarDay): number | null {
  const { gender, weight, height, dateOfBirth, activityLevel } = goals;
  if (gender === null || weight === null || height === null || dateOfBirth === null) return null;
  if (activityLevel === null) return null;
  const used = dailyEnergy(
    { gender, weight, height, age: ageOn(dayOfBirth(dateOfBirth), today) },
    activityLevel,
  );
  return used > 0 ? used : null;
}

/**
 * Where the goals contradict each other or what is known of a healthy range, the arithmetic first. What is not set
 * is not judged: pass the goals in force to have defaults judged too.
 */
export function goalConflicts(goals: GoalsToCheck, today: CalendarDay): GoalConflict[] {
  const targets: EnergyTargets = {
    calories: goals.targetCalories,
    protein: goals.targetProtein,
    carbs: goals.targetCarbs,
    fat: goals.targetFat,
  };
  const calories = { ...goals, calories: goals.targetCalories };
  const used = energyUsed(goals, today);
  return [
    ...energySum(targets),
    ...macroShares(targets),
    ...calorieFloor(calories),
    ...(used === null ? [] : caloriePace(calories, used)),
    ...targetBodyMass(goals),
    ...weightDirection(goals),
  ];
}
