import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText, text } from '../schemas/primitives.ts';
import { isWebAddress, readPageSchema, SOURCE_URL_MAX } from './own-recipes.ts';

/** Characters of a page's source. A browser opens no address of more than two million. */
export const PAGE_SOURCE_MAX = 1_500_000;

const tokenSchema = z.object({
  /** For the bookmarklet to send along; null if the person has none. */
  token: z.string().nullable(),
});

/** A bookmark that sends the page that its person looks at, for pages that let no app read them. */
export const bookmarklet = {
  read: endpoint({
    method: 'GET',
    path: '/api/recipes/bookmarklet',
    access: 'user',
    summary:
      'The token of the person’s bookmarklet. It only lets a signed-in person read a page that is sent along.',
    response: tokenSchema,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/recipes/bookmarklet',
    access: 'user',
    summary: 'Makes a token for the bookmarklet; a former one stops working.',
    response: tokenSchema,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/recipes/bookmarklet',
    access: 'user',
    summary: 'Ends the bookmarklet.',
  }),
  readPage: endpoint({
    method: 'POST',
    path: '/api/recipes/read-sent-page',
    access: 'user',
    changesNothing: true,
    summary:
      'Takes the recipe of a page apart whose source the bookmarklet sends. 403 if the token is not the caller’s. Nothing is saved.',
    body: z.object({
      token: text(43),
      url: requiredText(SOURCE_URL_MAX, 'Enter an address').refine(isWebAddress, 'Not a page of the web'),
      html: text(PAGE_SOURCE_MAX),
    }),
    bodyLimit: { bytes: 3 * PAGE_SOURCE_MAX, message: 'The page is too large to be read' },
    response: readPageSchema,
  }),
};
