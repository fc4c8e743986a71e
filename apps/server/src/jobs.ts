import type { Job, JobHandler } from '#db/jobs/job.ts';
import type { Deps } from '#deps';

type Entry = readonly [Job, (deps: Deps) => JobHandler];

/** Every job of the app. */
const JOBS: readonly Entry[] = [];

/** What the queue has to know to add any of them. */
export const allJobs = (): Job[] => JOBS.map(([job]) => job);

/** The work of each of them, over the given dependencies. */
export const jobHandlers = (deps: Deps): JobHandler[] => JOBS.map(([, handlerOf]) => handlerOf(deps));
