import type { User } from '@game-plan/contracts/people/auth';
import type { Contact } from '@game-plan/contracts/shop/business';
import type { Order } from '@game-plan/contracts/shop/orders';
import { type Mail, MailError, type Mailer } from '#adapters/mail/port.ts';
import { type Attempt, handle, type JobHandler } from '#db/jobs/job.ts';
import { mailDeletedOrdersJob, sendOrderMailJob } from '#db/jobs/order-jobs.ts';
import type { Deps } from '#deps';
import { findContact } from '#features/business/business-queries.ts';
import { findServices } from '#features/services/service-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { answersARequest, findOrderEvent, type OrderEventRow } from '../order-event-queries.ts';
import { findOrder } from '../order-queries.ts';
import { appointmentCalendar } from './appointment-calendar.ts';
import { deletedBuyerMail, orderMail } from './order-mail.ts';

type Sender = Pick<Deps, 'db' | 'mailer' | 'publicUrl' | 'log' | 'rateLimits'>;

/** For the log and the queue: mail servers often repeat the address they refuse. */
const withoutAddresses = (words: string) => words.replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)');

type Reachable = User & { readonly email: string };

/** Nothing is sent to an address that may be a stranger's. */
const isReachable = (recipient: User | undefined, as: 'buyer' | 'admin'): recipient is Reachable =>
  recipient?.isActive === true &&
  recipient.email !== null &&
  recipient.isEmailConfirmed &&
  (as === 'buyer' || recipient.role === 'admin');

/**
 * Whether the mail is within the limits for one buyer and for one address. The order and its history show everything
 * nevertheless.
 */
async function isWithinLimits(
  rateLimits: Sender['rateLimits'],
  { userId, doneBy }: Pick<OrderEventRow, 'userId' | 'doneBy'>,
  { id, email }: Reachable,
): Promise<boolean> {
  const isOfBuyer = doneBy === 'buyer';
  if (isOfBuyer && !(await tryToConsume(rateLimits, 'orderMailsByBuyer', `${userId} ${id}`))) return false;
  return tryToConsume(rateLimits, 'mailsByAddress', email.toLowerCase());
}

/** Whether the mail is outdated because the order has changed since it was queued. */
function isOvertaken({ kind, appointment }: OrderEventRow, order: Order): boolean {
  if (kind === 'confirmed' || kind === 'kept') return order.stage === 'cancelled';
  if (kind === 'appointed') return order.stage === 'cancelled' || order.appointment !== appointment;
  if (kind === 'appointment_removed') return order.stage === 'cancelled' || order.appointment !== null;
  // It would otherwise ask for a refund that has been made.
  if (kind === 'refund_failed') return order.missedRefund === 0 || order.refundDue === 0;
  if (kind === 'rest_kept') return order.keptAmount === 0;
  if (kind === 'paid') return order.status === 'pending';
  // A later refund has a mail of its own.
  if (kind === 'partly_refunded') return order.refundedAmount === 0 || order.status === 'refunded';
  if (kind === 'refunded') return order.status !== 'refunded';
  return false;
}

/** Mails an order's event to one person, unless it is outdated or the person is gone. */
export function sendOrderMailHandler({ db, mailer, publicUrl, log, rateLimits }: Sender): JobHandler {
  return handle(sendOrderMailJob, async ({ userId, eventId, recipientId, as }, attempt) => {
    if (!mailer || publicUrl === undefined) return;
    const event = await findOrderEvent(db, userId, eventId);
    const order = event && (await findOrder(db, userId, event.orderId));
    const buyer = await findUser(db, userId);
    const recipient = recipientId === userId ? buyer : await findUser(db, recipientId);
    if (!order || !isReachable(recipient, as) || isOvertaken(event, order)) return;
    if (attempt.isFirst && !(await isWithinLimits(rateLimits, event, recipient))) {
      log.warn({ orderId: order.id, kind: event.kind, as }, 'No mail about an order: too many today');
      return;
    }
    const contact = await findContact(db);
    const wasAskedFor = await answersARequest(db, event);
    const mail = orderMail({ order, event, wasAskedFor, buyer, as, contact, publicUrl });
    const calendar = as === 'buyer' ? await calendarOf(db, { order, event, contact, publicUrl }) : undefined;
    const id = `order-${order.id}-${event.id}-${as}-${recipient.id}-${event.createdAt.getTime()}`;
    const refused = await deliver(mailer, { id, to: recipient.email, ...mail, calendar }, attempt);
    if (refused === undefined) return;
    log.warn(
      { orderId: order.id, kind: event.kind, as, reason: refused },
      'The mail of an order was not accepted',
    );
  });
}

/** The appointment that an event sets or ends, as a calendar file; undefined if it concerns none. */
async function calendarOf(
  db: Sender['db'],
  {
    order,
    event,
    contact,
    publicUrl,
  }: { order: Order; event: OrderEventRow; contact: Contact; publicUrl: string },
): Promise<string | undefined> {
  const isCancelled = event.kind === 'appointment_removed' || event.kind === 'cancelled';
  const appointment = event.appointment ?? (event.kind === 'cancelled' ? order.appointment : null);
  if (appointment === null || !(isCancelled || event.kind === 'appointed')) return undefined;
  const services = await findServices(
    db,
    order.orderItems.map(({ serviceId }) => serviceId),
  );
  const durations = [...services.values()].flatMap(({ duration }) => duration ?? []);
  const minutes = durations.length > 0 ? Math.max(...durations) : undefined;
  return appointmentCalendar({
    order,
    appointment,
    isCancelled,
    minutes,
    contact,
    publicUrl,
    now: event.createdAt,
  });
}

/** Sends a mail. Returns why it was refused for good; throws if it should be tried again. */
async function deliver(mailer: Mailer, mail: Mail, attempt: Attempt): Promise<string | undefined> {
  try {
    await mailer.send(mail, attempt.signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const reason = withoutAddresses(error.message);
    if (error.reason === 'try_later' && !attempt.isLast) throw new MailError(error.reason, reason);
    return reason;
  }
}

/** Mails an admin that the buyer of unsettled orders has deleted their account. */
export function sendDeletedOrdersHandler({ db, mailer, publicUrl, log }: Sender): JobHandler {
  return handle(mailDeletedOrdersJob, async ({ recipientId, orders }, attempt) => {
    const recipient = await findUser(db, recipientId);
    if (!mailer || publicUrl === undefined || !isReachable(recipient, 'admin')) return;
    const id = `deleted-orders-${orders.map((order) => order.id).join('-')}-${recipientId}`.slice(0, 200);
    const { timeZone } = await findContact(db);
    const mail = { id, to: recipient.email, ...deletedBuyerMail(orders, { publicUrl, timeZone }) };
    const refused = await deliver(mailer, mail, attempt);
    if (refused !== undefined)
      log.warn({ reason: refused }, 'The mail about a deleted buyer was not accepted');
  });
}
