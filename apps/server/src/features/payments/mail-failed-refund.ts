import type { Database } from '#db/client.ts';
import { sendOrderMailJob } from '#db/jobs/order-jobs.ts';
import type { Deps } from '#deps';
import { listMailableAdmins } from '#features/users/user-queries.ts';

/** Queues the mails about a refund that did not arrive: to the buyer, and to the admins, who have to refund again. */
export async function mailFailedRefund(
  tx: Database,
  { jobs, mailer, publicUrl }: Pick<Deps, 'jobs' | 'mailer' | 'publicUrl'>,
  event: { readonly userId: number; readonly eventId: number },
): Promise<void> {
  if (!mailer || publicUrl === undefined) return;
  const admins = await listMailableAdmins(tx);
  const mails = [
    { ...event, recipientId: event.userId, as: 'buyer' as const },
    ...admins.map((recipientId) => ({ ...event, recipientId, as: 'admin' as const })),
  ];
  await jobs.addMany(
    tx,
    sendOrderMailJob,
    mails.map((data) => ({ data, key: `${data.eventId}-${data.as}-${data.recipientId}` })),
  );
}
