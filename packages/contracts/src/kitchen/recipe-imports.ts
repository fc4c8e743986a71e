import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, shownUrlSchema, text } from '../schemas/primitives.ts';

/** Some thousand recipes with a photo each. */
export const RECIPE_FILE_LIMIT = {
  bytes: 200_000_000,
  message: 'The file is larger than 200 MB. Import it in parts.',
};
/** As many recipes as fit into a kitchen. */
export const FOUND_MAX = 5000;

/** A file whose recipes are being imported. */
const importSchema = z.object({
  fileName: z.string(),
  createdAt: instantSchema,
  /** 'read': its recipes wait to be chosen. */
  state: z.enum(['read', 'running', 'done']),
  /** How many recipes are chosen, and how many of these are imported or have failed. */
  chosen: z.int(),
  imported: z.int(),
  failed: z.int(),
  /** Undoes all of it; null until it is done, or if nothing was imported. */
  undoId: idSchema.nullable(),
});
export type RecipeImport = z.infer<typeof importSchema>;

const foundSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** 'known': the very same recipe is there already, and is not imported again. */
  state: z.enum(['found', 'known', 'unreadable', 'chosen', 'imported', 'failed']),
  /** Whether another recipe of this name is there. */
  hasSameName: z.boolean(),
  hasPicture: z.boolean(),
  /** Numbers of ingredient lines and steps. */
  lines: z.int(),
  steps: z.int(),
  sourceUrl: shownUrlSchema.nullable(),
  /** What was guessed and what is left out, in a sentence each. */
  notes: z.array(z.string()),
  /** The recipe that it became. */
  recipeId: idSchema.nullable(),
});
export type FoundInFile = z.infer<typeof foundSchema>;

/** A person imports one file at a time; it is kept for a day. */
export const recipeImports = {
  upload: endpoint({
    method: 'POST',
    path: '/api/recipe-import',
    access: 'user',
    areas: ['recipes'],
    isUpload: true,
    isSlow: true,
    bodyLimit: RECIPE_FILE_LIMIT,
    summary:
      'Read the recipes of a file of another app, in place of the person’s previous file. They are not saved before they are chosen.',
    query: z.object({ name: text(200).default('') }),
    response: importSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/recipe-import',
    access: 'user',
    areas: ['recipes'],
    summary: 'The file that the person imports, and how far it is; null if there is none.',
    response: z.object({ file: importSchema.nullable() }),
  }),
  found: endpoint({
    method: 'GET',
    path: '/api/recipe-import/recipes',
    access: 'user',
    areas: ['recipes'],
    summary: 'The recipes of the file, in its order, and what became of each.',
    response: z.array(foundSchema),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/recipe-import/recipes/{id}/picture',
    access: 'user',
    areas: ['recipes'],
    summary: 'A small picture of a recipe of the file.',
    params: idParams,
    file: ['image/webp'],
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/recipe-import/run',
    access: 'user',
    areas: ['recipes'],
    summary: 'Import the chosen recipes of the file, in the background.',
    body: z.object({ ids: z.array(idSchema).min(1, 'Choose at least one recipe').max(FOUND_MAX) }),
    response: importSchema,
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/recipe-import',
    access: 'user',
    areas: ['recipes'],
    summary: 'Forget the file; what was imported stays.',
  }),
};
