import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, instantSchema } from '../schemas/primitives.ts';

const optionBase = z.object({
  name: z.string(),
  /** In dollars. */
  priceModifier: z.number(),
});

/** An option that changes a service and its price. */
export const customizationOptionSchema = z.discriminatedUnion('type', [
  optionBase.extend({ type: z.literal('boolean') }),
  optionBase.extend({
    type: z.literal('number'),
    /** The maximum value. */
    max: z.int().optional(),
  }),
  optionBase.extend({
    type: z.literal('select'),
    options: z.array(z.string()),
    /** Whether the service cannot be bought without choosing this option. */
    isRequired: z.boolean().optional(),
  }),
]);

const serviceSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  /** In dollars. */
  basePrice: z.number(),
  category: z.string(),
  /** In minutes. */
  duration: z.int().nullable(),
  isActive: z.boolean(),
  features: z.array(z.string()),
  customizationOptions: z.array(customizationOptionSchema),
  imageUrl: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Service = z.infer<typeof serviceSchema>;

export const services = {
  list: endpoint({
    method: 'GET',
    path: '/api/services',
    access: 'user',
    summary: 'The services that can be bought.',
    response: z.array(serviceSchema),
  }),
};
