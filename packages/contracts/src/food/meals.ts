import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { figures } from '../schemas/figures.ts';
import {
  calendarDaySchema,
  idParams,
  idSchema,
  instantSchema,
  requiredText,
  text,
} from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';

const QUANTITY_MAX = 100_000;
const AMOUNT_MAX = 1_000_000;

export const mealTypeSchema = z.enum(MEAL_TYPES, 'Choose a meal type');

/** kcal or grams for the whole quantity; null means 'not measured' and adds nothing to the totals. */
const amount = z.number().min(0).max(AMOUNT_MAX).nullable();

export const mealFoodSchema = z.object({
  name: requiredText(300, 'A food needs a name'),
  quantity: z.number('Quantity must be a number').positive('Quantity must be above 0').max(QUANTITY_MAX),
  unit: text(50),
  ...figures(amount),
  fdcId: z.int().positive().optional(),
  /** The id of one of the person's own foods, which may have been deleted since. */
  ownFoodId: idSchema.optional(),
  /** Whether the figures are a model's estimate instead of a food table's. */
  isEstimate: z.boolean().optional(),
  /** The name of the food of the meal that it was added to: of milk, 'Tea'. */
  addedTo: text(300).optional(),
});
export type MealFood = z.infer<typeof mealFoodSchema>;

const total = z
  .number()
  .min(0)
  .max(AMOUNT_MAX * 100);

/** The day of a meal. The client decides, by its own clock, how far ahead meals can be planned. */
export const mealDaySchema = calendarDaySchema.refine(isMealDay, 'Choose a date from 1900 to 2999');

export const mealFoodsSchema = z
  .array(mealFoodSchema)
  .min(1, 'Please add some foods to log this meal')
  .max(100);

const mealFields = z.object({
  type: mealTypeSchema,
  date: mealDaySchema,
  foods: mealFoodsSchema,
});

/** The totals that the client displays; the server computes its own and refuses the request if they differ. */
const claimedTotals = z
  .object({ totalCalories: total, totalProtein: total, totalCarbs: total, totalFat: total })
  .partial();

export const createMealBody = mealFields.extend(claimedTotals.shape);
const updateMealBody = mealFields.partial().extend(claimedTotals.shape);

export const mealSchema = z.object({
  id: idSchema,
  type: mealTypeSchema,
  date: calendarDaySchema,
  foods: z.array(mealFoodSchema),
  totalCalories: z.number(),
  totalProtein: z.number(),
  totalCarbs: z.number(),
  totalFat: z.number(),
  loggedAt: instantSchema,
});
export type Meal = z.infer<typeof mealSchema>;

const usualFoodsSchema = z.object({
  /** The foods with the amount last logged; the most recently and frequently logged first. */
  foods: z.array(mealFoodSchema).max(24),
});

/** The units that a logged food can be converted to, and the grams of one. */
const unitWeightSchema = z.object({ unit: z.string(), grams: z.number() });

export const meals = {
  weights: endpoint({
    method: 'POST',
    path: '/api/meals/weights',
    access: 'user',
    areas: ['diary'],
    changesNothing: true,
    summary:
      'The units that each of these logged foods can be converted to; none if its own unit has no known weight.',
    body: z.object({
      foods: z
        .array(mealFoodSchema.pick({ quantity: true, unit: true, calories: true, fdcId: true }))
        .max(200),
    }),
    response: z.array(z.array(unitWeightSchema)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/meals',
    access: 'user',
    areas: ['diary'],
    summary:
      'Meals of a day, or of all days from startDate to endDate, both included; without dates, all meals.',
    query: z.object({
      date: calendarDaySchema.optional(),
      startDate: calendarDaySchema.optional(),
      endDate: calendarDaySchema.optional(),
    }),
    response: z.array(mealSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/meals',
    access: 'user',
    areas: ['diary'],
    summary: 'Log a meal; totals are computed from its foods.',
    body: createMealBody,
    response: mealSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/meals/{id}',
    access: 'user',
    areas: ['diary'],
    summary: 'Change a logged meal; totals are recomputed.',
    params: idParams,
    body: updateMealBody,
    response: mealSchema.extend(removedSchema.shape),
  }),
  usual: endpoint({
    method: 'GET',
    path: '/api/meals/usual',
    access: 'user',
    areas: ['diary'],
    summary:
      'Foods that are often logged for a type of meal in the weeks around a day, then those of other meals.',
    query: z.object({ type: mealTypeSchema, date: mealDaySchema }),
    response: usualFoodsSchema,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/meals/copy',
    access: 'user',
    areas: ['diary'],
    summary: 'Log the meals of a day, or those of one type, again on another day.',
    body: z.object({ from: mealDaySchema, to: mealDaySchema, type: mealTypeSchema.optional() }),
    response: z.array(mealSchema),
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/meals/{id}',
    access: 'user',
    areas: ['diary'],
    summary: 'Remove a logged meal.',
    params: idParams,
    response: removedSchema,
  }),
};
