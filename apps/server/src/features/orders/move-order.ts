import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { AdminOrder, adminOrders, HandledOrder } from '@game-plan/contracts/shop/admin-orders';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { formatEvent } from '@game-plan/domain/orders/format-event';
import { type OrderChange, takeStep } from '@game-plan/domain/orders/handle-order';
import { appointmentFault, formatAppointment, type LocalTime } from '@game-plan/domain/orders/local-time';
import type { Refund } from '@game-plan/domain/orders/refunds';
import { nameOrders } from '@game-plan/domain/orders/unsettled';
import { cents, centsFromDollars } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import type { Database } from '#db/client.ts';
import type { Deps } from '#deps';
import { recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { findContact } from '#features/business/business-queries.ts';
import { lockAdmin } from '#features/users/account-lock-queries.ts';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { queueOrderMails } from './mails/queue-order-mails.ts';
import { findLastOrderEvent, insertOrderEvent, listOrderEvents } from './order-event-queries.ts';
import {
  findHandledOrder,
  findSameTime,
  findStoredOrderOf,
  lockHandledOrder,
  storeStep,
} from './order-handling-queries.ts';
import type { OrderRow } from './order-queries.ts';
import { closePageLater, stopOnlinePayment } from './stop-online-payment.ts';

type Needed = Pick<Deps, 'db' | 'jobs' | 'mailer' | 'publicUrl' | 'payments' | 'now'>;

interface Move extends BodyOf<typeof adminOrders.move> {
  readonly adminId: number;
  readonly orderId: number;
}

const invalid = (field: string, message: string) =>
  new AppError('invalid_body', message, { errors: { [field]: [message] } });

/** An order with its buyer's e-mail address spelled as people write it. */
export const withReadableBuyer = (order: AdminOrder): AdminOrder => ({
  ...order,
  buyer: order.buyer && withReadableAddresses(order.buyer),
});

/** An order with its buyer and history. Throws 'not_found'. */
export async function readHandledOrder(db: Database, id: number): Promise<HandledOrder> {
  const order = await findHandledOrder(db, id);
  if (!order) throw notFound('This order');
  const history = await listOrderEvents(db, { userId: order.buyerId, id });
  return { ...withReadableBuyer(order), history };
}

/**
 * Performs an admin's step on an order, and records it in the order's history and among the admin actions. Throws an
 * AppError: 'conflict' if the step is not possible or the order has changed since the admin saw it, 'invalid_body' if
 * the required reason or time is missing.
 */
export async function moveOrder(deps: Needed, move: Move): Promise<HandledOrder> {
  checkInput(move, deps.now());
  const closedPage = move.step === 'record_payment' ? await closePageOf(deps, move.orderId) : null;
  await deps.db.transaction((tx) => moveIn(tx, deps, { ...move, closedPage }));
  return readHandledOrder(deps.db, move.orderId);
}

/** Closes the order's page at Stripe. Returns its id; null if there was none. */
async function closePageOf(deps: Needed, orderId: number): Promise<string | null> {
  const order = await findStoredOrderOf(deps.db, orderId);
  if (!order) return null;
  await stopOnlinePayment(deps, order);
  return order.checkoutSessionId;
}

function checkInput({ step, appointment, localNow, reason }: Move, now: Date): void {
  if (step === 'appoint') {
    if (appointment === undefined) throw invalid('appointment', 'Choose a date and a time');
    const todayUtc = calendarDay(now.toISOString().slice(0, 10));
    const problem = appointmentFault(appointment, todayUtc, localNow);
    if (problem !== undefined) throw invalid('appointment', problem);
  }
  if ((step === 'cancel' || step === 'keep' || step === 'keep_rest') && reason === '') {
    throw invalid('reason', 'Give a reason for the buyer to read');
  }
}

interface LockedMove extends Move {
  readonly closedPage: string | null;
}

async function moveIn(tx: Database, deps: Needed, move: LockedMove): Promise<void> {
  const { adminId, orderId, step, appointment, amount, reason } = move;
  const adminName = await lockAdmin(tx, adminId);
  if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
  const order = await lockHandledOrder(tx, { id: orderId });
  if (!order) throw notFound('This order');
  await requireCurrentRevision(tx, order, move);
  if (step === 'appoint' && appointment !== undefined && !move.evenIfTaken) {
    await requireFreeTime(tx, orderId, appointment);
  }
  const refundCents = amount === undefined ? undefined : centsFromDollars(amount);
  const verdict = takeStep(order, step, { appointment, refundCents });
  if (verdict.kind === 'refused') throw new AppError('conflict', verdict.reason);
  const { change } = verdict;
  await storeStep(tx, order, { ...change, ...extraFieldsOf(order, move, change, deps.now()) });
  const isPartOfRefund = verdict.event === 'partly_refunded' && change.refundedCents !== undefined;
  const given = isPartOfRefund ? formatCents(cents(change.refundedCents)) : '';
  const note = [given, reason].find((text) => text !== '') ?? null;
  const event = await insertOrderEvent(tx, {
    userId: order.userId,
    orderId,
    kind: verdict.event,
    doneBy: 'practice',
    adminName,
    appointment: step === 'remove_appointment' ? order.appointment : appointment,
    note,
  });
  await recordAdminAction(tx, {
    action: 'moved_order',
    adminId,
    adminName,
    targetUserId: order.userId,
    targetOrderId: orderId,
    orderEvent: verdict.event,
  });
  await queueOrderMails(tx, deps, event);
  if (step === 'cancel') await closePageLater(tx, deps.jobs, order);
}

/** Throws if the order is not in the state the admin saw, so that of two concurrent steps the later one is refused. */
async function requireCurrentRevision(
  tx: Database,
  order: OrderRow,
  { step, revision, closedPage }: LockedMove,
) {
  if (order.revision !== revision) {
    const last = await findLastOrderEvent(tx, order);
    const what = last ? `: ${formatEvent(last)}` : '';
    throw new AppError('conflict', `This order has just changed${what}. Take another look.`);
  }
  if (step === 'record_payment' && order.status === 'pending' && order.checkoutSessionId !== closedPage) {
    throw new AppError('conflict', 'The buyer has just opened the payment page again. Please try once more.');
  }
}

/** Throws 'conflict' if another order has its appointment at this time; the admin may decide to have both. */
async function requireFreeTime(tx: Database, orderId: number, time: LocalTime): Promise<void> {
  const others = await findSameTime(tx, orderId, time);
  if (others.length === 0) return;
  const { timeZone } = await findContact(tx);
  const what = others.length === 1 ? 'already has its appointment' : 'already have their appointments';
  const message = `${nameOrders(others)} ${what} on ${formatAppointment(time, timeZone)}`;
  throw new AppError('conflict', message, { errors: { appointment: [message] } });
}

/** Fields that a step sets in addition to the new state. */
function extraFieldsOf(order: OrderRow, { step, reason }: Move, change: OrderChange, now: Date) {
  switch (step) {
    case 'cancel':
      return { cancelReason: reason, cancelledBy: 'practice' as const };
    case 'keep':
      return { cancelReason: reason };
    case 'complete':
    case 'reopen':
      return { cancelReason: null };
    case 'record_payment':
      return { paidAt: now };
    case 'withdraw_payment':
      return { paidAt: null, keptReason: null };
    case 'keep_rest':
      return { keptReason: reason };
    case 'record_refund':
      return { refundedAt: now, refunds: [...order.refunds, refundOfBusiness(order, change, now)] };
    default:
      return {};
  }
}

/** The id is unique, because each step has its own revision. */
function refundOfBusiness(
  { revision, refundedCents: before }: OrderRow,
  { refundedCents = before }: OrderChange,
  now: Date,
): Refund {
  return {
    id: `practice-${revision}`,
    madeBy: 'practice',
    amountCents: refundedCents - before,
    createdAt: Math.floor(now.getTime() / 1000),
    failedAt: null,
  };
}
