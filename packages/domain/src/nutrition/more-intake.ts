import { MORE_NUTRIENTS, type MoreNutrient, type MoreNutrients } from '../foods/usda/more-nutrients.ts';

interface MeasuredDay {
  readonly calories: number;
  readonly more: MoreNutrients;
  /** For each nutrient, the kcal of the foods in which it was measured. */
  readonly measured: Readonly<Record<MoreNutrient, number>>;
}

/** Grams or milligrams a day; null if never measured. */
interface MeasuredIntake {
  readonly amount: number | null;
  /** The share of the calories, 0 to 1, for which it was measured; null without calories. */
  readonly share: number | null;
}

/** The average per day of each nutrient over the days on which it was measured. */
export function moreIntake(days: readonly MeasuredDay[]): Readonly<Record<MoreNutrient, MeasuredIntake>> {
  const calories = days.reduce((sum, day) => sum + day.calories, 0);
  const of = (nutrient: MoreNutrient): MeasuredIntake => {
    const amounts = days.map(({ more }) => more[nutrient]).filter((amount) => amount !== null);
    const measured = days.reduce((sum, day) => sum + day.measured[nutrient], 0);
    return {
      amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
      share: calories > 0 ? measured / calories : null,
    };
  };
  return Object.fromEntries(MORE_NUTRIENTS.map((nutrient) => [nutrient, of(nutrient)])) as Record<
    MoreNutrient,
    MeasuredIntake
  >;
}
