import { EXPIRING_LOOKAHEAD_DAYS } from '@game-plan/domain/expiry';
import {
  INGREDIENT_CATEGORIES,
  INGREDIENT_STATUSES,
  PLACES,
  STORED_UNITS,
} from '@game-plan/domain/ingredient';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  calendarDaySchema,
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

/** The most ingredients that one call adds. */
export const INGREDIENTS_MAX = 200;

/** The error for an enum field: that it is missing, or which values are allowed. */
const chosen = (name: string, known: readonly string[]) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === ''
      ? `${name} is required`
      : `${name} must be one of: ${known.join(', ')}`,
});

export const categorySchema = z.enum(INGREDIENT_CATEGORIES, chosen('Category', INGREDIENT_CATEGORIES));
const unitSchema = z.enum(STORED_UNITS, chosen('Unit', STORED_UNITS));
const tags = z.array(text(50)).max(20);

const ingredientFields = {
  name: requiredText(200, 'Name is required'),
  category: categorySchema,
  quantity: requiredText(50, 'Quantity is required').refine(...NOT_BELOW_ZERO),
  unit: unitSchema,
};

/** What a card says beside its form. */
const details = {
  place: z.enum(PLACES).nullable().optional(),
  openedOn: calendarDaySchema.nullable().optional(),
};

export const createIngredientBody = z.object({
  ...ingredientFields,
  expiryDate: calendarDaySchema.nullable().default(null),
  status: z.enum(INGREDIENT_STATUSES).default('fresh'),
  allergens: tags.default([]),
  dietaryTags: tags.default([]),
  ...details,
});

const updateIngredientBody = z
  .object({
    ...ingredientFields,
    expiryDate: calendarDaySchema.nullable(),
    status: z.enum(INGREDIENT_STATUSES),
    allergens: tags,
    dietaryTags: tags,
    ...details,
  })
  .partial();

const batchSchema = z.object({
  /** In the unit of the ingredient. */
  amount: z.number(),
  expiryDate: calendarDaySchema.nullable(),
  openedOn: calendarDaySchema.nullable(),
  boughtOn: calendarDaySchema.nullable(),
});

export const ingredientSchema = z.object({
  id: idSchema,
  name: z.string(),
  category: z.enum(INGREDIENT_CATEGORIES),
  quantity: z.string(),
  unit: z.enum(STORED_UNITS),
  /** Of several batches, the day on which the first expires. */
  expiryDate: calendarDaySchema.nullable(),
  status: z.enum(INGREDIENT_STATUSES),
  allergens: z.array(z.string()),
  dietaryTags: z.array(z.string()),
  place: z.enum(PLACES).nullable(),
  openedOn: calendarDaySchema.nullable(),
  /** Null for what was there before this was kept. */
  boughtOn: calendarDaySchema.nullable(),
  /** What differs in its days, what is used first first; empty if there is one batch. */
  batches: z.array(batchSchema),
  /** Whether it is a cooked dish whose servings can be eaten into a diary. */
  isDish: z.boolean(),
  addedAt: instantSchema,
});
export type Ingredient = z.infer<typeof ingredientSchema>;

/** The place of a batch among those of its ingredient. */
const batchPlaceSchema = z.int().min(0).max(1000);

/** Why food leaves the inventory; corrected if nobody says. */
const WHY_GONE = ['eaten', 'thrown away', 'corrected'] as const;
const whyGoneSchema = z.enum(WHY_GONE);

const usedSchema = z.object({
  id: idSchema,
  /** The amount from which it was taken, as read before. */
  quantity: ingredientFields.quantity,
  unit: unitSchema,
  /** The quantity that is left, in the same unit; '0' removes the ingredient. */
  left: ingredientFields.quantity,
  /** The batch from which it is taken; by default what expires first. */
  batch: batchPlaceSchema.optional(),
});

/** Until when food usually keeps, and whether the kitchen itself is used to say so. */
const usualDaySchema = z.object({ until: calendarDaySchema, isHabit: z.boolean() });

