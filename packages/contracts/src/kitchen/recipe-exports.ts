import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../schemas/primitives.ts';

export const EXPORT_FORMATS = ['nextcloud', 'cooklang'] as const;

export const recipeExports = {
  download: endpoint({
    method: 'GET',
    path: '/api/recipe-export',
    access: 'user',
    areas: ['recipes'],
    hasEffect: true,
    summary:
      'The saved recipes for other apps, in a zip: as Nextcloud Cookbook keeps them (a folder each, in JSON of schema.org), or in Cooklang.',
    query: z.object({
      format: z.enum(EXPORT_FORMATS),
      /** The only recipe; absent for all of the kitchen. */
      id: idParams.shape.id.optional(),
    }),
    file: ['application/zip'],
  }),
};
