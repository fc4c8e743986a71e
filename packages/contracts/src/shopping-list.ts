import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, instantSchema, requiredText, text } from './primitives.ts';

const itemFields = {
  name: requiredText(200, 'Name is required'),
  quantity: text(50),
  unit: text(50),
};

const createItemBody = z.object({
  ...itemFields,
  quantity: itemFields.quantity.default('1'),
  unit: itemFields.unit.default(''),
  category: text(100).default('other'),
  recipeId: idSchema.nullable().default(null),
});

export const shoppingItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  category: z.string(),
  recipeId: idSchema.nullable(),
  isCompleted: z.boolean(),
  addedAt: instantSchema,
});
export type ShoppingItem = z.infer<typeof shoppingItemSchema>;

export const shoppingList = {
  list: endpoint({
    method: 'GET',
    path: '/api/shopping-list',
    access: 'user',
    summary: 'The shopping list in the order it was written.',
    response: z.array(shoppingItemSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shopping-list',
    access: 'user',
    summary: 'Add an item.',
    body: createItemBody,
    response: shoppingItemSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/shopping-list/{id}',
    access: 'user',
    summary: 'Change an item or tick it.',
    params: idParams,
    body: z.object({ ...itemFields, isCompleted: z.boolean() }).partial(),
    response: shoppingItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/shopping-list/{id}',
    access: 'user',
    summary: 'Remove an item.',
    params: idParams,
  }),
  removeCompleted: endpoint({
    method: 'DELETE',
    path: '/api/shopping-list/completed',
    access: 'user',
    summary: 'Remove every ticked item.',
  }),
};
