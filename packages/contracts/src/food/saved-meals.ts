import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, requiredText } from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';
import { mealFoodsSchema, mealTypeSchema } from './meals.ts';

const savedMealFields = z.object({
  name: requiredText(100, 'Name is required'),
  /** The usual type of the meal; it can be logged as any. */
  type: mealTypeSchema,
  foods: mealFoodsSchema,
});

const savedMealSchema = savedMealFields.extend({ id: idSchema, createdAt: instantSchema });
export type SavedMeal = z.infer<typeof savedMealSchema>;

export const savedMeals = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-meals',
    access: 'user',
    areas: ['diary'],
    summary: 'Saved meals, by name.',
    response: z.array(savedMealSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-meals',
    access: 'user',
    areas: ['diary'],
    summary: 'Save a meal under a name that no other saved meal has.',
    body: savedMealFields,
    response: savedMealSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/saved-meals/{id}',
    access: 'user',
    areas: ['diary'],
    summary: 'Change a saved meal; logged meals do not change.',
    params: idParams,
    body: savedMealFields.partial(),
    response: savedMealSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-meals/{id}',
    access: 'user',
    areas: ['diary'],
    summary: 'Remove a saved meal; logged meals stay.',
    params: idParams,
    response: removedSchema,
  }),
};
