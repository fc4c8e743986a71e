import { cents } from '../pricing/cents.ts';
import { formatCents } from '../pricing/format-cents.ts';
import type { LocalTime } from './local-time.ts';
import type { PaymentMethod } from './payment-method.ts';
import { keptCentsOf, type RefundableOrder, refundDueCents, restCentsOf } from './refunds.ts';

/**
 * The business's progress with an order; a new order is placed. It is independent of the payment status: an order may
 * be paid before or after the appointment, and a cancelled one stays paid until the money is refunded.
 */
export const ORDER_STAGES = ['placed', 'confirmed', 'completed', 'cancelled'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** The steps that an admin can take with an order. */
export const ORDER_STEPS = [
  'confirm',
  /** Sets a date and time; this confirms a placed order. */
  'appoint',
  'remove_appointment',
  'record_payment',
  /** Undoes a payment on site that was recorded by mistake. */
  'withdraw_payment',
  /** Money that the business gave back itself: of a payment on site, or after a refund through Stripe failed. */
  'record_refund',
  /** Decides that nothing more of what is due is given back: the business keeps a fee. */
  'keep_rest',
  'complete',
  /** Undoes 'complete'. */
  'reopen',
  'cancel',
  /** Declines the buyer's request to cancel. */
  'keep',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** The events in an order's history: the business's steps and actions of others. */
export const ORDER_EVENT_KINDS = [
  'placed',
  'confirmed',
  'appointed',
  'appointment_removed',
  'paid',
  'payment_withdrawn',
  'payment_failed',
  'payment_expired',
  'refunded',
  'partly_refunded',
  /** A refund through Stripe did not reach the buyer. */
  'refund_failed',
  'rest_kept',
  'completed',
  'reopened',
  'cancelled',
  'cancellation_asked',
  'kept',
  /** A payment through Stripe did not match the order, so a person has to look at it. */
  'payment_misfit',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** The fields of an order that determine which steps are possible. */
export interface OrderInHand extends RefundableOrder {
  readonly stage: OrderStage;
  readonly paymentMethod: PaymentMethod | null;
  readonly appointment: LocalTime | null;
  readonly isCancellationAsked: boolean;
}

/** The fields that a step changes. */
export type OrderChange = Partial<Omit<OrderInHand, 'totalAmountCents'>>;

/** Whether the business has not answered the order yet; nothing is left to do for one whose money went back. */
export const isNew = ({ stage, status }: Pick<OrderInHand, 'stage' | 'status'>): boolean =>
  stage === 'placed' && status !== 'refunded';

export type StepVerdict =
  | { readonly kind: 'done'; readonly change: OrderChange; readonly event: OrderEventKind }
  | {
      readonly kind: 'refused';
      /** The reason as a sentence. */
      readonly reason: string;
    };

const refused = (reason: string): StepVerdict => ({ kind: 'refused', reason });
const done = (event: OrderEventKind, change: OrderChange): StepVerdict => ({ kind: 'done', event, change });

const CANCELLED = 'This order was cancelled';
const COMPLETED = 'This order is completed';

/** Whether the order was paid in person, so that only the business knows about the money. */
const isPaidOnSite = ({ status, paymentMethod }: OrderInHand) =>
  status === 'paid' && paymentMethod !== 'stripe';

/** The additional input of a step. */
export interface StepInput {
  readonly appointment?: LocalTime | undefined;
  /** How much was given back; all that is due if omitted. */
  readonly refundCents?: number | undefined;
}

type Step = (order: OrderInHand, input: StepInput) => StepVerdict;

/** Restricts a step to orders that are neither cancelled nor completed. */
const whileOpen =
  (step: Step): Step =>
  (order, input) => {
    if (order.stage === 'cancelled') return refused(CANCELLED);
    if (order.stage === 'completed') return refused(COMPLETED);
    return step(order, input);
  };

const STEPS: Readonly<Record<OrderStep, Step>> = {
  confirm: whileOpen(({ stage }) =>
    stage === 'confirmed'
      ? refused('This order is already confirmed')
      : done('confirmed', { stage: 'confirmed' }),
  ),
  appoint: whileOpen((order, { appointment }) => {
    if (appointment === undefined) return refused('Choose a date and a time');
    if (appointment === order.appointment) return refused('The appointment is already at this time');
    return done('appointed', { stage: 'confirmed', appointment });
  }),
  remove_appointment: whileOpen(({ appointment }) =>
    appointment === null
      ? refused('This order has no appointment')
      : done('appointment_removed', { appointment: null }),
  ),
  record_payment: ({ stage, status, totalAmountCents }) => {
    if (status === 'paid') return refused('This order is already paid');
    if (status === 'refunded') return refused('This order was refunded');
    if (stage === 'cancelled') return refused(CANCELLED);
    if (totalAmountCents === 0) return refused('There is nothing to pay');
    return done('paid', { status: 'paid', paymentMethod: 'on_site' });
  },
  withdraw_payment: (order) => {
    if (order.status !== 'paid') return refused('This order is not paid');
    if (!isPaidOnSite(order))
      return refused('This order was paid through Stripe: only Stripe can take the payment back');
    if (order.refundedCents > 0) return refused('A part of this payment was already refunded');
    return done('payment_withdrawn', { status: 'pending', keptCents: 0 });
  },
  record_refund: (order, { refundCents }) => {
    if (order.status === 'refunded') return refused('This order was already refunded');
    if (order.status !== 'paid') return refused('This order is not paid');
    if (!isPaidOnSite(order) && order.missedRefundCents === 0) {
      return refused('This order was paid through Stripe: refund it there, and Stripe will report it here');
    }
    const most = mostRefundableCents(order);
    const given = refundCents ?? most;
    if (given < 1 || given > most)
      return refused(`Enter an amount from $0.01 to ${formatCents(cents(most))}`);
    const refundedCents = order.refundedCents + given;
    const isAll = refundedCents === order.totalAmountCents;
    const now = {
      status: isAll ? ('refunded' as const) : ('paid' as const),
      refundedCents,
      missedRefundCents: Math.max(0, order.missedRefundCents - given),
    };
    const keptCents = keptCentsOf({ ...order, ...now });
    return done(isAll ? 'refunded' : 'partly_refunded', { ...now, keptCents });
  },
  keep_rest: (order) => {
    const due = refundDueCents(order);
    if (due === 0) return refused('Nothing of this order has to be refunded');
    return done('rest_kept', { keptCents: order.keptCents + due });
  },
  complete: whileOpen(({ stage, isCancellationAsked }) => {
    if (stage === 'placed') return refused('Confirm this order before you complete it');
    // Completing the order would leave the buyer's request unanswered.
    if (isCancellationAsked) return refused('The buyer has asked to cancel: keep or cancel the order first');
    return done('completed', { stage: 'completed' });
  }),
  reopen: ({ stage }) =>
    stage === 'completed' ? done('reopened', { stage: 'confirmed' }) : refused('This order is not completed'),
  cancel: whileOpen(() => done('cancelled', { stage: 'cancelled', isCancellationAsked: false })),
  keep: whileOpen(({ isCancellationAsked }) =>
    isCancellationAsked
      ? done('kept', { isCancellationAsked: false })
      : refused('Nobody has asked to cancel this order'),
  ),
};

/** The effect of an admin's step on an order. Impossible steps are returned as such, not thrown. */
export function takeStep(order: OrderInHand, step: OrderStep, input: StepInput = {}): StepVerdict {
  return STEPS[step](order, input);
}

/** How much the business can record as given back: of a payment through Stripe only what Stripe could not refund. */
export const mostRefundableCents = (order: OrderInHand): number =>
  isPaidOnSite(order) ? restCentsOf(order) : Math.min(restCentsOf(order), order.missedRefundCents);

/** A placeholder that equals no existing appointment. */
const ANOTHER_TIME = '' as LocalTime;

/** The steps that are possible for an order, in the order of the table. */
export function possibleSteps(order: OrderInHand): OrderStep[] {
  return ORDER_STEPS.filter((step) => takeStep(order, step, { appointment: ANOTHER_TIME }).kind === 'done');
}

/**
 * The effect of a buyer's request to cancel. Before the business has confirmed the order, it is cancelled at once;
 * afterwards the business decides.
 */
export function cancelAsBuyer(order: OrderInHand): StepVerdict {
  const { stage, isCancellationAsked } = order;
  if (stage === 'cancelled') return refused('This order is already cancelled');
  if (stage === 'completed') return refused('This order is completed and can no longer be cancelled');
  if (stage === 'placed') return STEPS.cancel(order, {});
  if (isCancellationAsked) return refused('You have already asked to cancel this order');
  return done('cancellation_asked', { isCancellationAsked: true });
}
