import type { HandledOrder } from '@game-plan/contracts/shop/admin-orders';
import {
  mostRefundableCents,
  type OrderInHand,
  type OrderStep,
  possibleSteps,
} from '@game-plan/domain/orders/handle-order';
import {
  appointmentFault,
  businessTime,
  dayOf,
  isLocalTime,
  type LocalTime,
  localTimeAt,
} from '@game-plan/domain/orders/local-time';
import { cents, centsFromDollars, isWholeCents } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { clashOf, useMoveOrder } from '#data/shop/admin-orders.ts';
import { contactQuery } from '#data/shop/business.ts';
import { formatDollars } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';

const VARIANTS: Partial<Record<OrderStep, 'primary' | 'destructive-ghost'>> = {
  confirm: 'primary',
  complete: 'primary',
  cancel: 'destructive-ghost',
};

/** The usual next steps, which are highlighted. */
const LEADING: ReadonlySet<OrderStep> = new Set(['confirm', 'complete', 'keep']);

/** The possible steps of an order; a step that needs a reason or a time asks for it below. */
export function OrderSteps({ order }: { order: HandledOrder }) {
  const [asking, setAsking] = useState<OrderStep>();
  const move = useMoveOrder(order, () => setAsking(undefined));
  const inHand: OrderInHand = {
    ...order,
    paymentMethod: order.paymentMethod === 'stripe' ? 'stripe' : 'on_site',
    totalAmountCents: centsFromDollars(order.totalAmount),
    refundedCents: centsFromDollars(order.refundedAmount),
    missedRefundCents: centsFromDollars(order.missedRefund),
    keptCents: centsFromDollars(order.keptAmount),
  };
  const steps = possibleSteps(inHand);
  if (steps.length === 0) return null;
  const leading = steps.filter((step) => LEADING.has(step));
  const others = steps.filter((step) => !LEADING.has(step));
  const press = (step: OrderStep) => {
    const { asks, done } = STEP_LABELS[step];
    if (asks === undefined) move.mutate({ step, done });
    else setAsking((now) => (now === step ? undefined : step));
  };
  const isAsking = asking !== undefined && steps.includes(asking);
  return (
    <section aria-label={t('What to do')} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {[...leading, ...others].map((step) => (
          <Button
            key={step}
            variant={VARIANTS[step] ?? 'secondary'}
            pending={STEP_LABELS[step].asks === undefined && move.isPending}
            {...(STEP_LABELS[step].asks !== undefined && { 'aria-expanded': asking === step })}
            onClick={() => press(step)}
          >
            {labelOf(step, order)}
          </Button>
        ))}
      </div>
      {isAsking && (
        <StepForm
          key={asking}
          step={asking}
          appointment={order.appointment}
          mostRefundable={mostRefundableCents(inHand)}
          refundDue={order.refundDue}
          clash={clashOf(move.error)}
          pending={move.isPending}
          onSubmit={(input) => move.mutate({ step: asking, done: STEP_LABELS[asking].done, ...input })}
        />
      )}
    </section>
  );
}

function labelOf(step: OrderStep, { appointment, paymentMethod }: HandledOrder): string {
  if (step === 'appoint' && appointment) return t('Change appointment');
  // Only what Stripe could not refund.
  if (step === 'record_refund' && paymentMethod === 'stripe') return t('Refunded otherwise');
  return STEP_LABELS[step].label;
}

interface StepInput {
  readonly appointment?: LocalTime;
  readonly localNow?: LocalTime;
  readonly evenIfTaken?: boolean;
  readonly reason?: string;
  readonly amount?: number;
}

interface StepFormProps {
  step: OrderStep;
  /** The current appointment. */
  appointment: LocalTime | null;
  /** In cents. */
  mostRefundable: number;
  refundDue: number;
  /** That another order has its appointment at the chosen time. */
  clash: string | undefined;
  pending: boolean;
  onSubmit: (input: StepInput) => void;
}

