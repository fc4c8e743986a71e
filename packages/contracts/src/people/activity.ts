import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instantSchema } from '../schemas/primitives.ts';

const activitySchema = z.object({
  kind: z.enum([
    'ingredient_added',
    'meal_logged',
    'recipe_saved',
    'recipe_cooked',
    'order_placed',
    'coach_commented',
    'coach_set_goals',
  ]),
  /** The subject: an ingredient's or recipe's name, a meal's type, an order's number, the day of a comment; blank for goals. */
  subject: z.string(),
  /** kcal of a meal; null for other activities. */
  calories: z.number().nullable(),
  at: instantSchema,
  /**
   * The member who did it, in a kitchen with several members, or the coach who commented or set goals; absent for the person's own
   * meals and orders.
   */
  by: z.string().optional(),
});
export type Activity = z.infer<typeof activitySchema>;

export const activity = {
  recent: endpoint({
    method: 'GET',
    path: '/api/activity',
    access: 'user',
    summary:
      'What the person recently added, logged, saved and bought, and what coaches wrote and changed, newest first.',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(6) }),
    response: z.array(activitySchema),
  }),
};
