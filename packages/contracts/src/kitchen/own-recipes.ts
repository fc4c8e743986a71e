import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  idParams,
  idSchema,
  instantSchema,
  requiredText,
  shownUrlSchema,
  text,
} from '../schemas/primitives.ts';
import { minutesSchema, savedRecipeSchema } from './recipes.ts';

/** Characters of a text that is taken apart: some ten pages of a book. */
export const RECIPE_TEXT_MAX = 30_000;
export const LINES_MAX = 100;
export const LINE_MAX = 400;
export const STEP_MAX = 2000;

const servings = z.int('Enter a whole number').min(1, 'At least one serving').max(1000, 'At most 1000');

/** Characters of an address. */
export const SOURCE_URL_MAX = 2000;
const ADDRESS_EXPECTED = 'Enter the address of a page, such as https://example.org/soup';

/** Whether a text is the address of a page on the web. */
export const isWebAddress = (text: string): boolean =>
  z.url({ protocol: /^https?$/ }).safeParse(text).success;

/** Whether a recipe can name this as the address of its page or picture. */
export const isSourceUrl = (address: string): boolean =>
  address.length <= SOURCE_URL_MAX && isWebAddress(address);

/** A recipe as somebody writes it down. Labels, calories and macros are the server's. */
export const ownRecipeBody = z.object({
  name: requiredText(200, 'Name is required'),
  description: text(2000).nullable().default(null),
  servings,
  prepTime: minutesSchema.nullable().default(null),
  cookTime: minutesSchema.nullable().default(null),
  cuisine: text(50).nullable().default(null),
  difficulty: text(50).nullable().default(null),
  /** One line each, as written: '200 g red lentils'; a sub-heading ends with a colon. */
  ingredients: z
    .array(text(LINE_MAX))
    .min(1, 'Write at least one ingredient')
    .max(LINES_MAX, `At most ${LINES_MAX} lines`),
  instructions: z.array(text(STEP_MAX)).max(LINES_MAX, `At most ${LINES_MAX} steps`).default([]),
  /** The page that it was taken from. */
  sourceUrl: text(SOURCE_URL_MAX).refine(isWebAddress, ADDRESS_EXPECTED).nullable().default(null),
});

export type OwnRecipe = z.infer<typeof ownRecipeBody>;

const readRecipeSchema = z.object({
  name: z.string(),
  description: z.string(),
  servings: z.int().nullable(),
  prepTime: z.int().nullable(),
  cookTime: z.int().nullable(),
  cuisine: z.string(),
  difficulty: z.string().nullable(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  /** The address of its picture, to be sent along when it is saved; '' if none was found. */
  picture: z.string(),
  /** The lines that were not understood. */
  left: z.array(z.string()),
});
export type ReadRecipe = z.infer<typeof readRecipeSchema>;

/** A recipe that was read on a page. */
export const readPageSchema = readRecipeSchema.extend({
  /** The page's address, after redirects. */
  sourceUrl: shownUrlSchema,
});

/** Why a line counts, or does not: 'unknown' is in no table, 'no amount' says not how much. */
const COUNTED = ['counted', 'no amount', 'unknown'] as const;

const previewedFoodSchema = z.object({
  name: z.string(),
  /** Amount and unit as a cook writes them. */
  written: z.string(),
  note: z.string().optional(),
  /** Edible grams; null without an amount. */
  grams: z.number().nullable(),
  /** The food of the table whose figures count; null if there is none. */
  countedAs: z.string().nullable(),
  state: z.enum(COUNTED),
});
export type PreviewedFood = z.infer<typeof previewedFoodSchema>;

const previewSchema = z.object({
  lines: z.array(
    z.object({ text: z.string(), heading: z.string().nullable(), foods: z.array(previewedFoodSchema) }),
  ),
  /** kcal and grams per serving; null if too little is known. */
  calories: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  /** The share of the weight that the figures stand on, 0 to 1. */
  knownShare: z.number(),
  allergens: z.array(z.enum(ALLERGENS)),
  dietaryTags: z.array(z.enum(DIETS)),
  /** What the person must know before eating it. */
  caution: z.object({
    foods: z.array(z.object({ name: z.string(), against: z.array(z.string()) })),
    mentions: z.array(z.string()),
    diets: z.array(z.string()),
    unknown: z.array(z.string()),
  }),
  /** Other members whom something in it does not suit; it is not said what. */
  notFor: z.array(z.string()),
  /** A saved recipe of the same name; null if there is none. */
  sameName: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type RecipePreview = z.infer<typeof previewSchema>;

/** What a recipe said until it was changed. */
const versionSchema = z.object({
  id: idSchema,
  replacedAt: instantSchema,
  /** The member who changed it; null for somebody who is none any more. */
  by: z.string().nullable(),
  content: z.object({
    name: z.string(),
    description: z.string().nullable(),
    servings: z.int(),
    prepTime: z.int().nullable(),
    cookTime: z.int().nullable(),
    cuisine: z.string().nullable(),
    difficulty: z.string().nullable(),
    sourceUrl: z.string().nullable(),
    ingredients: z.array(z.string()),
    instructions: z.array(z.string()),
  }),
});
export type RecipeVersion = z.infer<typeof versionSchema>;

export const ownRecipes = {
  readText: endpoint({
    method: 'POST',
    path: '/api/recipes/read-text',
    access: 'user',
    areas: ['recipes'],
    changesNothing: true,
    summary:
      'Takes the pasted text of a recipe apart: a message, a page, or the JSON-LD of a recipe site. What is not understood is answered as it is.',
    body: z.object({ text: text(RECIPE_TEXT_MAX) }),
    response: readRecipeSchema,
  }),
  readPage: endpoint({
    method: 'POST',
    path: '/api/recipes/read-page',
    access: 'user',
    areas: ['recipes'],
    changesNothing: true,
    summary:
      'Takes the recipe of a web page apart, which the server opens. 502 with a sentence if it cannot be read. Nothing is saved.',
    body: z.object({
      url: requiredText(SOURCE_URL_MAX, 'Enter an address').refine(isWebAddress, ADDRESS_EXPECTED),
    }),
    response: readPageSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/recipes/preview',
    access: 'user',
    areas: ['recipes'],
    changesNothing: true,
    summary: 'What each line is read as, the figures of a serving, the labels, and whom it does not suit.',
    body: ownRecipeBody.extend({ name: text(200).default('') }),
    response: previewSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/recipes/own',
    access: 'user',
    areas: ['recipes'],
    summary:
      'Save a recipe that was written down, line by line. A picture of the web becomes its photo; if it cannot be read, the recipe is saved without it.',
    body: ownRecipeBody.extend({
      isFavorite: z.boolean().default(false),
      pictureUrl: text(SOURCE_URL_MAX).refine(isWebAddress, ADDRESS_EXPECTED).nullable().default(null),
    }),
    response: savedRecipeSchema,
    status: 201,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/recipes/{id}/versions',
    access: 'user',
    areas: ['recipes'],
    summary:
      'What a saved recipe said before it was changed, the latest first; to be restored, it is sent as an update.',
    params: idParams,
    response: z.array(versionSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/recipes/{id}/own',
    access: 'user',
    areas: ['recipes'],
    summary:
      'Replace what a saved recipe says. Lines that are unchanged stay as they are stored. 409 if somebody else has changed it meanwhile.',
    params: idParams,
    body: ownRecipeBody.extend({
      /** `versionOf` the recipe that the writer began with; absent to replace any. */
      seenVersion: z.int().optional(),
    }),
    response: savedRecipeSchema,
  }),
};