function StepForm(props: StepFormProps) {
  const { step, appointment, mostRefundable, refundDue, pending, onSubmit } = props;
  const [day = '', time = ''] = appointment?.split('T') ?? [];
  const [typed, setTyped] = useState({ day, time, reason: '', amount: (mostRefundable / 100).toFixed(2) });
  const [fault, setFault] = useState<string>();
  const [clashing, setClashing] = useState<string>();
  const { data: contact } = useQuery({ ...contactQuery, enabled: step === 'appoint' });
  const { label, asks, confirm = label } = STEP_LABELS[step];
  const hasReason = step === 'cancel' || step === 'keep' || step === 'keep_rest';
  const change = (part: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...part }));
    setFault(undefined);
  };
  // It says nothing about another time.
  const clash = clashing === `${typed.day}T${typed.time}` ? props.clash : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = `${typed.day}T${typed.time}`;
    const reason = typed.reason.trim();
    if (step === 'appoint') {
      if (!isLocalTime(wanted)) return setFault(t('Choose a date and a time'));
      const localNow = localTimeAt(new Date());
      const problem = appointmentFault(wanted, dayOf(localNow), localNow);
      if (problem !== undefined) return setFault(problem);
      setClashing(wanted);
      return onSubmit({ appointment: wanted, localNow, ...(clash !== undefined && { evenIfTaken: true }) });
    }
    if (step === 'record_refund') {
      const amount = Number(typed.amount.trim().replace(',', '.'));
      const most = cents(mostRefundable);
      if (!isWholeCents(amount) || amount <= 0 || centsFromDollars(amount) > most)
        return setFault(t('Enter an amount from $0.01 to {most}', { most: formatCents(most) }));
      return onSubmit({ amount });
    }
    if (hasReason && reason === '') return setFault(t('Give a reason for the buyer to read'));
    onSubmit(hasReason ? { reason } : {});
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 rounded-lg bg-quiet p-4">
      <p className="text-sm text-muted">
        {step === 'keep_rest' &&
          `${t('The business keeps {amount}.', { amount: formatDollars(refundDue) })} `}
        {asks}
        {step === 'appoint' &&
          ` ${t('The time is {zone}.', { zone: businessTime(contact?.timeZone ?? null) })}`}
      </p>
      {clash !== undefined && (
        <p role="alert" className="rounded-lg bg-warning-soft p-3 text-sm font-medium text-warning-text">
          {t('{clash}. You can set this one at the same time, or choose another.', { clash })}
        </p>
      )}
      {step === 'appoint' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t('Date')} error={fault}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={typed.day}
                onChange={({ target }) => change({ day: target.value })}
              />
            )}
          </Field>
          <Field label={t('Time')}>
            {(control) => (
              <Input
                {...control}
                type="time"
                value={typed.time}
                onChange={({ target }) => change({ time: target.value })}
              />
            )}
          </Field>
        </div>
      )}
      {step === 'record_refund' && (
        <Field label={t('Amount ($)')} error={fault}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          )}
        </Field>
      )}
      {hasReason && (
        <Field label={t('Reason')} error={fault}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={typed.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Field>
      )}
      <Button
        type="submit"
        variant={step === 'cancel' ? 'destructive' : 'primary'}
        pending={pending}
        pendingLabel={t('Saving...')}
        className="justify-self-end"
      >
        {clash === undefined ? confirm : t('Save it nevertheless')}
      </Button>
    </form>
  );
}

interface StepLabels {
  /** The button's label. */
  readonly label: string;
  /** The title of the success toast. */
  readonly done: string;
  /** A question or explanation shown first; without it the step runs immediately. */
  readonly asks?: string;
  /** The label of the confirming button, if it differs. */
  readonly confirm?: string;
}

const STEP_LABELS: Readonly<Record<OrderStep, StepLabels>> = {
  confirm: { label: t('Confirm'), done: t('Order confirmed') },
  appoint: {
    label: t('Set appointment'),
    done: t('Appointment set'),
    asks: t('The order counts as confirmed, and the buyer sees the time.'),
    confirm: t('Save appointment'),
  },
  remove_appointment: {
    label: t('Remove appointment'),
    done: t('Appointment removed'),
    asks: t('The order stays confirmed, and the buyer sees that it has no appointment any more.'),
  },
  record_payment: {
    label: t('Paid on site'),
    done: t('Payment recorded'),
    asks: t('Record that the full amount was paid on site? After that it can no longer be paid online.'),
    confirm: t('Record payment'),
  },
  withdraw_payment: {
    label: t('Not paid after all'),
    done: t('Payment removed'),
    asks: t('Use this only if the payment was recorded by mistake. The history keeps both entries.'),
    confirm: t('Remove payment'),
  },
  record_refund: {
    label: t('Refunded on site'),
    done: t('Refund recorded'),
    asks: t('Record how much was returned to the buyer.'),
    confirm: t('Record refund'),
  },
  keep_rest: {
    label: t('Refund no more'),
    done: t('The rest is kept'),
    asks: t(
      'This can be a cancellation fee that its terms allow. The buyer will see the amount and the reason.',
    ),
    confirm: t('Keep the rest'),
  },
  complete: { label: t('Complete'), done: t('Order completed') },
  reopen: { label: t('Reopen'), done: t('Order reopened') },
  cancel: {
    label: t('Cancel order'),
    done: t('Order cancelled'),
    asks: t('The buyer will see the reason.'),
  },
  keep: {
    label: t('Keep the order'),
    done: t('Order kept'),
    asks: t('The buyer asked to cancel. Tell them why you are keeping the order.'),
  },
};
