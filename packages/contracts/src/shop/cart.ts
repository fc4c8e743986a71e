import { LARGEST_CHOICE_TEXT, MOST_CHOICES, QUANTITY_MAX } from '@game-plan/domain/pricing/price-limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recordOf } from '../schemas/bounds.ts';
import { idParams, idSchema } from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';

const quantitySchema = z
  .int('Enter a whole number')
  .min(1, 'At least 1')
  .max(QUANTITY_MAX, `At most ${QUANTITY_MAX}`);

/** Option name → chosen value. An omitted option adds nothing. */
const customizationsSchema = recordOf(
  z.string().max(LARGEST_CHOICE_TEXT),
  z.union([z.boolean(), z.number(), z.string().max(LARGEST_CHOICE_TEXT)]),
  { max: MOST_CHOICES, message: `At most ${MOST_CHOICES} options` },
);

const cartItemSchema = z.object({
  id: idSchema,
  serviceId: idSchema,
  quantity: z.int(),
  /** Only options that were chosen. */
  customizations: customizationsSchema,
  /** In dollars, per unit and per line, at today's price; for an unavailable service at its last price. */
  unitPrice: z.number(),
  totalPrice: z.number(),
  /** The line's price when it was added, if the service's price has changed since; otherwise null. */
  earlierPrice: z.number().nullable(),
  /** Whether it can still be bought; if false, checkout is refused until the line is removed. */
  isAvailable: z.boolean(),
  /** Why it is unavailable, in a sentence; otherwise null. */
  unavailableReason: z.string().nullable(),
  service: z.object({
    name: z.string(),
    description: z.string().nullable(),
    category: z.string(),
    imageUrl: z.string().nullable(),
  }),
  /** Whether the service has options that can be changed. */
  hasOptions: z.boolean(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cart = {
  list: endpoint({
    method: 'GET',
    path: '/api/cart',
    access: 'user',
    summary: 'The lines of the cart as they were added, with today’s prices.',
    response: z.array(cartItemSchema),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cart',
    access: 'user',
    summary: 'Add a service to the cart; one with the same choices increases the quantity.',
    body: z.object({
      serviceId: idSchema,
      quantity: quantitySchema.default(1),
      customizations: customizationsSchema.default({}),
      /** The displayed price; the server stores its own. */
      totalPrice: z.number().optional(),
    }),
    response: cartItemSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/cart/{id}',
    access: 'user',
    summary:
      'Change a quantity or the options; this also agrees to today’s price. A line that becomes equal to another takes it in.',
    params: idParams,
    body: z.object({
      quantity: quantitySchema,
      /** All chosen options; the line keeps its own if omitted. */
      customizations: customizationsSchema.optional(),
    }),
    response: cartItemSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cart/{id}',
    access: 'user',
    summary: 'Remove a service from the cart.',
    params: idParams,
    response: removedSchema,
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/cart/clear',
    access: 'user',
    summary: 'Empty the cart.',
  }),
};
