import type { Food, MealTextLine } from '@game-plan/contracts/food/foods';
import type { MealFood } from '@game-plan/contracts/food/meals';
import type { OwnFood } from '@game-plan/contracts/food/own-foods';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { nutrientsOf } from '@game-plan/domain/meals/food-amount';
import { type EatenAmounts, mealTotals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { clampQuantity, roundQuantity } from '@game-plan/domain/meals/quantity';
import type { QuickMealFood } from '@game-plan/domain/meals/quick-meal-foods';
import { labelMeasures } from '@game-plan/domain/packaged-products/label-measure';
import { unitWeights } from '@game-plan/domain/units/weights/unit-weights';
import { localText } from '#lib/language.ts';

/** An amount of a food whose quantity and unit can still change. */
export interface NewFood {
  /** The figures from which all others are computed: per 100 g, or as logged. */
  readonly known: MealFood;
  readonly weights: readonly { readonly unit: string; readonly grams: number }[];
  readonly quantity: number;
  readonly unit: string;
}

export interface DraftFood extends NewFood {
  /** Identifies a food within the meal, because the same food may occur twice. */
  readonly key: number;
}

/** Adds a food; if the same food in the same unit exists, increases its quantity. */
export function addFood(foods: readonly DraftFood[], added: NewFood): DraftFood[] {
  const same = foods.find((food) => isSame(food, added));
  if (same) return changeFood(foods, withMore(same, added));
  return [...foods, { ...added, key: Math.max(0, ...foods.map(({ key }) => key)) + 1 }];
}

/** The food with the amount of the same food added to it. */
export function withMore(food: DraftFood, added: NewFood): DraftFood {
  return { ...food, quantity: clampQuantity(roundQuantity(food.quantity + added.quantity)) };
}

/** The foods with `changed` replaced in its position. */
export function changeFood(foods: readonly DraftFood[], changed: DraftFood): DraftFood[] {
  return foods.map((food) => (food.key === changed.key ? changed : food));
}

/** The foods that remain after `logged` were saved: those added meanwhile, and the rest of a larger amount. */
export function remainingFoods(foods: readonly DraftFood[], logged: readonly DraftFood[]): DraftFood[] {
  return foods.flatMap((food) => {
    const done = logged.find(({ key, known }) => key === food.key && known.name === food.known.name);
    if (!done) return food;
    const quantity = Number((food.quantity - done.quantity).toFixed(3));
    // A smaller amount, or one in another unit, counts as logged.
    return food.unit === done.unit && quantity > 0 ? { ...food, quantity: clampQuantity(quantity) } : [];
  });
}

/** The food in the log's format, with unrounded figures. */
export function toMealFood(food: DraftFood): MealFood {
  return { ...food.known, quantity: food.quantity, unit: food.unit, ...nutrientsOf(food) };
}

export function draftTotals(foods: readonly DraftFood[]) {
  return mealTotals(foods.map((food): EatenAmounts => nutrientsOf(food)));
}

export interface DraftedMeal {
  readonly type: MealType;
  readonly date: CalendarDay;
  readonly foods: readonly DraftFood[];
}

/** The request body of a meal, with totals. */
export function mealBody({ type, date, foods }: DraftedMeal) {
  return { type, date, foods: foods.map(toMealFood), ...draftTotals(foods) };
}

/** Whether two amounts of a food are counted as one: of the same food, in the same unit, with the same main food. */
export function isSame(food: NewFood, other: NewFood): boolean {
  return (
    (food.known.fdcId !== undefined || food.known.ownFoodId !== undefined) &&
    food.known.fdcId === other.known.fdcId &&
    food.known.ownFoodId === other.known.ownFoodId &&
    food.known.name === other.known.name &&
    food.known.addedTo === other.known.addedTo &&
    food.unit === other.unit
  );
}

/** Maximum lengths of a logged food's name and unit. */
const NAME_MAX = 300;
const UNIT_MAX = 50;

/** A found food with its initial amount: the person's last one, otherwise the usual one. */
export function draftOfFound(food: FoundFood): NewFood {
  const { fdcId, ownFoodId, description, nutrients, portions, portion, per = HUNDRED_GRAMS } = food;
  const usable = portions.filter(({ unit }) => unit !== '' && unit.length <= UNIT_MAX);
  const name = description.slice(0, NAME_MAX);
  const related = unitWeights(usable);
  // A portion of unknown weight can only be counted.
  const weights = related.some(({ unit }) => unit === per.unit) ? related : [];
  const isKnown = (unit: string) => unit === per.unit || weights.some((weight) => weight.unit === unit);
  return {
    known: { name, ...per, ...nutrients, ...(ownFoodId === undefined ? { fdcId } : { ownFoodId }) },
    weights,
    ...(portion && isKnown(portion.unit) ? portion : labelPortion(usable, per)),
  };
}

/** The recognised foods of a typed meal, with their amounts and what they are added to. */
export function draftsOfTyped(lines: readonly MealTextLine[]): NewFood[] {
  return lines.flatMap(({ food, amount, addedTo }) => {
    if (!food || !amount) return [];
    const { unit } = amount;
    const quantity = clampQuantity(roundQuantity(amount.quantity));
    const main = addedTo === null ? undefined : lines[addedTo]?.food;
    const draft = draftOfFound({ ...food, portion: { quantity, unit } });
    return main ? asAddition(draft, main.description) : draft;
  });
}

/** A food that is added to another one, by name. */
export function asAddition(food: NewFood, main: string): NewFood {
  return { ...food, known: { ...food.known, addedTo: main.slice(0, NAME_MAX) } };
}

type FoundFood = Pick<Food, 'fdcId' | 'ownFoodId' | 'description' | 'nutrients' | 'portions' | 'per'> &
  Partial<Pick<Food, 'portion'>>;

const HUNDRED_GRAMS = { quantity: 100, unit: 'g' };

/** One portion of a label, otherwise the reference amount of its figures. */
function labelPortion([first]: Food['portions'], per: typeof HUNDRED_GRAMS): typeof HUNDRED_GRAMS {
  return first && first.unit !== 'ml' ? { quantity: 1, unit: first.unit } : per;
}

/** An own food that was just saved. */
export function draftOfOwnFood(food: OwnFood): NewFood {
  const { id, name, calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = food;
  const nutrients = { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium };
  const { per, portions } = labelMeasures(food);
  return draftOfFound({ ownFoodId: id, description: name, nutrients, per, portions: [...portions] });
}

/** A food of which only name and calories are known. */
export function draftOfCalories(name: string, calories: number): NewFood {
  const unknown = { protein: null, carbs: null, fat: null };
  const portion = { quantity: 1, unit: 'portion' };
  return { known: { name, ...portion, calories, ...unknown }, weights: [], ...portion };
}

/** A quick-add food with its usual portion. */
export function draftOfQuickFood({ name, fdcId, per100g, portions, quantity, unit }: QuickMealFood): NewFood {
  return {
    known: { name: localText(name), quantity: 100, unit: 'g', ...per100g, fdcId },
    weights: unitWeights(portions),
    quantity,
    unit,
  };
}
