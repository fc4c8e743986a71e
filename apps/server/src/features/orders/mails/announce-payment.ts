import { handle, type JobHandler } from '#db/jobs/job.ts';
import { announcePaymentJob } from '#db/jobs/order-jobs.ts';
import type { Deps } from '#deps';
import { findOrderEvent } from '../order-event-queries.ts';
import { queueOrderMails } from './queue-order-mails.ts';

/** Queues the mails about news of a payment. */
export const announcePaymentHandler = (deps: Deps): JobHandler =>
  handle(announcePaymentJob, ({ userId, eventId }) =>
    deps.db.transaction(async (tx) => {
      const event = await findOrderEvent(tx, userId, eventId);
      if (event) await queueOrderMails(tx, deps, event);
    }),
  );
