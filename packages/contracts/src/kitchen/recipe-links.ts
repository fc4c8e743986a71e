import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../schemas/primitives.ts';

/** Below `/api/`, where neither the web app nor its service worker answers. */
export const SHARED_PATH = '/api/shared/';

const tokenParams = z.object({
  token: z
    .string()
    .max(43, { error: 'Not a link', abort: true })
    .regex(/^[\w-]{43}$/, 'Not a link'),
});

/** Links by which somebody without an account can read one recipe. */
export const recipeLinks = {
  make: endpoint({
    method: 'PUT',
    path: '/api/recipes/{id}/link',
    access: 'user',
    summary:
      'Make the public link of a saved recipe, or answer the one that there is. Whoever has it can read the recipe.',
    params: idParams,
    response: z.object({ path: z.string() }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/recipes/{id}/link',
    access: 'user',
    summary: 'Withdraw the public link of a saved recipe; it answers 404 from now on.',
    params: idParams,
  }),
  page: endpoint({
    method: 'GET',
    path: `${SHARED_PATH}{token}`,
    access: 'public',
    summary: 'A recipe as a page, by its public link; with its data as schema.org describes them.',
    params: tokenParams,
    file: ['text/html'],
  }),
  picture: endpoint({
    method: 'GET',
    path: `${SHARED_PATH}{token}/picture`,
    access: 'public',
    summary: 'The picture of a recipe, by its public link.',
    params: tokenParams,
    file: ['image/webp'],
  }),
};
