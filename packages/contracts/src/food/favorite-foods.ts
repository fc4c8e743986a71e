import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../schemas/primitives.ts';
import { mealFoodSchema } from './meals.ts';

const favoriteFoodSchema = z.object({
  id: idSchema,
  /** The food with the amount in which it is logged. */
  food: mealFoodSchema,
});
export type FavoriteFood = z.infer<typeof favoriteFoodSchema>;

export const favoriteFoods = {
  list: endpoint({
    method: 'GET',
    path: '/api/favorite-foods',
    access: 'user',
    areas: ['diary'],
    summary: 'Favorite foods, by name.',
    response: z.array(favoriteFoodSchema),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/favorite-foods',
    access: 'user',
    areas: ['diary'],
    summary: 'Make a food a favorite; one with the same name gets the new amount.',
    body: z.object({ food: mealFoodSchema }),
    response: favoriteFoodSchema,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorite-foods/{id}',
    access: 'user',
    areas: ['diary'],
    summary: 'Remove a food from the favorites.',
    params: idParams,
  }),
};