/** How a food is usually stored. An amount, and the name beside it, are only there if the typed name states them: '500g beef mince'. */
const usualStockSchema = z.object({
  name: z.string().optional(),
  category: z.enum(INGREDIENT_CATEGORIES).optional(),
  quantity: z.string().optional(),
  unit: z.enum(STORED_UNITS),
});

/** A common food, and the newest ingredient of it that has not expired; null if the kitchen has none. */
const quickAddFoodSchema = ingredientSchema
  .pick({ name: true, category: true, unit: true })
  .extend({ kept: idSchema.nullable() });
export type QuickAddFood = z.infer<typeof quickAddFoodSchema>;

export const ingredients = {
  list: endpoint({
    method: 'GET',
    path: '/api/ingredients',
    access: 'user',
    areas: ['inventory'],
    summary: 'The inventory, newest first, or one category of it.',
    query: z.object({ category: categorySchema.optional() }),
    response: z.array(ingredientSchema),
  }),
  expiring: endpoint({
    method: 'GET',
    path: '/api/ingredients/expiring',
    access: 'user',
    areas: ['inventory'],
    summary: 'Ingredients that expire within a number of days from today, soonest first.',
    query: todayQuery.extend({
      days: z.coerce.number().int().min(0).max(366).default(EXPIRING_LOOKAHEAD_DAYS),
    }),
    response: z.array(ingredientSchema),
  }),
  usualDays: endpoint({
    method: 'GET',
    path: '/api/ingredients/usual-days',
    access: 'user',
    areas: ['inventory'],
    summary:
      'Until when food usually keeps of which nobody has said it, by ingredient and the place of the batch.',
    query: todayQuery,
    response: z.array(usualDaySchema.extend({ id: idSchema, batch: batchPlaceSchema })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/ingredients',
    access: 'user',
    areas: ['inventory'],
    summary: 'Add an ingredient.',
    query: todayQuery,
    body: createIngredientBody,
    response: ingredientSchema,
    status: 201,
  }),
  quickAdd: endpoint({
    method: 'GET',
    path: '/api/ingredients/quick-add',
    access: 'user',
    areas: ['inventory'],
    summary:
      'The common foods that are added with one press, by category, each with the ingredient that the kitchen has of it.',
    query: todayQuery,
    response: z.array(quickAddFoodSchema),
  }),
  readName: endpoint({
    method: 'GET',
    path: '/api/ingredients/read-name',
    access: 'user',
    areas: ['inventory'],
    summary: 'What the kitchen has of the food that a typed name means, and how it is usually stored.',
    query: todayQuery.extend({
      name: text(200).default(''),
      /** The units of the person, for a kitchen whose ingredients tell nothing of them. */
      units: z.enum(['metric', 'us']).default('metric'),
    }),
    response: z.object({
      /** The newest ingredient of the same food that has not expired. */
      kept: idSchema.nullable(),
      /** As this kitchen has kept the food, otherwise as it is sold; null for an unknown food. */
      usual: usualStockSchema.nullable(),
      /** Until when it usually keeps if it is bought today; null if nobody knows. */
      keeps: usualDaySchema.nullable(),
    }),
  }),
  addTyped: endpoint({
    method: 'POST',
    path: '/api/ingredients/typed',
    access: 'user',
    areas: ['inventory'],
    summary:
      'Read what was typed or pasted, a name, a list or a receipt, and add it, all or none, to the ingredients that the kitchen has of the same food. A single food of which the kitchen has some is only answered, unless another card is asked for.',
    query: todayQuery,
    body: z.object({ text: listTextSchema, isAnother: z.boolean().default(false) }),
    response: z.object({
      added: z.array(ingredientSchema),
      leftOut: leftOutSchema,
      /** The ingredient of the same food, and the typed amount, if therefore nothing was added. */
      kept: ingredientSchema.pick({ id: true, quantity: true, unit: true, expiryDate: true }).nullable(),
    }),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/ingredients/{id}',
    access: 'user',
    areas: ['inventory'],
    summary:
      'Change any fields of an ingredient. A new date is that of the batch that expires first, or of the stated one; of what is bought in addition, its own.',
    params: idParams,
    query: todayQuery.extend({
      why: z.enum(['bought', ...WHY_GONE]).default('corrected'),
      batch: z.coerce.number().pipe(batchPlaceSchema).optional(),
    }),
    body: updateIngredientBody,
    response: ingredientSchema,
  }),
  planUse: endpoint({
    method: 'POST',
    path: '/api/ingredients/plan-use',
    access: 'user',
    areas: ['inventory'],
    changesNothing: true,
    summary: 'What the lines of a cooked recipe take from the inventory, and what is left of it.',
    query: todayQuery,
    body: z.object({ lines: z.array(neededLineSchema).min(1).max(100) }),
    response: z.array(
      z.object({
        ingredient: ingredientSchema,
        /** The quantity that is left, in the ingredient's unit; '0' if it is used up. */
        left: z.string(),
        /** Whether that is known; otherwise it is left if one of several is used up, or all of a single one. */
        isMeasured: z.boolean(),
        /** What to buy when it is used up: its name, without an amount behind it. */
        buyAs: z.string(),
      }),
    ),
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/ingredients/use',
    access: 'user',
    areas: ['inventory'],
    summary:
      'Take what was cooked out of the inventory, all or none; 409 if an amount has changed since it was read.',
    query: todayQuery,
    body: z.object({
      items: z.array(usedSchema).min(1).max(INGREDIENTS_MAX),
      /** The name of the recipe, which the kitchen's members see in Recent Activity. */
      cooked: requiredText(200, 'Name is required').optional(),
      /** By default it was cooked, or eaten if no recipe is named. */
      why: whyGoneSchema.optional(),
      /** The saved recipe, which was made on that day from now on. */
      made: z.object({ recipeId: idSchema, on: calendarDaySchema }).optional(),
    }),
    response: removedSchema.extend({
      /** The ingredients of which something is left; the others are removed. */
      left: z.array(ingredientSchema),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ingredients/{id}',
    access: 'user',
    areas: ['inventory'],
    summary: 'Remove an ingredient.',
    params: idParams,
    query: todayQuery.extend({ why: whyGoneSchema.default('corrected') }),
    response: removedSchema,
  }),
  eat: endpoint({
    method: 'POST',
    path: '/api/ingredients/{id}/eat',
    access: 'user',
    areas: ['inventory', 'diary'],
    summary:
      'Eat a serving of a cooked dish, or what is left of it: it is logged in the diary of today. 409 for other food.',
    params: idParams,
    query: todayQuery,
    body: z.object({ type: z.enum(MEAL_TYPES) }),
    response: removedSchema.extend({ servings: z.number() }),
  }),
  store: endpoint({
    method: 'POST',
    path: '/api/ingredients/{id}/store',
    access: 'user',
    areas: ['inventory'],
    summary:
      'Put food into another place, where it keeps for another time: a frozen dish for months, a thawed one for days.',
    params: idParams,
    query: todayQuery,
    body: z.object({ place: z.enum(PLACES) }),
    response: removedSchema.extend({ ingredient: ingredientSchema }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/ingredients/{id}/open',
    access: 'user',
    areas: ['inventory'],
    summary:
      'Open a batch of an ingredient, or one piece of it; it then keeps no longer than such food does when it is open.',
    params: idParams,
    query: todayQuery,
    body: z.object({
      /** The day; today by default. */
      openedOn: calendarDaySchema.optional(),
      /** By default the first that is not open. */
      batch: batchPlaceSchema.optional(),
    }),
    response: removedSchema.extend({ ingredient: ingredientSchema }),
  }),
  clearExpired: endpoint({
    method: 'DELETE',
    path: '/api/ingredients/expired',
    access: 'user',
    areas: ['inventory'],
    summary: 'Remove all ingredients that are marked as expired or whose date has passed.',
    query: todayQuery,
    response: maybeRemovedSchema.extend({ removed: z.int() }),
  }),
};
