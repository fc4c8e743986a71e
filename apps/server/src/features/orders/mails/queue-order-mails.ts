import type { Database } from '#db/client.ts';
import { sendOrderMailJob } from '#db/jobs/order-jobs.ts';
import type { Deps } from '#deps';
import { listMailableAdmins } from '#features/users/user-queries.ts';
import type { OrderEventRow } from '../order-event-queries.ts';

/** Who is notified of an event by mail: the buyer of the business's actions and of their money, the admins of the buyer's. */
function notifiedOf({ kind, doneBy }: OrderEventRow): { readonly buyer: boolean; readonly admins: boolean } {
  switch (kind) {
    case 'placed':
      return { buyer: true, admins: true };
    case 'cancelled':
      return { buyer: true, admins: doneBy === 'buyer' };
    case 'cancellation_asked':
      return { buyer: false, admins: true };
    case 'paid':
      return { buyer: true, admins: doneBy === 'stripe' };
    case 'refund_failed':
      return { buyer: true, admins: true };
    case 'refunded':
    case 'partly_refunded':
    case 'confirmed':
    case 'appointed':
    case 'appointment_removed':
    case 'kept':
    case 'rest_kept':
      return { buyer: true, admins: false };
    default:
      return { buyer: false, admins: false };
  }
}

/** Queues a job for each mail of an event, in the event's transaction. Does nothing without a mail server. */
export async function queueOrderMails(
  tx: Database,
  { jobs, mailer, publicUrl }: Pick<Deps, 'jobs' | 'mailer' | 'publicUrl'>,
  event: OrderEventRow,
): Promise<void> {
  if (!mailer || publicUrl === undefined) return;
  const { userId, id } = event;
  const notified = notifiedOf(event);
  const admins = notified.admins ? await listMailableAdmins(tx) : [];
  const recipients = [
    ...(notified.buyer ? [{ recipientId: userId, as: 'buyer' as const }] : []),
    ...admins.map((recipientId) => ({ recipientId, as: 'admin' as const })),
  ];
  if (recipients.length === 0) return;
  await jobs.addMany(
    tx,
    sendOrderMailJob,
    recipients.map((recipient) => ({
      data: { userId, eventId: id, ...recipient },
      key: `${id}-${recipient.as}-${recipient.recipientId}`,
    })),
  );
}
