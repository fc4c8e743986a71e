import { moveOrder } from '@game-plan/domain/orders/order-status';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { closePaymentPagesJob } from '#db/jobs/payment-jobs.ts';
import { orders } from '#db/schema/shop/orders.ts';

/** Queues jobs, with the transaction, that close the person's open payment pages. */
export async function closePagesOf(tx: Database, jobs: JobQueue, userId: number): Promise<void> {
  // Also locks orders without a page: a request that is creating one then finds the account deleted, and closes the page.
  const held = await tx
    .select({ status: orders.status, pageId: orders.checkoutSessionId })
    .from(orders)
    .where(eq(orders.userId, userId))
    .for('update');
  const payable = held.filter(({ status }) => moveOrder(status, 'page_made').kind !== 'illegal');
  const pageIds = payable.flatMap(({ pageId }) => pageId ?? []);
  if (pageIds.length > 0) await jobs.add(tx, closePaymentPagesJob, { pageIds });
}
