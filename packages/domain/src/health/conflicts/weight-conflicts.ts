import { bodyMassIndex, OBESE_FROM, UNDERWEIGHT_BELOW } from '../body-mass-index.ts';
import type { FitnessGoal } from '../profile-options.ts';
import { figure } from '../suggested-figure.ts';
import type { GoalConflict } from './goal-conflict.ts';

/** Kilograms and centimetres; null where not known. */
export interface WeightTargets {
  readonly weight: number | null;
  readonly height: number | null;
  readonly targetWeight: number | null;
  readonly fitnessGoals: readonly FitnessGoal[];
}

const BMI_SOURCE =
  'WHO. Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, 2000';

/** A target weight whose body mass index is far from healthy. On the way down from a higher weight it is progress. */
export function targetBodyMass({ weight, height, targetWeight }: WeightTargets): GoalConflict[] {
  if (height === null || targetWeight === null) return [];
  const index = bodyMassIndex(targetWeight, height);
  const isProgressDown = weight !== null && targetWeight < weight;
  const isProgressUp = weight !== null && targetWeight > weight;
  const about = `${figure(targetWeight)} kg at ${figure(height)} cm is a body mass index of ${index.toFixed(1)}`;
  const warning = (words: string): GoalConflict => ({
    fields: ['targetWeight'],
    message: `${about}, ${words}.`,
    source: BMI_SOURCE,
  });
  if (index < UNDERWEIGHT_BELOW && !isProgressUp)
    return [warning(`which is underweight (below ${UNDERWEIGHT_BELOW})`)];
  if (index >= OBESE_FROM && !isProgressDown) return [warning(`which is obesity (${OBESE_FROM} and above)`)];
  return [];
}

/** A fitness goal that the target weight contradicts. */
export function weightDirection({ weight, targetWeight, fitnessGoals }: WeightTargets): GoalConflict[] {
  if (weight === null || targetWeight === null) return [];
  const wantsLoss = fitnessGoals.includes('weight_loss');
  const wantsMuscle = fitnessGoals.includes('muscle_gain');
  const compare = `your target of ${figure(targetWeight)} kg`;
  const now = `your weight of ${figure(weight)} kg`;
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
