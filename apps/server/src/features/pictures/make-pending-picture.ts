import { handle, type JobHandler } from '#db/jobs/job.ts';
import { makePictureJob } from '#db/jobs/picture-jobs.ts';
import type { Deps } from '#deps';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { type MadePicture, makePicture } from './make-picture.ts';
import { endWait } from './pending-picture-queries.ts';
import { storePicture } from './picture-queries.ts';
import { findPictureUse, type PictureUse, type ReadyPicture } from './picture-use-queries.ts';

/**
 * Ideas come before pictures: a user who waits for ideas sees nothing yet, one who waits for a picture already sees the
 * recipe.
 */
const IDEAS_FIRST_MILLISECONDS = 400;

type Tools = Pick<Deps, 'assistant' | 'db' | 'log' | 'rateLimits' | 'concurrency'>;

/** The image model, if the user's limit allows: background pictures may use half of the daily requests. */
async function modelInReach({ assistant, rateLimits }: Tools, { addedBy, mayAskModel }: PictureUse) {
  if (!assistant?.drawPicture || !mayAskModel) return undefined;
  for (const rule of ['backgroundPictureByUser', 'assistantByUser'] as const) {
    if (!(await tryToConsume(rateLimits, rule, String(addedBy)))) return undefined;
  }
  return assistant.drawPicture;
}

/**
 * The queue that pictures wait for: all requests for ideas, or only the composer if requests mostly wait for a model,
 * which needs no CPU.
 */
const ideasInWork = ({ assistant, concurrency }: Tools) =>
  assistant?.writeText ? concurrency.ideas : concurrency.clicks;

/** Stores the picture for the recipe, the idea or both; undefined marks it as failed after the last try. */
async function finish(tools: Tools, { kitchenId, id }: PictureUse, made?: MadePicture) {
  await tools.db.transaction(async (tx) => {
    if (made) await storePicture(tx, kitchenId, made.picture);
    const ready: ReadyPicture | undefined = made && { hash: made.picture.hash, madeBy: made.madeBy };
    await endWait(tx, kitchenId, id, ready);
  });
}

/**
 * Creates the picture that a recipe or an idea waits for. The job can be repeated: if the server crashes, the picture
 * is either still pending or finished.
 */
export const makePendingPicture = (deps: Deps): JobHandler =>
  handle(makePictureJob, async ({ kitchenId, useId }, { isLast, signal }) => {
    await ideasInWork(deps).whenIdle(IDEAS_FIRST_MILLISECONDS);
    // Newer ideas may have replaced this one meanwhile.
    const use = await findPictureUse(deps.db, kitchenId, useId);
    if (use?.state !== 'pending') return;
    try {
      const ask = await modelInReach(deps, use);
      const { name, ingredients, variant } = use;
      const order = {
        userId: use.addedBy,
        dish: { name, ingredients },
        variant,
        ask,
        isRetried: !isLast,
        signal,
      };
      await finish(deps, use, await makePicture(order, deps));
    } catch (error) {
      if (isLast && !signal.aborted) await finish(deps, use);
      throw error;
    }
  });
