import type { DayGoals, ServingNutrition } from '../composed-recipe.ts';

const SOON = 2;
/** Less protein than this is nothing to point out. */
const WORTH_NAMING = 15;

interface Facts {
  /** What expires soonest of what is used, and in how many days. */
  readonly expiry: { readonly text: string; readonly days: number } | undefined;
  readonly nutrition: ServingNutrition | undefined;
  readonly goals: DayGoals | undefined;
  /** How many of the lines the kitchen has, and how many there are. */
  readonly used: number;
  readonly lines: number;
}

/** Why this dish, now, in one line without an end; null when there is nothing to say. */
export function giveReason({ expiry, nutrition, goals, used, lines }: Facts): string | null {
  if (expiry && expiry.days <= SOON) return expiry.text;
  return (
    proteinReason(nutrition, goals?.proteinTarget) ??
    expiry?.text ??
    calorieReason(nutrition, goals?.caloriesLeft) ??
    kitchenReason(used, lines)
  );
}

function proteinReason(nutrition: ServingNutrition | undefined, left: number | undefined) {
  const brings = Math.round(nutrition?.protein ?? 0);
  const target = Math.round(left ?? 0);
  if (target <= 0 || brings < WORTH_NAMING) return undefined;
  return brings >= target
    ? `Brings all of the ${target} g protein left today`
    : `Brings ${brings} g of the ${target} g protein left today`;
}

function calorieReason(nutrition: ServingNutrition | undefined, left: number | undefined) {
  if (left === undefined || !nutrition || nutrition.isPartial || nutrition.calories > left) return undefined;
  return `Fits the ${Math.round(left)} kcal left today`;
}

function kitchenReason(used: number, lines: number): string | null {
  if (used === 0) return null;
  return used === lines
    ? 'Needs nothing that you do not have'
    : `Uses ${used} ${used === 1 ? 'thing' : 'things'} from your kitchen`;
}
