import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { draftFoodSchema } from './draft-food.ts';

/** The meal being put together. Without a type it is the meal of the hour. */
const mealDraftSchema = z.object({
  type: z.enum(MEAL_TYPES).optional(),
  foods: z.array(draftFoodSchema),
});
export type MealDraft = z.infer<typeof mealDraftSchema>;

const EMPTY: MealDraft = { foods: [] };

const keyOf = (userId: number) => `meal-draft:${userId}`;

/** The meal that this person was putting together before the page was loaded anew. */
export function readDraft(userId: number): MealDraft {
  try {
    const stored = sessionStorage.getItem(keyOf(userId));
    return mealDraftSchema.safeParse(JSON.parse(stored ?? 'null')).data ?? EMPTY;
  } catch {
    // No storage in this browser, or not ours: the draft then lives as long as the page.
    return EMPTY;
  }
}

export function storeDraft(userId: number, draft: MealDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // As above; a full storage is no reason to interrupt someone's meal.
  }
}
