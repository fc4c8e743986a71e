import { SEARCH_CONTEXTS } from '@game-plan/domain/food-search/ranking/search-context';
import { FOOD_STATES } from '@game-plan/domain/foods/food';
import { STORED_UNITS } from '@game-plan/domain/ingredient';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { figures } from '../schemas/figures.ts';
import { gtinSchema, idSchema, text } from '../schemas/primitives.ts';

/** kcal or grams, of sodium milligrams; null is 'not measured', which is not 0. */
const amount = z.number().nullable();

/** A household unit of a food and what one of it weighs. */
const portionSchema = z.object({
  /** One of the kitchen's units, or the source's own words: 'slice', 'fl oz'. */
  unit: z.union([z.enum(STORED_UNITS), z.string()]),
  grams: z.number().positive(),
});

export const foodSchema = z.object({
  /** Of USDA FoodData Central; what comes from a label has none. */
  fdcId: z.int().positive().optional(),
  /** Of the person's own foods. */
  ownFoodId: idSchema.optional(),
  description: z.string(),
  /** How far it is from the plate; null for what is eaten as it is sold. */
  state: z.enum(FOOD_STATES).nullable(),
  /** Per 100 g, unless `per` says otherwise. */
  nutrients: z.object(figures(amount)),
  /** What the figures are of where it is not 100 g: a portion, or 100 ml. */
  per: z.object({ quantity: z.number().positive(), unit: z.string() }).optional(),
  portions: z.array(portionSchema),
  /** How much to start from: what the person had of it last, else what people usually have of it. */
  portion: z.object({ quantity: z.number().positive(), unit: z.string() }),
  /** Where the figures come from, for a person: 'USDA SR Legacy', 'USDA Branded'. */
  source: z.string(),
  brand: z.string().nullable(),
  /** The number under its barcode, fourteen digits. */
  gtin: z.string().nullable().optional(),
  /** What of the person's allergies it holds, in words for a person: 'milk'. */
  contains: z.array(z.string()),
});
export type Food = z.infer<typeof foodSchema>;

/** Characters of a meal that is typed in one line. */
export const MEAL_TEXT_MAX = 300;

const mealTextLineSchema = z.object({
  /** The words of this food as they were typed. */
  text: z.string(),
  /** Null where no food was found. */
  food: foodSchema.nullable(),
  /** How much of it was meant; grams are of one unit. */
  helping: z
    .object({ quantity: z.number().positive(), unit: z.string(), grams: z.number().positive() })
    .extend({ calories: amount, protein: amount, carbs: amount, fat: amount })
    .nullable(),
  /** Words that say nothing of the food that was found, such as a maker's name. */
  unread: z.array(z.string()),
});
export type MealTextLine = z.infer<typeof mealTextLineSchema>;

export const foods = {
  search: endpoint({
    method: 'GET',
    path: '/api/foods/search',
    access: 'user',
    hasEffect: true,
    summary:
      'At most ten foods for a name, the plain everyday one first; empty for fewer than three characters.',
    query: z.object({
      query: text(100).default(''),
      /** Of a food in several states, the diary has it first as it is eaten, the kitchen as it is bought. */
      context: z.enum(SEARCH_CONTEXTS).default('diary'),
    }),
    response: z.array(foodSchema).max(10),
  }),
  barcode: endpoint({
    method: 'GET',
    path: '/api/foods/barcode',
    access: 'user',
    hasEffect: true,
    summary:
      'The food with the number under a barcode, in any of its forms: of one’s own, imported, or of Open Food Facts.',
    query: z.object({ code: gtinSchema }),
    response: z.object({
      /** Fourteen digits. */
      gtin: z.string(),
      food: foodSchema.nullable(),
      /** Sentences about figures that contradict one another. */
      doubts: z.array(z.string()),
      /** Open Food Facts would have been asked and gave no answer: it is worth another try. */
      isSourceAway: z.boolean(),
    }),
  }),
  readMeal: endpoint({
    method: 'GET',
    path: '/api/foods/read-meal',
    access: 'user',
    hasEffect: true,
    summary:
      'Reads a meal as it is typed, ‘2 slices toast with butter, latte grande’: a line for each food with its amount and figures.',
    query: z.object({ text: text(MEAL_TEXT_MAX).default('') }),
    response: z.object({ lines: z.array(mealTextLineSchema).max(20) }),
  }),
};
