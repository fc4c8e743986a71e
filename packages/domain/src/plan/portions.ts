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

/** How near figures are to the goals, from 1 when they are well met to 0 when all are off by half. */
export function closeness(got: DailyGoals, goals: DailyGoals): number {
  let sum = 0;
  let weights = 0;
  for (const key of GOALS) {
    const off = Math.max(0, shareOff(got[key], goals[key]) - WELL_MET);
    sum += WEIGHTS[key] * Math.max(0, 1 - off / (MISSED - WELL_MET));
    weights += WEIGHTS[key];
  }
  return sum / weights;
}
const WELL_MET = 0.05;
const MISSED = 0.5;

const STEP = 0.25;
const SMALLEST = 0.5;
const LARGEST = 3;

const inBounds = (portion: number) => Math.min(LARGEST, Math.max(SMALLEST, portion));

/** A meal with what a serving of it has, and what it should bring to an eater. */
export interface MealFigures {
  /** Null if unknown. */
  readonly perServing: DailyGoals | null;
  readonly goals: DailyGoals;
}

/** The portion by energy alone, in servings; one if the energy is unknown. */
export const portionByEnergy = ({ perServing, goals }: MealFigures): number =>
  perServing === null || perServing.calories <= 0 ? 1 : inBounds(goals.calories / perServing.calories);

/** What a portion brings; a dish of which nothing is known counts as what the meal should bring. */
export const broughtBy = ({ perServing, goals }: MealFigures, portion: number): DailyGoals =>
  perServing === null ? goals : times(perServing, portion);

/** How much a meal that is larger or smaller than it should be counts beside the goals of all meals together. */
const UNEVEN = 0.03;
const PASSES = 4;

/**
 * The portions of one eater, in quarters of a serving from ½ to 3: each meal's by its energy, then moved by quarters as long as all meals
 * together come nearer to the goals.
 */
export function portionsFor(meals: readonly MealFigures[]): number[] {
  const portions = meals.map((meal) => Math.round(portionByEnergy(meal) / STEP) * STEP);
  const goals = meals.reduce((sum, meal) => plus(sum, meal.goals), NO_FOOD);
  let got = meals.reduce((sum, meal, at) => plus(sum, broughtBy(meal, portions[at] ?? 1)), NO_FOOD);
  const unevenness = (meal: MealFigures, portion: number) =>
    UNEVEN * shareOff((meal.perServing?.calories ?? 0) * portion, meal.goals.calories) ** 2;
  for (let pass = 0; pass < PASSES; pass += 1) {
    let hasMoved = false;
    for (const [at, meal] of meals.entries()) {
      if (meal.perServing === null) continue;
      for (const step of [STEP, -STEP]) {
        const portion = portions[at] ?? 1;
        const moved = inBounds(portion + step);
        const next = plus(got, times(meal.perServing, moved - portion));
        const gain =
          closeness(next, goals) -
          closeness(got, goals) +
          unevenness(meal, portion) -
          unevenness(meal, moved);
        if (moved === portion || gain <= 1e-9) continue;
        portions[at] = moved;
        got = next;
        hasMoved = true;
      }
    }
    if (!hasMoved) break;
  }
  return portions;
}
