import type { UnitWeight } from '../units/weights/unit-weights.ts';

/** More than a person usually eats at once; heavier 'pieces' are a whole chicken or a melon. */
const MOST_GRAMS = 500;

/** The most kcal that are eaten at once: a burger is one piece, but a whole cup of mayonnaise is not eaten. */
const MOST_CALORIES = { piece: 1000, other: 400 };

/** Above this energy density, as in butter and nuts, a portion is small. */
const RICH = { caloriesPer100g: 500, mostCalories: 300 };

/** In kcal; smaller 'pieces' are one chip, one almond or one strawberry, which are eaten by the handful. */
const LEAST_CALORIES_OF_A_PIECE = 15;

/** The amount if no portion is suitable: a handful of dry or rich food, otherwise 100 g. */
const HANDFUL = { caloriesPer100g: 400, grams: 30 };

/** The amount to start with: one of the first household portion that may be eaten alone, otherwise grams. */
export function defaultPortion(
  portions: readonly UnitWeight[],
  caloriesPer100g: number | null,
): { readonly quantity: number; readonly unit: string } {
  const isRich = (caloriesPer100g ?? 0) >= RICH.caloriesPer100g;
  const household = portions.find(({ unit, grams }) => {
    if (unit === 'g' || grams <= 0 || grams > MOST_GRAMS) return false;
    if (caloriesPer100g === null) return true;
    const isPiece = unit === 'piece';
    const calories = (caloriesPer100g * grams) / 100;
    if (isPiece && calories < LEAST_CALORIES_OF_A_PIECE) return false;
    return calories <= (isRich ? RICH.mostCalories : MOST_CALORIES[isPiece ? 'piece' : 'other']);
  });
  if (household) return { quantity: 1, unit: household.unit };
  const isHandful = (caloriesPer100g ?? 0) >= HANDFUL.caloriesPer100g;
  return { quantity: isHandful ? HANDFUL.grams : 100, unit: 'g' };
}
