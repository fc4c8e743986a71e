import { LARGEST_CHOICE_TEXT, MOST_CHOICES, QUANTITY_MAX } from '@game-plan/domain/pricing/price-limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recordOf } from '../schemas/bounds.ts';
import { idParams, idSchema } from '../schemas/primitives.ts';

const quantitySchema = z
  .int('Enter a whole number')
  .min(1, 'At least 1')
  .max(QUANTITY_MAX, `At most ${QUANTITY_MAX}`);

/** Option name → what was chosen. An option that is left out adds nothing. */
const customizationsSchema = recordOf(
  z.string().max(LARGEST_CHOICE_TEXT),
  z.union([z.boolean(), z.number(), z.string().max(LARGEST_CHOICE_TEXT)]),
  { max: MOST_CHOICES, message: `At most ${MOST_CHOICES} options` },
);

const cartItemSchema = z.object({
  id: idSchema,
  serviceId: idSchema,
  quantity: z.int(),
  /** Only what was really chosen. */
  customizations: customizationsSchema,
  /** Dollars of one, and of the whole line, at today's price; of an unavailable one at its last. */
  unitPrice: z.number(),
  totalPrice: z.number(),
  /** What the whole line cost when it was put in, where the service was repriced since; else null. */
  earlierPrice: z.number().nullable(),
  /** Whether it can still be bought; false keeps the whole cart from checkout until it is removed. */
  isAvailable: z.boolean(),
  /** Why it cannot, in a sentence; else null. */
  unavailableReason: z.string().nullable(),
  service: z.object({
    name: z.string(),
    description: z.string().nullable(),
    category: z.string(),
    imageUrl: z.string().nullable(),
  }),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cart = {
  list: endpoint({
    method: 'GET',
    path: '/api/cart',
    access: 'user',
    summary: 'What is in the cart, as it was put in, at today’s prices.',
    response: z.array(cartItemSchema),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cart',
    access: 'user',
    summary: 'Put a service into the cart; the same one with the same choices adds to its quantity.',
    body: z.object({
      serviceId: idSchema,
      quantity: quantitySchema.default(1),
      customizations: customizationsSchema.default({}),
      /** What the screen showed; the server stores its own figure. */
      totalPrice: z.number().optional(),
    }),
    response: cartItemSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/cart/{id}',
    access: 'user',
    summary: 'Change a quantity; this also agrees to today’s price.',
    params: idParams,
    body: z.object({ quantity: quantitySchema }),
    response: cartItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cart/{id}',
    access: 'user',
    summary: 'Take a service out of the cart.',
    params: idParams,
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/cart/clear',
    access: 'user',
    summary: 'Empty the cart.',
  }),
};
