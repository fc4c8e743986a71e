import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/ingredient';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PICTURE_ADDRESS_MAX, recipePictureSchema } from '../schemas/picture-address.ts';
import { idParams, idSchema, instantSchema, requiredText, text, todayQuery } from '../schemas/primitives.ts';
import { pictureMakerSchema } from './pictures.ts';

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

/** A line of a recipe as it is shown to someone with a kitchen. */
const shownLineSchema = recipeLineSchema.extend({
  /** It stands on the person's list of what is always at home; such a line is available. */
  atHome: z.boolean().optional(),
  /** What is lacking of a line of which there is some, but not enough. */
  shortfall: z
    .object({ amount: z.string(), unit: z.string(), written: z.string().optional() })
    .nullable()
    .optional(),
  /** Amount and unit as a cook writes them beside the name: '1½ cups', '2 slices'. */
  written: z.string().optional(),
});
export type RecipeLine = z.infer<typeof shownLineSchema>;

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
  imageUrl: text(PICTURE_ADDRESS_MAX).nullable().default(null),
  externalId: text(100).nullable().default(null),
  dietaryTags: z.array(text(50)).max(20).default([]),
  allergens: z.array(text(50)).max(20).default([]),
});

const createRecipeBody = recipeFields.extend({
  imageUrl: recipePictureSchema,
  isFavorite: z.boolean().default(false),
});

const recipeBase = z
  .object(recipeFields.shape)
  .extend({ isFavorite: z.boolean(), ingredients: z.array(shownLineSchema).max(100) });

/** A recipe kept in the library. */
export const savedRecipeSchema = recipeBase.extend({
  id: idSchema,
  createdAt: instantSchema,
  /** Its picture is being made: `imageUrl` will change by itself. */
  isImagePending: z.boolean(),
  /** What made its picture; null of one from elsewhere, or of none. */
  imageMadeBy: pictureMakerSchema.nullable(),
  /** Grams of all servings together once cooked, as the person has weighed them; null until then. */
  cookedGrams: z.number().nullable().optional(),
});
export type SavedRecipe = z.infer<typeof savedRecipeSchema>;

/** A suggestion that is not saved: its id is a text. */
export const suggestedRecipeSchema = recipeBase.extend({
  id: z.string(),
  /** Why it is suggested now, in one line; absent of one that was saved meanwhile. */
  reason: z.string().nullable().optional(),
  /** Its picture is made after it: `pictures.ofIdeas` tells how that fares. */
  isImagePending: z.boolean().optional(),
  imageMadeBy: pictureMakerSchema.nullable().optional(),
  /** Who had the idea: the AI model that is set up, or the composer that is built in. */
  source: z.enum(['model', 'composer']).optional(),
  /** Why the composer made it though a model was to be asked, in a sentence or two; null when there is nothing to say. */
  notice: z.string().nullable().optional(),
  /** Words of the person's allergies that are not understood here, so that they were only looked for in names. */
  matchedByName: z.array(z.string()).optional(),
  /** Who eats of it where that is not the person alone, and how much of a serving is each one's. */
  eaters: z
    .array(
      z.object({
        name: z.string(),
        /** In quarters of a serving, by the goals of that person. */
        servings: z.number(),
        /** Some food of the kitchen is not for them, and in none of the ideas. */
        leavesSomethingOut: z.boolean(),
      }),
    )
    .optional(),
  /** It was given before: all ideas for this kitchen have been, so that they come again. Absent of a new one. */
  seenBefore: z.boolean().optional(),
});
export type SuggestedRecipe = z.infer<typeof suggestedRecipeSchema>;

export type Recipe = SavedRecipe | SuggestedRecipe;

/** What a card shows of a saved recipe: no steps, no amounts. */
export const recipeCardSchema = savedRecipeSchema
  .pick({
    id: true,
    name: true,
    description: true,
    cookTime: true,
    servings: true,
    calories: true,
    caloriesArePartial: true,
    imageUrl: true,
    isImagePending: true,
    externalId: true,
    isFavorite: true,
  })
  .extend({ ingredients: z.array(recipeLineSchema.pick({ name: true, available: true })) });
export type RecipeCard = z.infer<typeof recipeCardSchema>;

const cardsPageSchema = z.object({
  cards: z.array(recipeCardSchema),
  /** Where the next page begins; null at the end. */
  nextCursor: z.string().nullable(),
  /** How many fit the filters, on all pages. */
  total: z.int(),
  /** The whole library, whatever the filters. */
  library: z.object({ all: z.int(), favorites: z.int() }),
  /** Another one whenever a saved recipe, or what the kitchen has, is another. */
  version: z.string(),
});
export type RecipeCardsPage = z.infer<typeof cardsPageSchema>;

