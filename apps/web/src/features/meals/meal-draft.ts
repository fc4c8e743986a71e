import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readSessionText, subscribeToSessionTexts, writeSessionText } from '#lib/browser/session-text.ts';
import { draftFoodSchema } from './draft-food.ts';

/** The meal being put together. Without a type it is the meal of the hour. */
const mealDraftSchema = z.object({
  type: z.enum(MEAL_TYPES).optional(),
  foods: z.array(draftFoodSchema),
});
type MealDraft = z.infer<typeof mealDraftSchema>;

/** The draft that was stored as this text; an empty one for nothing, or for what is no draft of this version. */
export function parseDraft(stored: string | null): MealDraft {
  try {
    return mealDraftSchema.parse(JSON.parse(stored ?? ''));
  } catch {
    return { foods: [] };
  }
}

/** The meal that this person is putting together, kept through other tabs, other pages and reloads. */
export function useMealDraft(userId: number) {
  const key = `meal-draft:${userId}`;
  const read = () => readSessionText(key);
  const draft = parseDraft(useSyncExternalStore(subscribeToSessionTexts, read));
  const change = (update: (draft: MealDraft) => MealDraft) =>
    writeSessionText(key, JSON.stringify(update(parseDraft(read()))));
  return { draft, change };
}
