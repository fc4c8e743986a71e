import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { closePaymentPagesJob } from '#db/jobs/payment-jobs.ts';
import { orders } from '#db/schema/orders.ts';

/** Has the pages closed on which this person could pay still, once the transaction ends well. */
export async function closePagesOf(tx: Database, jobs: JobQueue, userId: number): Promise<void> {
  const rows = await tx
    .select({ pageId: orders.checkoutSessionId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, ['pending', 'failed', 'expired']),
        isNotNull(orders.checkoutSessionId),
      ),
    );
  const pageIds = rows.flatMap(({ pageId }) => pageId ?? []);
  if (pageIds.length > 0) await jobs.add(tx, closePaymentPagesJob, { pageIds });
}