const generateQuery = todayQuery.extend({
  /** The hour of the person's own clock, 0 to 23: ideas are mostly for the meal of that hour. */
  hour: z
    .string()
    .max(2, { error: 'Between 0 and 23', abort: true })
    .regex(/^(?:1?\d|2[0-3])$/, 'Between 0 and 23')
    .transform(Number)
    .optional(),
});

const MEMBERS_NAMED = 20;

const ideasQuery = generateQuery.extend({
  /** Comma-separated numbers of the people of the kitchen who do not eat with the others this time; absent as they were chosen last. */
  notFor: z
    .string()
    .max(250, { error: 'Too many', abort: true })
    .regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/, 'Numbers with commas between them')
    .transform((list) => (list === '' ? [] : list.split(',').map(Number)))
    .pipe(z.array(z.number()).max(MEMBERS_NAMED))
    .optional(),
});

const helpSchema = z.object({
  /** As a sentence names them; none where the kitchen has ideas, or no one food would help. */
  foods: z.array(z.string()).max(2),
  /** How many ideas there would be. */
  ideas: z.int().min(0),
});
export type Help = z.infer<typeof helpSchema>;

/** 'vegan,keto' as a list; a word that is none of `values` is refused. */
function commaSeparated<const Values extends readonly string[]>(values: Values) {
  return z
    .string()
    .max(200)
    .transform((list) => list.split(',').filter((word) => word !== ''))
    .pipe(z.array(z.enum(values)));
}

const PAGE_MAX = 100;

/** Which of the saved recipes are asked for, and which page of them. */
const cardsQuery = todayQuery.extend({
  favorites: z.enum(['true', 'false']).optional(),
  search: text(200).optional(),
  cuisine: z.enum(CUISINES).optional(),
  /** Only what cooks in less than so many minutes. */
  underMinutes: z.enum(['30', '60']).transform(Number).optional(),
  /** Comma-separated: fits each of them. */
  diets: commaSeparated(DIETS).optional(),
  /** Comma-separated: carries none of them. */
  without: commaSeparated(ALLERGENS).optional(),
  limit: z
    .string()
    .max(3, { error: `Between 1 and ${PAGE_MAX}`, abort: true })
    .regex(/^[1-9]\d{0,2}$/, `Between 1 and ${PAGE_MAX}`)
    .transform(Number)
    .pipe(z.number().max(PAGE_MAX))
    .default(24),
  /** `nextCursor` of the page before. */
  cursor: idParams.shape.id.optional(),
});

export const recipes = {
  list: endpoint({
    method: 'GET',
    path: '/api/recipes',
    access: 'user',
    summary: 'Saved recipes, newest first; only favourites, or those whose name or ingredients hold a text.',
    query: todayQuery.extend({
      favorites: z.enum(['true', 'false']).optional(),
      search: text(200).optional(),
    }),
    response: z.array(savedRecipeSchema),
  }),
  cards: endpoint({
    method: 'GET',
    path: '/api/recipes/cards',
    access: 'user',
    summary: 'A page of the saved recipes that fit the filters, newest first, as their cards show them.',
    query: cardsQuery,
    response: cardsPageSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/recipes/{id}',
    access: 'user',
    summary: 'A saved recipe.',
    params: idParams,
    query: todayQuery,
    response: savedRecipeSchema,
  }),
  generate: endpoint({
    method: 'GET',
    path: '/api/recipes/generate',
    access: 'user',
    hasEffect: true,
    isSlow: true,
    summary:
      'New recipe ideas from the inventory, within the profile’s allergies and diets, for the hour and the goals left: of the AI model where one is set up, else, or where it fails, of the built-in composer.',
    query: ideasQuery,
    response: z.array(suggestedRecipeSchema),
  }),
  whatWouldHelp: endpoint({
    method: 'GET',
    path: '/api/recipes/what-would-help',
    access: 'user',
    hasEffect: true,
    summary:
      'For a kitchen without ideas: which one or two common foods, any one of them alone, would bring the most ideas that need nothing else.',
    query: ideasQuery,
    response: helpSchema,
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
    summary: 'Mark a saved recipe as favourite or not, or say what it weighs once cooked.',
    params: idParams,
    body: z.object({
      isFavorite: z.boolean().optional(),
      cookedGrams: z.number().positive('A cooked dish weighs something').max(100_000).nullable().optional(),
    }),
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
