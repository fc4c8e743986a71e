import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { z } from 'zod';
import { job } from './job.ts';

const kitchenId = z.int().transform((id) => id as KitchenId);

/** As it was added before there were kitchens: everybody's first has their own number. */
const orderOfOld = z
  .object({ userId: kitchenId, useId: z.int() })
  .transform((order) => ({ kitchenId: order.userId, useId: order.useId }));

/** Makes the picture of a saved recipe or an idea: `useId` is the row that waits for it. */
export const makePictureJob = job({
  name: 'make-picture',
  data: z.union([z.object({ kitchenId, useId: z.int() }), orderOfOld]),
  retries: 3,
  retryDelaySeconds: 10,
  // An image model may take three times AI_TIMEOUT_MS, 180 seconds unless it is set.
  timeoutSeconds: 900,
  parallel: 2,
});

/** While one of these waits or is at work no second one is added. */
export const pictureJobKey = (id: KitchenId, useId: number): string => `${id}-${useId}`;

/** Lets every recipe have a picture that was saved before there were any. */
export const giveOldRecipesPicturesJob = job({
  name: 'give-old-recipes-pictures',
  data: z.object({}),
  retries: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
});

/** Deletes pictures without a use, and queues those again whose job was lost. */
export const tidyPicturesJob = job({
  name: 'tidy-pictures',
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
  schedule: '17 * * * *',
});
