import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { z } from 'zod';
import { job } from './job.ts';

const kitchenId = z.int().transform((id) => id as KitchenId);

/** The data of jobs added before kitchens existed. A user's first kitchen has the user's id. */
const orderOfOld = z
  .object({ userId: kitchenId, useId: z.int() })
  .transform((order) => ({ kitchenId: order.userId, useId: order.useId }));

/** Creates the picture of a saved recipe or an idea; `useId` is the row that waits for it. */
export const makePictureJob = job({
  name: 'make-picture',
  data: z.union([z.object({ kitchenId, useId: z.int() }), orderOfOld]),
  retries: 3,
  retryDelaySeconds: 10,
  // Covers an image model's timeout: three times AI_TIMEOUT_MS, 180 seconds by default.
  timeoutSeconds: 900,
  parallel: 2,
});

/** The key that prevents a second job for the same picture. */
export const pictureJobKey = (id: KitchenId, useId: number): string => `${id}-${useId}`;

/** Creates pictures for recipes that were saved before pictures existed. */
export const giveOldRecipesPicturesJob = job({
  name: 'give-old-recipes-pictures',
  data: z.object({}),
  retries: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
});

/** Deletes unused pictures, and queues those again whose job was lost. */
export const tidyPicturesJob = job({
  name: 'tidy-pictures',
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
  schedule: '17 * * * *',
});
