import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageBodyLimit, imageDataUrl } from '../schemas/image-data-url.ts';
import { mealDaySchema, mealSchema } from './meals.ts';

const analysisSchema = z.object({
  mealDescription: z.string(),
  portionSize: z.string(),
  estimatedNutrition: z.object({
    totalCalories: z.number(),
    totalProtein: z.number(),
    totalCarbs: z.number(),
    totalFat: z.number(),
  }),
  /** Names of foods that the model lists, but that were not logged: without a usable weight or figure, or too many. */
  leftOut: z.array(z.string()).optional(),
  /** In the order of the meal's foods, whose figures they match. */
  ingredients: z.array(
    z.object({
      name: z.string(),
      estimatedQuantity: z.number(),
      unit: z.string(),
      confidence: z.number().min(0).max(1),
      /** Whether the figures are the model's estimate because the food table does not know the food. */
      isEstimate: z.boolean(),
      /**
       * Whether that estimate is inconsistent: calories and macros differ by more than 15 %, or exceed what the weight
       * allows.
       */
      isFlagged: z.boolean(),
    }),
  ),
});
export type MealAnalysis = z.infer<typeof analysisSchema>;

export const photoAnalysis = {
  available: endpoint({
    method: 'GET',
    path: '/api/meals/analyze-photo',
    access: 'user',
    areas: ['diary'],
    summary: 'Whether a model that recognises photos is configured.',
    response: z.object({ isAvailable: z.boolean() }),
  }),
  analyze: endpoint({
    method: 'POST',
    path: '/api/meals/analyze-photo',
    access: 'user',
    areas: ['diary'],
    isSlow: true,
    summary: 'Recognise the foods on a photo and log them as a meal.',
    body: z.object({
      imageBase64: imageDataUrl,
      mealType: z.enum(MEAL_TYPES, 'Choose a meal type'),
      /** The person's own day; defaults to the server's. */
      date: mealDaySchema.optional(),
    }),
    bodyLimit: imageBodyLimit,
    response: z.object({ analysis: analysisSchema, meal: mealSchema }),
    status: 201,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/meals/analyze-photo',
    access: 'user',
    areas: ['diary'],
    summary: 'Cancel the analysis of your photos; nothing is logged.',
  }),
};
