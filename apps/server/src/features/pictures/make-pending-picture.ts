import { handle, type JobHandler } from '#db/jobs/job.ts';
import { makePictureJob } from '#db/jobs/picture-jobs.ts';
import type { Deps } from '#deps';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { type MadePicture, makePicture } from './make-picture.ts';
import { endWait } from './pending-picture-queries.ts';
import { storePicture } from './picture-queries.ts';
import { findPictureUse, type PictureUse, type ReadyPicture } from './picture-use-queries.ts';

/** Who waits for ideas sees nothing yet; who waits for a picture has the recipe before them. */
const IDEAS_FIRST_MILLISECONDS = 400;

type Tools = Pick<Deps, 'assistant' | 'db' | 'log' | 'rateLimits' | 'turns'>;

/** The image model, while the user's limit allows: background pictures may use half of a day's questions. */
async function modelInReach({ assistant, rateLimits }: Tools, { addedBy, mayAskModel }: PictureUse) {
  if (!assistant?.drawPicture || !mayAskModel) return undefined;
  for (const rule of ['backgroundPictureByUser', 'assistantByUser'] as const) {
    if (!(await tryToConsume(rateLimits, rule, String(addedBy)))) return undefined;
  }
  return assistant.drawPicture;
}

/** What a picture waits for: clicks, or the composer alone where they mostly wait for a model, which needs no processor. */
const ideasInWork = ({ assistant, turns }: Tools) => (assistant?.writeText ? turns.ideas : turns.clicks);

/** Ends the wait of the recipe, the idea or both; undefined is the end after the last try. */
async function finish(tools: Tools, { kitchenId, id }: PictureUse, made?: MadePicture) {
  await tools.db.transaction(async (tx) => {
    if (made) await storePicture(tx, kitchenId, made.picture);
    const ready: ReadyPicture | undefined = made && { hash: made.picture.hash, madeBy: made.madeBy };
    await endWait(tx, kitchenId, id, ready);
  });
}

/**
 * Makes the picture that a recipe or an idea waits for. Done twice it changes nothing the second time: a server that dies
 * between the two leaves the wait either as it was or ended.
 */
export const makePendingPicture = (deps: Deps): JobHandler =>
  handle(makePictureJob, async ({ kitchenId, useId }, { isLast, signal }) => {
    await ideasInWork(deps).quiet(IDEAS_FIRST_MILLISECONDS);
    // Meanwhile other ideas may have taken the place of this one.
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
