import type { DayGoals, ServingNutrition } from '../composed-recipe.ts';
import { expiryReason } from './describe-dish.ts';
import type { Dish } from './dish.ts';

const SOON = 2;
/** Less protein than this is nothing to point out. */
const WORTH_NAMING = 15;

/** Why this dish, now, in one line without an end; null when there is nothing to say. */
export function giveReason(
  dish: Dish,
  nutrition: ServingNutrition,
  goals: DayGoals | undefined,
): string | null {
  const expiry = expiryReason(dish);
  if (expiry && expiry.days <= SOON) return expiry.text;
  return (
    proteinReason(nutrition, goals?.proteinTarget) ??
    expiry?.text ??
    calorieReason(nutrition, goals?.caloriesLeft) ??
    kitchenReason(dish)
  );
}

function proteinReason({ protein }: ServingNutrition, left: number | undefined): string | undefined {
  const brings = Math.round(protein);
  const target = Math.round(left ?? 0);
  if (target <= 0 || brings < WORTH_NAMING) return undefined;
  return brings >= target
    ? `Brings all of the ${target} g protein left today`
    : `Brings ${brings} g of the ${target} g protein left today`;
}

function calorieReason(
  { calories, isPartial }: ServingNutrition,
  left: number | undefined,
): string | undefined {
  if (left === undefined || isPartial || calories > left) return undefined;
  return `Fits the ${Math.round(left)} kcal left today`;
}

function kitchenReason({ parts }: Dish): string | null {
  const used = parts.filter(({ stocked }) => stocked.isAvailable).length;
  if (used === 0) return null;
  return used === parts.length
    ? 'Needs nothing that you do not have'
    : `Uses ${used} ${used === 1 ? 'thing' : 'things'} from your kitchen`;
}
