import { z } from 'zod';

/** In hundredths of the currency. */
const CENTS_MAX = 10_000_000;

/** Money in hundredths of the kitchen's currency, which is never named. */
export const centsSchema = z.int().min(1, 'Enter a price').max(CENTS_MAX, 'Enter a lower price');

/** What foods cost, as far as it is known; null if no price is. */
export const costSchema = z
  .object({
    /** In hundredths of the kitchen's currency. */
    cents: z.int(),
    /** The share of the weight of the foods whose price is known, from 0 to 1. */
    knownShare: z.number(),
  })
  .nullable();
