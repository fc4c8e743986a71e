import { SEARCH_CONTEXTS } from '@game-plan/domain/food-search/ranking/search-context';
import { FOOD_STATES } from '@game-plan/domain/foods/food';
import { STORED_UNITS } from '@game-plan/domain/ingredient';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { figures } from '../schemas/figures.ts';
import { gtinSchema, idSchema, text } from '../schemas/primitives.ts';

/** kcal or grams (sodium in milligrams); null means 'not measured', not 0. */
const amount = z.number().nullable();

/** A household unit of a food and its weight. */
const portionSchema = z.object({
  /** One of the kitchen's units, or the source's own term: 'slice', 'fl oz'. */
  unit: z.union([z.enum(STORED_UNITS), z.string()]),
  grams: z.number().positive(),
});

export const foodSchema = z.object({
  /** The id in USDA FoodData Central; absent for foods from a label. */
  fdcId: z.int().positive().optional(),
  /** The id of one of the person's own foods. */
  ownFoodId: idSchema.optional(),
  description: z.string(),
  /** Raw, cooked or similar; null for food that is eaten as sold. */
  state: z.enum(FOOD_STATES).nullable(),
  /** Per 100 g, unless `per` says otherwise. */
  nutrients: z.object(figures(amount)),
  /** The reference amount of the figures if it is not 100 g: a portion, or 100 ml. */
  per: z.object({ quantity: z.number().positive(), unit: z.string() }).optional(),
  portions: z.array(portionSchema),
  /** The portion to start with: the person's last one, otherwise the usual one. */
  portion: z.object({ quantity: z.number().positive(), unit: z.string() }),
  /** The source of the figures in words: 'USDA SR Legacy', 'USDA Branded'. */
  source: z.string(),
  brand: z.string().nullable(),
  /** The maker that was asked for, if these are the figures of another food like it: 'Costa'. */
  standsInFor: z.string().optional(),
  /** Barcode number (GTIN), fourteen digits. */
  gtin: z.string().nullable().optional(),
  /** The person's allergens it contains, in words: 'milk'. */
  contains: z.array(z.string()),
});
export type Food = z.infer<typeof foodSchema>;

/** Maximum length of a meal typed in one line. */
export const MEAL_TEXT_MAX = 300;

const mealTextLineSchema = z.object({
  /** The typed words for this food. */
  text: z.string(),
  /** Null if no food was found. */
  food: foodSchema.nullable(),
  /** The amount that was meant; `grams` is the weight of one unit. */
  amount: z
    .object({ quantity: z.number().positive(), unit: z.string(), grams: z.number().positive() })
    .extend({ calories: amount, protein: amount, carbs: amount, fat: amount })
    .nullable(),
  /** The index of the line that it is added to: of butter on toast, the toast's. */
  addedTo: z.int().min(0).nullable(),
  /** Words that do not describe the food found, such as a brand. */
  unread: z.array(z.string()),
});
export type MealTextLine = z.infer<typeof mealTextLineSchema>;

export const foods = {
  search: endpoint({
    method: 'GET',
    path: '/api/foods/search',
    access: 'user',
    areas: ['diary'],
    hasEffect: true,
    summary:
      'At most ten foods for a name, plain everyday foods first; empty for fewer than three characters.',
    query: z.object({
      query: text(100).default(''),
      /**
       * If a food exists in several states, the diary lists the ready-to-eat one first, the kitchen the one that is
       * bought.
       */
      context: z.enum(SEARCH_CONTEXTS).default('diary'),
    }),
    response: z.array(foodSchema).max(10),
  }),
  barcode: endpoint({
    method: 'GET',
    path: '/api/foods/barcode',
    access: 'user',
    areas: ['diary'],
    hasEffect: true,
    summary:
      'The food for the number under a barcode, in any of its forms: one of your own, an imported one, or one from Open Food Facts.',
    query: z.object({ code: gtinSchema }),
    response: z.object({
      /** Fourteen digits. */
      gtin: z.string(),
      food: foodSchema.nullable(),
      /** Sentences about contradictory figures. */
      doubts: z.array(z.string()),
      /** Whether Open Food Facts did not respond, so that a retry may help. */
      isSourceAway: z.boolean(),
    }),
  }),
  readMeal: endpoint({
    method: 'GET',
    path: '/api/foods/read-meal',
    access: 'user',
    areas: ['diary'],
    hasEffect: true,
    summary:
      'Reads a meal as it is typed, ‘2 slices toast with butter, latte grande’: a line for each food with its amount and figures.',
    query: z.object({ text: text(MEAL_TEXT_MAX).default('') }),
    response: z.object({ lines: z.array(mealTextLineSchema).max(20) }),
  }),
};
