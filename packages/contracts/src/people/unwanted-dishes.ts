import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, requiredText, text } from '../schemas/primitives.ts';

/** The composer's key of a dish, which it has under any name. */
export const dishKeySchema = text(300).min(1);

const unwantedDishSchema = z.object({
  id: idSchema,
  /** As it was shown. */
  name: z.string(),
  wanted: z.enum(['less', 'never']),
});
export type UnwantedDish = z.infer<typeof unwantedDishSchema>;

/** Dishes that a person wants less often or never. They are the person's own; other members of the kitchen get theirs. */
export const unwantedDishes = {
  list: endpoint({
    method: 'GET',
    path: '/api/unwanted-dishes',
    access: 'user',
    areas: ['recipes'],
    summary: 'Dishes that are suggested less often or never, by name.',
    response: z.array(unwantedDishSchema),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/unwanted-dishes',
    access: 'user',
    areas: ['recipes'],
    summary: 'Have a dish suggested less often or never; one with the same name is changed.',
    body: z.object({
      name: requiredText(200, 'Name is required'),
      /** `dishKey` of the idea; absent for recipes that are no composed idea. */
      dishKey: dishKeySchema.optional(),
      wanted: unwantedDishSchema.shape.wanted,
    }),
    response: unwantedDishSchema,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/unwanted-dishes/{id}',
    access: 'user',
    areas: ['recipes'],
    summary: 'Have a dish suggested as usual again.',
    params: idParams,
  }),
};
