import type { DailyGoals } from '../goals.ts';
import type { MealType } from '../meals/meal-types.ts';

const GOALS = ['calories', 'protein', 'carbs', 'fat'] as const;

/** Calories weigh as much as all macros, whose shares a household's dishes cannot change for one eater alone. */
const WEIGHTS: Readonly<Record<keyof DailyGoals, number>> = { calories: 3, protein: 1, carbs: 1, fat: 1 };

/** A goal is met within this share of it. */
const MET_WITHIN = 0.1;

/**
 * The share of the day's goals that each of the three meals has, so that lunch and dinner are the larger ones; a snack takes its share
 * from all of them.
 */
const SHARES = { breakfast: 0.25, lunch: 0.35, dinner: 0.4 } as const;
const SNACK = 0.1;

/** What a meal should bring, out of the day's goals, if these meals of the day are planned. */
export function goalsOfMeal(goals: DailyGoals, slot: MealType, slots: ReadonlySet<MealType>): DailyGoals {
  const share = slot === 'snack' ? SNACK : SHARES[slot] * (slots.has('snack') ? 1 - SNACK : 1);
  return times(goals, share);
}

export function times(figures: DailyGoals, factor: number): DailyGoals {
  const { calories, protein, carbs, fat } = figures;
  return { calories: calories * factor, protein: protein * factor, carbs: carbs * factor, fat: fat * factor };
}

export function plus(one: DailyGoals, other: DailyGoals): DailyGoals {
  return {
    calories: one.calories + other.calories,
    protein: one.protein + other.protein,
    carbs: one.carbs + other.carbs,
    fat: one.fat + other.fat,
  };
}

export const NO_FOOD: DailyGoals = { calories: 0, protein: 0, carbs: 0, fat: 0 };

const shareOff = (got: number, goal: number) => (goal > 0 ? Math.abs(got - goal) / goal : 0);

/** Whether calories and every macro are within a tenth of the goals. */
export const areMet = (got: DailyGoals, goals: DailyGoals): boolean =>
  GOALS.every((key) => shareOff(got[key], goals[key]) <= MET_WITHIN);

/** How near figures are to the goals, from 1 when all are met to 0 when all are off by half. */
export function closeness(got: DailyGoals, goals: DailyGoals): number {
  let sum = 0;
  let weights = 0;
  let isAll = true;
  for (const key of GOALS) {
    const off = shareOff(got[key], goals[key]);
    if (off > MET_WITHIN) isAll = false;
    sum += WEIGHTS[key] * Math.max(0, 1 - Math.max(0, off - WELL_MET) / (MISSED - WELL_MET));
    weights += WEIGHTS[key];
  }
  return (isAll ? ALL_MET : 0) + (1 - ALL_MET) * (sum / weights);
}
const WELL_MET = 0.05;
const MISSED = 0.5;
const ALL_MET = 0.3;

const STEP = 0.25;
const SMALLEST = 0.25;
const LARGEST = 3;

/** A meal with what a serving of it has, and what it should bring to an eater. */
export interface MealFigures {
  /** Null if unknown. */
  readonly perServing: DailyGoals | null;
  readonly goals: DailyGoals;
}

/** What a portion brings; a dish of which nothing is known counts as what the meal should bring. */
export const broughtBy = ({ perServing, goals }: MealFigures, portion: number): DailyGoals =>
  perServing === null ? goals : times(perServing, portion);

const ROUNDS = 8;
/** How far one round moves towards a macro; calories are met in full at the end of each. */
const TOWARDS_MACRO = 0.7;
/** A meal is at least this share of what it should be by its energy, and at most that one. */
const LEAST_MEAL = 0.5;
const MOST_MEAL = 1.75;

/**
 * The portions of one eater that bring all meals together nearest to the goals, in servings of any size: at first each meal has the energy
 * that it should have; then the projections of S. Kaczmarz (Angenäherte Auflösung von Systemen linearer Gleichungen, 1937) change the
 * portions as little as possible to meet one goal after the other, calories last. A dish of unknown energy is one serving.
 */
export function exactPortions(meals: readonly MealFigures[]): number[] {
  const byEnergy = meals.map(({ perServing, goals }) =>
    perServing === null || perServing.calories <= 0
      ? 1
      : clamp(goals.calories / perServing.calories, SMALLEST, LARGEST),
  );
  const portions = [...byEnergy];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of CALORIES_LAST) {
      let off = 0;
      let norm = 0;
      for (const [at, { perServing, goals }] of meals.entries()) {
        if (perServing === null) continue;
        off += goals[key] - perServing[key] * (portions[at] ?? 1);
        norm += (perServing[key] * (byEnergy[at] ?? 1)) ** 2;
      }
      if (norm === 0) continue;
      const step = (off / norm) * (key === 'calories' ? 1 : TOWARDS_MACRO);
      for (const [at, { perServing }] of meals.entries()) {
        if (perServing === null) continue;
        const usual = byEnergy[at] ?? 1;
        portions[at] = clamp(
          (portions[at] ?? 1) + step * usual ** 2 * perServing[key],
          Math.max(SMALLEST, usual * LEAST_MEAL),
          Math.min(LARGEST, usual * MOST_MEAL),
        );
      }
    }
  }
  return portions;
}
const CALORIES_LAST = ['fat', 'carbs', 'protein', 'calories'] as const;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** What all portions together bring, and should bring. */
export function sumOf(meals: readonly MealFigures[], portions: readonly number[]) {
  return {
    got: meals.reduce((sum, meal, at) => plus(sum, broughtBy(meal, portions[at] ?? 1)), NO_FOOD),
    goals: meals.reduce((sum, meal) => plus(sum, meal.goals), NO_FOOD),
  };
}

const PASSES = 4;

/** The portions of one eater in quarters of a serving from ¼ to 3, rounded so that all meals together stay near the goals. */
export function portionsFor(meals: readonly MealFigures[]): number[] {
  const portions = exactPortions(meals).map((portion) => Math.round(portion / STEP) * STEP);
  let { got, goals } = sumOf(meals, portions);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = got;
    for (const [at, { perServing }] of meals.entries()) {
      if (perServing === null) continue;
      for (const step of [STEP, -STEP]) {
        const portion = portions[at] ?? 1;
        const moved = clamp(portion + step, SMALLEST, LARGEST);
        const next = plus(got, times(perServing, moved - portion));
        if (closeness(next, goals) <= closeness(got, goals) + 1e-9) continue;
        portions[at] = moved;
        got = next;
      }
    }
    if (got === before) break;
  }
  return portions;
}
