import { handle, type JobHandler } from '#db/jobs/job.ts';
import { giveOldRecipesPicturesJob } from '#db/jobs/picture-jobs.ts';
import type { Deps } from '#deps';
import { orderPictures } from './pending-picture-queries.ts';
import { listUnpictured, lockRecipe } from './recipe-picture-queries.ts';

const AT_ONCE = 100;

/**
 * Orders pictures for recipes that were saved before pictures existed. They are drawn, so that an upgrade does not use
 * up the daily requests to a model.
 */
export const giveOldRecipesPictures = ({ db, jobs }: Deps): JobHandler =>
  handle(giveOldRecipesPicturesJob, async () => {
    let found = AT_ONCE;
    while (found === AT_ONCE) {
      found = await db.transaction(async (tx) => {
        const unpictured = await listUnpictured(tx, AT_ONCE);
        const wanted = [];
        for (const { id, kitchenId, addedBy, ...recipe } of unpictured) {
          if (!(await lockRecipe(tx, kitchenId, id))) continue;
          const member = { kitchenId, userId: addedBy };
          wanted.push({ ...recipe, member, of: { recipeId: id }, mayAskModel: false });
        }
        await orderPictures(tx, jobs, wanted);
        return unpictured.length;
      });
    }
  });
