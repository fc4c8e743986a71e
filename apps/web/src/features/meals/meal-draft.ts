import type { MealFood } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { useSyncExternalStore } from 'react';
import { readSessionText, subscribeToSessionTexts, writeSessionText } from '#lib/browser/session-text.ts';
import type { DraftFood } from './draft-food.ts';

/** The meal being composed. Without a type it is the usual meal at this hour. */
interface MealDraft {
  readonly type?: MealType | undefined;
  /**
   * The day that the screen showed when the first food was added. A meal composed late in the evening belongs to that day,
   * even if it is logged after midnight.
   */
  readonly day?: CalendarDay | undefined;
  readonly foods: readonly DraftFood[];
}

/** Parses a stored draft; an empty draft if there is none, or it has another version's format. */
export function parseDraft(stored: string | null): MealDraft {
  try {
    const { type, day, foods } = JSON.parse(stored ?? '');
    if (type !== undefined && !MEAL_TYPES.includes(type)) throw new SyntaxError('No type of meal');
    const begun = typeof day === 'string' && isMealDay(day) ? { day } : {};
    return { ...(type !== undefined && { type }), ...begun, foods: foods.map(readDraftFood) };
  } catch {
    return { foods: [] };
  }
}

/** Throws if it is not a food of a draft. Bounds are not checked, because the app wrote it. */
function readDraftFood({ known, weights, quantity, unit, key }: DraftFood): DraftFood {
  const areWeights =
    Array.isArray(weights) && weights.every((weight) => typeof weight?.unit === 'string' && weight.grams > 0);
  const isFoodAmount = Number.isFinite(quantity) && typeof unit === 'string' && Number.isInteger(key);
  if (!areWeights || !isFoodAmount || !isMealFood(known)) throw new SyntaxError('No food of a draft');
  return { known, weights, quantity, unit, key };
}

function isMealFood(known: MealFood): boolean {
  const { name, quantity, unit, calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = known;
  const isNumber = (figure: unknown) => Number.isFinite(figure);
  return (
    typeof name === 'string' &&
    typeof unit === 'string' &&
    isNumber(quantity) &&
    [calories, protein, carbs, fat].every((figure) => figure === null || isNumber(figure)) &&
    [fiber, sugar, saturatedFat, sodium].every((figure) => isNumber(figure ?? 0))
  );
}

/** The meal that this person is composing, kept across tabs of the page, other pages and reloads. */
export function useMealDraft(userId: number) {
  const key = `meal-draft:${userId}`;
  const read = () => readSessionText(key);
  const draft = parseDraft(useSyncExternalStore(subscribeToSessionTexts, read));
  const change = (update: (draft: MealDraft) => MealDraft) =>
    writeSessionText(key, JSON.stringify(update(parseDraft(read()))));
  return { draft, change };
}
