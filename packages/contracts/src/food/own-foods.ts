import { LABEL_BASES, PORTION_MEASURES } from '@game-plan/domain/packaged-products/label-measure';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  blankAsNull,
  gtinSchema,
  idParams,
  idSchema,
  instantSchema,
  requiredText,
  text,
} from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';

const AMOUNT_MAX = 100_000;
const SODIUM_MAX = 1_000_000;

const number = z.number('Enter a number').min(0, 'Cannot be below zero');
const figure = number.max(AMOUNT_MAX, 'That number is too large').nullable().default(null);

/** A weight or volume unit cannot be the name of a portion. */
const isNoMeasure = (name: string) => !/^(?:m?g|kg|oz|lb|m?l|grams?)$/i.test(name);

/** A food as on its label; null for what the label does not state. */
export const ownFoodBody = z.object({
  name: requiredText(200, 'Name is required'),
  brand: text(100).transform(blankAsNull).nullable().default(null),
  /** The barcode in any form; stored as fourteen digits. */
  gtin: gtinSchema.nullable().default(null),
  /** The reference amount of the figures. */
  figuresFor: z.enum(LABEL_BASES, 'Choose what the figures are for'),
  portionName: text(30)
    .transform((name) => name || 'portion')
    .refine(isNoMeasure, "Name it as 'bar' or 'slice', and write its weight beside it")
    .default('portion'),
  /** Grams or millilitres of a portion. */
  portionSize: z
    .number('Enter a number')
    .positive('Must be above zero')
    .max(AMOUNT_MAX, 'That number is too large')
    .nullable()
    .default(null),
  portionMeasure: z.enum(PORTION_MEASURES).default('g'),
  calories: z
    .number('Calories are required')
    .min(0, 'Cannot be below zero')
    .max(AMOUNT_MAX, 'That number is too large'),
  protein: figure,
  carbs: figure,
  fat: figure,
  fiber: figure,
  sugar: figure,
  saturatedFat: figure,
  /** Milligrams. */
  sodium: number.max(SODIUM_MAX, 'That number is too large').nullable().default(null),
  /** Percent by volume. */
  alcohol: number.max(100, 'At most 100 %').nullable().default(null),
});

const saveBody = ownFoodBody.extend({
  /** Contradictory figures are refused unless the sender confirms them. */
  saveAnyway: z.boolean().default(false),
});

export const ownFoodSchema = z.object({
  id: idSchema,
  name: z.string(),
  brand: z.string().nullable(),
  gtin: z.string().nullable(),
  figuresFor: z.enum(LABEL_BASES),
  portionName: z.string(),
  portionSize: z.number().nullable(),
  portionMeasure: z.enum(PORTION_MEASURES),
  calories: z.number(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  saturatedFat: z.number().nullable(),
  sodium: z.number().nullable(),
  alcohol: z.number().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type OwnFood = z.infer<typeof ownFoodSchema>;

export const ownFoods = {
  list: endpoint({
    method: 'GET',
    path: '/api/own-foods',
    access: 'user',
    areas: ['diary'],
    summary: "The person's own foods, by name.",
    response: z.array(ownFoodSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/own-foods',
    access: 'user',
    areas: ['diary'],
    summary: 'Save a food of your own; contradictory figures require saveAnyway.',
    body: saveBody,
    response: ownFoodSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/own-foods/{id}',
    access: 'user',
    areas: ['diary'],
    summary: 'Change a food of your own; logged meals keep their figures.',
    params: idParams,
    body: saveBody,
    response: ownFoodSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/own-foods/{id}',
    access: 'user',
    areas: ['diary'],
    summary: 'Remove a food of your own; logged meals keep it.',
    params: idParams,
    response: removedSchema,
  }),
};
