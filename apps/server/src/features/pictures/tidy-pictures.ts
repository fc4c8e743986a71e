import { handle, type JobHandler } from '#db/jobs/job.ts';
import { tidyPicturesJob } from '#db/jobs/picture-jobs.ts';
import type { Deps } from '#deps';
import { listStrays, queuePictures } from './pending-picture-queries.ts';
import { deleteUnusedPictures } from './picture-queries.ts';
import { deleteOldUses } from './picture-use-queries.ts';

const STRAYS_AT_ONCE = 100;

/** Deletes unused pictures, and queues those whose job was lost. */
export const tidyPictures = ({ db, jobs }: Deps): JobHandler =>
  handle(tidyPicturesJob, async () => {
    await deleteOldUses(db);
    await deleteUnusedPictures(db);
    await queuePictures(db, jobs, await listStrays(db, STRAYS_AT_ONCE));
  });
