import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, requiredText, text } from './primitives.ts';

/** The names of a recipe's ingredients that its picture is made of. */
export const IMAGE_INGREDIENTS_MAX = 8;

export const PICTURE_SIZES = ['card', 'dialog', 'full'] as const;

export const pictures = {
  read: endpoint({
    method: 'GET',
    path: '/api/pictures/{hash}',
    access: 'user',
    summary: 'A dish’s picture at the size asked: WebP for a card or the dialog, JPEG in full.',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'Not a picture') }),
    query: z.object({ size: z.enum(PICTURE_SIZES).default('full') }),
    file: ['image/webp', 'image/jpeg'],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/recipes/generate-image',
    access: 'user',
    summary: 'Make a new picture of a dish, for a saved recipe or an idea.',
    body: z.object({
      recipeName: requiredText(200, 'Recipe name and ingredients are required'),
      ingredients: z
        .array(requiredText(200, 'Recipe name and ingredients are required'))
        .min(1, 'Recipe name and ingredients are required')
        .max(IMAGE_INGREDIENTS_MAX),
      /** A saved recipe's id, or the text id of an idea. */
      recipeId: z.union([idSchema, text(100).min(1)]).optional(),
    }),
    response: z.object({
      imageUrl: z.string(),
      madeBy: z.enum(['drawing', 'model']),
    }),
  }),
};
