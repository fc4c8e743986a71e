import { AISLES } from '@game-plan/domain/foods/aisles/aisle';
import { parseAmount } from '@game-plan/domain/units/amount';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  idParams,
  idSchema,
  instantSchema,
  leftOutSchema,
  listTextSchema,
  NOT_BELOW_ZERO,
  neededLineSchema,
  requiredText,
  text,
  todayQuery,
} from '../schemas/primitives.ts';
import { maybeRemovedSchema, removedSchema } from '../schemas/removed.ts';

/** The most items that one call adds. */
export const ITEMS_MAX = 200;

/** Editable fields of an item. A blank quantity means 'some'. */
export const itemBody = z.object({
  name: requiredText(200, 'Name is required'),
  quantity: text(50).refine(...NOT_BELOW_ZERO),
  unit: text(50),
});

const createItemBody = itemBody.extend({
  quantity: itemBody.shape.quantity.default('1'),
  unit: itemBody.shape.unit.default(''),
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
  /** Where to find it in a shop. */
  aisle: z.enum(AISLES),
  /** Whether ticking it has added it to the inventory. */
  isStocked: z.boolean(),
  /** The person's allergens it contains, in words: 'milk'. */
  contains: z.array(z.string()),
  /** What recipes need of it, if the list has more because shops sell no less: 1 g of a jar; otherwise null. */
  needed: z.object({ quantity: z.string(), unit: z.string() }).nullable(),
  addedAt: instantSchema,
});
export type ShoppingItem = z.infer<typeof shoppingItemSchema>;

/** What the list has after a recipe, or the meals of a plan, have asked for what the kitchen lacks. */
export const addedSchema = z.object({
  /** Lines that are new or whose amount was increased. */
  added: z.array(shoppingItemSchema),
  /** Lines that already have enough. */
  listed: z.array(shoppingItemSchema),
});

/** How much of a food there is always to be; 0 if that does not matter any more. */
export const minimumBody = z.object({
  name: requiredText(200, 'Name is required'),
  quantity: requiredText(50, 'Quantity is required').refine(
    (typed) => parseAmount(typed) !== null,
    'Quantity must be a number',
  ),
  unit: text(50),
});

/** With the ids of the ingredients that are this food. */
const minimumsSchema = z.array(minimumBody.extend({ ids: z.array(idSchema) }));

/** Whether ticked items are added to the inventory; null until the person was asked. */
const settingsSchema = z.object({ stockBought: z.boolean().nullable() });

export const shoppingList = {
  list: endpoint({
    method: 'GET',
    path: '/api/shopping-list',
    access: 'user',
    areas: ['list'],
    summary: 'The shopping list in the order it was written.',
    response: z.array(shoppingItemSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shopping-list',
    access: 'user',
    areas: ['list'],
    summary: 'Add an item, or increase the open line of the same food if the two amounts can be added.',
    body: createItemBody,
    response: shoppingItemSchema,
    status: 201,
  }),
  createSeveral: endpoint({
    method: 'POST',
    path: '/api/shopping-list/several',
    access: 'user',
    areas: ['list'],
    summary: 'Add several items at once, all or none; each may increase a line as a single one does.',
    body: z.object({ items: z.array(itemBody).min(1).max(ITEMS_MAX) }),
    response: z.array(shoppingItemSchema),
    status: 201,
  }),
  addTyped: endpoint({
    method: 'POST',
    path: '/api/shopping-list/typed',
    access: 'user',
    areas: ['list'],
    summary:
      'Read what was typed or pasted, ‘2 lemons, 500 g flour’ or a receipt, and add each item as a single one, all or none.',
    body: z.object({ text: listTextSchema }),
    response: z.object({ added: z.array(shoppingItemSchema), leftOut: leftOutSchema }),
    status: 201,
  }),
  addFromRecipe: endpoint({
    method: 'POST',
    path: '/api/shopping-list/from-recipe',
    access: 'user',
    areas: ['list'],
    summary:
      'Add what the kitchen lacks for these lines of a recipe, in amounts that shops sell; repeating the call adds nothing. Returns the added items, and those that were already on the list.',
    query: todayQuery,
    body: z.object({
      recipeId: idSchema.nullable().default(null),
      lines: z.array(neededLineSchema).min(1).max(100),
    }),
    response: addedSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/shopping-list/{id}',
    access: 'user',
    areas: ['list'],
    summary: 'Change or tick an item; omitted fields stay unchanged.',
    params: idParams,
    query: todayQuery,
    body: itemBody.extend({ isCompleted: z.boolean() }).partial(),
    response: shoppingItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/shopping-list/{id}',
    access: 'user',
    areas: ['list'],
    summary: 'Remove an item.',
    params: idParams,
    response: removedSchema,
  }),
  removeCompleted: endpoint({
    method: 'DELETE',
    path: '/api/shopping-list/completed',
    access: 'user',
    areas: ['list'],
    summary: 'Remove all ticked items; returns their ids.',
    response: maybeRemovedSchema.extend({ removed: z.array(idSchema) }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/shopping-list/settings',
    access: 'user',
    areas: ['list'],
    summary: 'Whether ticked items are added to the inventory.',
    response: settingsSchema,
  }),
  minimums: endpoint({
    method: 'GET',
    path: '/api/shopping-list/minimums',
    access: 'user',
    areas: ['list'],
    summary: 'Of which foods there is always to be how much.',
    response: minimumsSchema,
  }),
  saveMinimum: endpoint({
    method: 'PUT',
    path: '/api/shopping-list/minimums',
    access: 'user',
    areas: ['list'],
    summary:
      'Set how much of a food there is always to be: when less is free, what is short is put on the list, once, and taken off again when there is enough.',
    query: todayQuery,
    body: minimumBody,
    response: minimumsSchema,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/api/shopping-list/settings',
    access: 'user',
    areas: ['list'],
    summary:
      'Set whether ticked items are added to the inventory; the first yes includes items that are already ticked.',
    query: todayQuery,
    body: z.object({ stockBought: z.boolean() }),
    response: settingsSchema,
  }),
};
