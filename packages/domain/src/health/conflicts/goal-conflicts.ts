import type { CalendarDay } from '../../calendar-day.ts';
import { bodyMassIndex, OBESE_FROM, UNDERWEIGHT_BELOW } from '../body-mass-index.ts';
import { dailyEnergy } from '../daily-energy.ts';
import { ageOn, dayOfBirth } from '../date-of-birth.ts';
import type { FitnessGoal } from '../profile-options.ts';
import type { GoalBasis } from '../suggest-goals.ts';
import { calorieFloor, caloriePace } from './calorie-conflicts.ts';
import { type BodyWords, type GoalConflict, METRIC_WORDS } from './goal-conflict.ts';
import { type EnergyTargets, energySum, macroShares } from './macro-conflicts.ts';

/** A health profile with its targets, saved or from a form. Null means 'not set'. */
export interface GoalsToCheck extends GoalBasis {
  readonly targetWeight: number | null;
  readonly targetCalories: number | null;
  readonly targetProtein: number | null;
  readonly targetCarbs: number | null;
  readonly targetFat: number | null;
}

/** The kcal a day that keep the weight; null if data for the computation is missing. */
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
 * Goals that contradict each other or known healthy ranges, arithmetic conflicts first. Unset goals are not checked:
 * pass the effective goals to include defaults.
 */
export function goalConflicts(
  goals: GoalsToCheck,
  today: CalendarDay,
  words: BodyWords = METRIC_WORDS,
): GoalConflict[] {
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
    ...(used === null ? [] : caloriePace(calories, used, words)),
    ...targetBodyMass(goals, words),
    ...weightDirection(goals, words),
  ];
}

/** Kilograms and centimetres; null if unknown. */
interface WeightTargets {
  readonly weight: number | null;
  readonly height: number | null;
  readonly targetWeight: number | null;
  readonly fitnessGoals: readonly FitnessGoal[];
}

const BMI_SOURCE =
  'WHO. Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000';

/** Warns of a target weight that is underweight or obese, unless it moves the weight towards the healthy range. */
function targetBodyMass({ weight, height, targetWeight }: WeightTargets, words: BodyWords): GoalConflict[] {
  if (height === null || targetWeight === null) return [];
  const index = bodyMassIndex(targetWeight, height);
  const isProgressDown = weight !== null && targetWeight < weight;
  const isProgressUp = weight !== null && targetWeight > weight;
  const about = `${words.weight(targetWeight)} at ${words.height(height)} is a body mass index of ${index.toFixed(1)}`;
  const warning = (kind: string): GoalConflict => ({
    fields: ['targetWeight'],
    message: `${about}, ${kind}.`,
    source: BMI_SOURCE,
  });
  if (index < UNDERWEIGHT_BELOW && !isProgressUp)
    return [warning(`which is underweight (below ${UNDERWEIGHT_BELOW})`)];
  if (index >= OBESE_FROM && !isProgressDown) return [warning(`which is obesity (${OBESE_FROM} and above)`)];
  return [];
}

/** Warns of a fitness goal that the target weight contradicts. */
function weightDirection(
  { weight, targetWeight, fitnessGoals }: WeightTargets,
  words: BodyWords,
): GoalConflict[] {
  if (weight === null || targetWeight === null) return [];
  const wantsLoss = fitnessGoals.includes('weight_loss');
  const wantsMuscle = fitnessGoals.includes('muscle_gain');
  const compare = `your target of ${words.weight(targetWeight)}`;
  const now = `your weight of ${words.weight(weight)}`;
  const conflict = (message: string): GoalConflict => ({
    fields: ['targetWeight', 'fitnessGoals'],
    message,
    source: null,
  });
  if (wantsLoss && targetWeight >= weight) {
    return [conflict(`Weight loss is one of your goals, but ${compare} is not below ${now}.`)];
  }
  if (wantsMuscle && !wantsLoss && targetWeight < weight) {
    return [conflict(`Muscle gain is one of your goals, but ${compare} is below ${now}.`)];
  }
  return [];
}
