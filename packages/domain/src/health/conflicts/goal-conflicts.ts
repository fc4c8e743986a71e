import type { CalendarDay } from '../../calendar-day.ts';
import { bodyMassIndex, OBESE_FROM, UNDERWEIGHT_BELOW } from '../body-mass-index.ts';
import { namedConditions } from '../conditions.ts';
import { dailyEnergy } from '../daily-energy.ts';
import { ageOn, dayOfBirth } from '../date-of-birth.ts';
import { type GoalBasis, saidOfHealth } from '../goal-basis.ts';
import type { FitnessGoal } from '../profile-options.ts';
import { calorieFloor, caloriePace } from './calorie-conflicts.ts';
import { conditionConflicts } from './condition-conflicts.ts';
import { type BodyWords, type GoalConflict, METRIC_WORDS } from './goal-conflict.ts';
import { type EnergyTargets, energySum, macroShares, proteinLimit } from './macro-conflicts.ts';
import { ADULT_FROM, minorConflicts } from './minor-conflicts.ts';

/** A health profile with its targets, saved or from a form. Null means 'not set'. */
export interface GoalsToCheck extends GoalBasis {
  readonly targetCalories: number | null;
  readonly targetProtein: number | null;
  readonly targetCarbs: number | null;
  readonly targetFat: number | null;
}

/** The kcal a day that keep the weight of an adult; null if data for the computation is missing. */
function energyUsed(goals: GoalsToCheck, age: number | null): number | null {
  const { gender, weight, height, activityLevel } = goals;
  if (gender === null || weight === null || height === null || age === null) return null;
  if (activityLevel === null) return null;
  const used = dailyEnergy({ gender, weight, height, age }, activityLevel);
  return used > 0 ? used : null;
}

/**
 * The one check of goals, wherever they are set: goals that contradict each other, that are not safe for this person, or
 * that rest on a body nobody has. Unset goals are not checked: pass the effective goals
 * to include defaults.
 */
export function goalConflicts(
  checked: GoalsToCheck,
  today: CalendarDay,
  words: BodyWords = METRIC_WORDS,
): GoalConflict[] {
  const { dateOfBirth } = checked;
  const age = dateOfBirth === null ? null : ageOn(dayOfBirth(dateOfBirth), today);
  const isMinor = age !== null && age < ADULT_FROM;
  const impossible = impossibleBody(checked, age !== null && !isMinor, words);
  // Whatever else follows from such a body is nonsense.
  const goals = impossible.length > 0 ? { ...checked, weight: null, height: null } : checked;
  const targets: EnergyTargets = {
    calories: goals.targetCalories,
    protein: goals.targetProtein,
    carbs: goals.targetCarbs,
    fat: goals.targetFat,
  };
  const about = { ...goals, ...targets };
  return [
    ...impossible,
    ...energySum(targets),
    ...(isMinor ? minorConflicts(about, age, words) : adultConflicts(goals, about, age, words)),
    ...conditionConflicts(namedConditions(saidOfHealth(goals)), about, words),
    ...weightDirection(goals, words),
  ];
}

/** The warnings for adults, and for people whose age is unknown. */
function adultConflicts(
  goals: GoalsToCheck,
  targets: EnergyTargets & Pick<GoalsToCheck, 'gender' | 'weight' | 'targetWeight'>,
  age: number | null,
  words: BodyWords,
): GoalConflict[] {
  const used = energyUsed(goals, age);
  return [
    ...macroShares(targets),
    ...proteinLimit(targets, goals.weight),
    ...calorieFloor(targets),
    ...(used === null ? [] : caloriePace(targets, used, words)),
    ...targetBodyMass(goals, words),
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
  const warning = (level: GoalConflict['level'], kind: string): GoalConflict => ({
    level,
    basis: 'body',
    fields: ['targetWeight'],
    message: `${about}, ${kind}.`,
    source: BMI_SOURCE,
  });
  if (index < UNDERWEIGHT_BELOW && !isProgressUp)
    return [warning('unsafe', `which is underweight (below ${UNDERWEIGHT_BELOW})`)];
  if (index >= OBESE_FROM && !isProgressDown)
    return [warning('note', `which is obesity (${OBESE_FROM} and above)`)];
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
    level: 'note',
    basis: 'body',
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

/**
 * The smallest and largest people on record, in centimetres and kilograms (Guinness World Records: heights of adults 54.6
 * to 272 cm, the lightest adult 2.1 kg, the heaviest 635 kg; the smallest newborns that lived measured 22 cm).
 */
const SHORTEST = { adult: 54, anyone: 22 } as const;
const TALLEST = 272;
const LIGHTEST_ADULT = 2;
const HEAVIEST = 635;
/** Body mass indices that no living person has had (the heaviest person on record had 186). */
const INDEX = { lowest: 8, highest: 190 } as const;

interface Measures {
  /** Kilograms. */
  readonly weight: number | null;
  /** Centimetres. */
  readonly height: number | null;
}

/** Warns of a height or weight that no person can have, alone or together. */
function impossibleBody({ weight, height }: Measures, isAdult: boolean, words: BodyWords): GoalConflict[] {
  const warning = (field: 'height' | 'weight', message: string): GoalConflict => ({
    level: 'unsafe',
    basis: 'body',
    fields: [field],
    message,
    source: null,
  });
  const person = isAdult ? 'adult' : 'person';
  const shortest = isAdult ? SHORTEST.adult : SHORTEST.anyone;
  if (height !== null && (height < shortest || height > TALLEST)) {
    const bound = height < shortest ? 'short' : 'tall';
    return [warning('height', `No ${person} is as ${bound} as ${words.height(height)}. Please check it.`)];
  }
  if (weight !== null && ((isAdult && weight < LIGHTEST_ADULT) || weight > HEAVIEST)) {
    const bound = weight > HEAVIEST ? 'heavy' : 'light';
    return [warning('weight', `No ${person} is as ${bound} as ${words.weight(weight)}. Please check it.`)];
  }
  if (weight === null || height === null) return [];
  const index = bodyMassIndex(weight, height);
  if (index >= INDEX.lowest && index <= INDEX.highest) return [];
  const bound = index < INDEX.lowest ? 'little' : 'much';
  return [
    warning(
      'weight',
      `Nobody of ${words.height(height)} weighs as ${bound} as ${words.weight(weight)}. Please check both.`,
    ),
  ];
}
