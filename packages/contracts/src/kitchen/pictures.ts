import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageBodyLimit, imageDataUrl } from '../schemas/image-data-url.ts';
import { PICTURES_PATH } from '../schemas/picture-address.ts';
import { calendarDaySchema, idParams, idSchema, requiredText, text } from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';

/** How many ingredient names a picture is based on. */
export const IMAGE_INGREDIENTS_MAX = 8;

/** All pictures have this aspect ratio; widths in pixels. Pictures are never scaled up. */
export const PICTURE_ASPECT_RATIO = 4 / 3;
export const PICTURE_WIDTHS = { card: 640, dialog: 960, full: 1280 } as const;
const PICTURE_SIZES = ['card', 'dialog', 'full'] as const satisfies readonly (keyof typeof PICTURE_WIDTHS)[];
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** 'drawing_instead': an image model was asked but failed. */
export const pictureMakerSchema = z.enum(['drawing', 'drawing_instead', 'model']);
export type PictureMaker = z.infer<typeof pictureMakerSchema>;

/** What a saved recipe shows: a made picture, or a person's own photo. */
export const pictureOriginSchema = z.enum([...pictureMakerSchema.options, 'photo']);
export type PictureOrigin = z.infer<typeof pictureOriginSchema>;

const MISSING = 'Recipe name and ingredients are required';
const IDEAS_MAX = 30;
const ideaId = text(100).min(1);

const ideaImageSchema = z.object({
  ideaId: z.string(),
  /** Null while there is no picture. */
  imageUrl: z.string().nullable(),
  madeBy: pictureMakerSchema.nullable(),
  isPending: z.boolean(),
});
export type IdeaImage = z.infer<typeof ideaImageSchema>;

const madeParams = idParams.extend({ date: calendarDaySchema });

export const pictures = {
  read: endpoint({
    method: 'GET',
    path: `${PICTURES_PATH}{hash}`,
    access: 'user',
    areas: ['recipes'],
    summary: 'A dish’s picture in the requested size: WebP for a card or the dialog, JPEG in full.',
    params: z.object({
      hash: z
        .string()
        .max(64, { error: 'Not a picture', abort: true })
        .regex(/^[0-9a-f]{64}$/, 'Not a picture'),
    }),
    query: z.object({ size: z.enum(PICTURE_SIZES).default('full') }),
    file: ['image/webp', 'image/jpeg'],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/recipes/generate-image',
    access: 'user',
    areas: ['recipes'],
    isSlow: true,
    summary: 'Make a new picture of a dish, for a saved recipe or an idea.',
    body: z.object({
      recipeName: requiredText(200, MISSING),
      ingredients: z
        .array(requiredText(200, MISSING), {
          error: ({ input }) => (input === undefined ? MISSING : undefined),
        })
        .min(1, MISSING)
        .max(IMAGE_INGREDIENTS_MAX, `At most ${IMAGE_INGREDIENTS_MAX} ingredients`),
      /** A saved recipe's id, or the text id of an idea. */
      recipeId: z.union([idSchema, ideaId]).optional(),
    }),
    response: z.object({ imageUrl: z.string(), madeBy: pictureMakerSchema }),
  }),
  ofIdeas: endpoint({
    method: 'GET',
    path: '/api/recipes/idea-images',
    access: 'user',
    areas: ['recipes'],
    summary: 'The pictures of recipe ideas, which are made after the ideas; unknown ideas are left out.',
    query: z.object({
      /** Comma-separated. */
      ids: z
        .string()
        .max(IDEAS_MAX * 101)
        .transform((list) => list.split(',').filter((id) => id !== ''))
        .pipe(z.array(ideaId).max(IDEAS_MAX)),
    }),
    response: z.array(ideaImageSchema),
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/api/recipes/{id}/photo',
    access: 'user',
    areas: ['recipes'],
    isSlow: true,
    summary:
      'Show an own photo of a saved recipe instead of its picture. It is encoded again, without its metadata.',
    params: idParams,
    body: z.object({ imageBase64: imageDataUrl }),
    bodyLimit: imageBodyLimit,
    response: z.object({ imageUrl: z.string(), madeBy: pictureOriginSchema }),
  }),
  setMadePhoto: endpoint({
    method: 'PUT',
    path: '/api/recipes/made/{id}/{date}',
    access: 'user',
    areas: ['recipes'],
    isSlow: true,
    summary:
      'Keep a photo of a saved recipe as it was made on a day, instead of an earlier one of that day. The day is one on which it was made from now on.',
    params: madeParams,
    body: z.object({ imageBase64: imageDataUrl }),
    bodyLimit: imageBodyLimit,
    response: z.object({ imageUrl: z.string() }),
  }),
  removeMadePhoto: endpoint({
    method: 'DELETE',
    path: '/api/recipes/made/{id}/{date}',
    access: 'user',
    areas: ['recipes'],
    summary: 'Remove the photo of a saved recipe as it was made on a day; the day stays.',
    params: madeParams,
    response: removedSchema,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/api/recipes/{id}/photo',
    access: 'user',
    areas: ['recipes'],
    summary: 'Remove the own photo of a saved recipe, which shows its picture again.',
    params: idParams,
    response: removedSchema,
  }),
};
