import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { draftFoodSchema } from './draft-food.ts';

/** The meal being put together. Without a type it is the meal of the hour. */
const mealDraftSchema = z.object({
  type: z.enum(MEAL_TYPES).optional(),
  foods: z.array(draftFoodSchema),
});
export type MealDraft = z.infer<typeof mealDraftSchema>;

/** The draft that was stored as this text; an empty one for nothing, or for what is no draft of this version. */
export function parseDraft(stored: string | null): MealDraft {
  try {
    return mealDraftSchema.parse(JSON.parse(stored ?? ''));
  } catch {
    return { foods: [] };
  }
}
