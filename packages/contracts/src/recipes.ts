import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, instantSchema, requiredText, text, todayQuery } from './primitives.ts';

const MINUTES_MAX = 10_080;
const minutes = z.int().min(0).max(MINUTES_MAX);
const perServing = z.number().min(0).max(100_000);

const recipeLineSchema = z.object({
  name: requiredText(200, 'An ingredient needs a name'),
  /** As a cook writes it: '2', '1/2', '1.5', 'to taste'. */
  amount: z.union([text(50), z.number().min(0).max(1_000_000).transform(String)]),
  unit: text(50),
  available: z.boolean(),
});
export type RecipeLine = z.infer<typeof recipeLineSchema>;

const recipeFields = z.object({
  name: requiredText(200, 'Name is required'),
  description: text(2000).nullable().default(null),
  cookTime: minutes.nullable().default(null),
  prepTime: minutes.nullable().default(null),
  servings: z.int().min(1).max(1000),
  /** kcal of one serving; null when it is not known. */
  calories: perServing.nullable().default(null),
  /** Grams of one serving; null when not known. */
  protein: perServing.nullable().default(null),
  carbs: perServing.nullable().default(null),
  fat: perServing.nullable().default(null),
  /** Some ingredient's figures are unknown, so that the true calories are higher. */
  caloriesArePartial: z.boolean().default(false),
  instructions: z.array(text(2000)).max(100).default([]),
  ingredients: z.array(recipeLineSchema).max(100),
  cuisine: text(50).nullable().default(null),
  difficulty: text(50).nullable().default(null),
  imageUrl: text(500).nullable().default(null),
  externalId: text(100).nullable().default(null),
  dietaryTags: z.array(text(50)).max(20).default([]),
  allergens: z.array(text(50)).max(20).default([]),
});

const createRecipeBody = recipeFields.extend({ isFavorite: z.boolean().default(false) });

const recipeBase = z.object(recipeFields.shape).extend({ isFavorite: z.boolean() });

/** A recipe kept in the library. */
export const savedRecipeSchema = recipeBase.extend({ id: idSchema, createdAt: instantSchema });
export type SavedRecipe = z.infer<typeof savedRecipeSchema>;

/** A suggestion nobody has saved yet: its id is a text. */
export const suggestedRecipeSchema = recipeBase.extend({ id: z.string() });
export type SuggestedRecipe = z.infer<typeof suggestedRecipeSchema>;

export type Recipe = SavedRecipe | SuggestedRecipe;

export const recipes = {
  list: endpoint({
    method: 'GET',
    path: '/api/recipes',
    access: 'user',
    summary: 'Saved recipes, newest first; only favourites, or those whose name or ingredients hold a text.',
    query: z.object({ favorites: z.enum(['true', 'false']).optional(), search: text(200).optional() }),
    response: z.array(savedRecipeSchema),
  }),
  generate: endpoint({
    method: 'GET',
    path: '/api/recipes/generate',
    access: 'user',
    summary: 'New recipe ideas from the inventory, within the profile’s allergies and diets.',
    query: todayQuery,
    response: z.array(suggestedRecipeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/recipes',
    access: 'user',
    summary: 'Save a recipe.',
    body: createRecipeBody,
    response: savedRecipeSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/recipes/{id}',
    access: 'user',
    summary: 'Mark a saved recipe as favourite or not.',
    params: idParams,
    body: z.object({ isFavorite: z.boolean() }),
    response: savedRecipeSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/recipes/{id}',
    access: 'user',
    summary: 'Remove a saved recipe.',
    params: idParams,
  }),
};
