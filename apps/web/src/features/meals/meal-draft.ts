import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readSessionText, subscribeToSessionTexts, writeSessionText } from '#lib/browser/session-text.ts';
import { draftFoodSchema } from './draft-food.ts';

/** The meal being composed. Without a type it is the usual meal at this hour. */
const mealDraftSchema = z.object({
  type: z.enum(MEAL_TYPES).optional(),
  foods: z.array(draftFoodSchema),
});
type MealDraft = z.infer<typeof mealDraftSchema>;

/** Parses a stored draft; an empty draft if there is none, or it has another version's format. */
export function parseDraft(stored: string | null): MealDraft {
  try {
    return mealDraftSchema.parse(JSON.parse(stored ?? ''));
  } catch {
    return { foods: [] };
  }
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
