import type { DayGoals, ServingNutrition } from '../composed-recipe.ts';

const SOON = 2;
/** Less protein than this, in grams, is not worth mentioning. */
const WORTH_NAMING = 15;

interface Facts {
  /** The used food that expires soonest, and in how many days. */
  readonly expiry: { readonly text: string; readonly days: number } | undefined;
  readonly nutrition: ServingNutrition | undefined;
  readonly goals: DayGoals | undefined;
  /** How many lines come from the stock. */
  readonly used: number;
  /** Foods to buy, as named in a sentence. */
  readonly missing: readonly string[];
}

/** Why to cook this dish now, in one line without a full stop; null if there is no particular reason. */
export function giveReason({ expiry, nutrition, goals, used, missing }: Facts): string | null {
  if (missing.length > 0)
    return purchaseReason(missing, expiry?.days === undefined ? undefined : expiry.text);
  if (expiry && expiry.days <= SOON) return expiry.text;
  return (
    proteinReason(nutrition, goals?.proteinTarget) ??
    expiry?.text ??
    calorieReason(nutrition, goals?.caloriesLeft) ??
    (used === 0 ? null : 'Needs nothing that you do not have')
  );
}

/** More things than this are only counted, not named. */
const MOST_NAMED = 2;

function purchaseReason(missing: readonly string[], expiry: string | undefined): string {
  const [first = '', second] = [...new Set(missing)];
  const things =
    missing.length > MOST_NAMED
      ? `${missing.length} more things`
      : second === undefined
        ? first
        : `${first} and ${second}`;
  return expiry === undefined
    ? `You could cook it with ${things}`
    : `${expiry}; you could cook it with ${things}`;
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
