import type { OrderStep } from '@game-plan/domain/orders/handle-order';

interface StepLabels {
  /** On the button. */
  readonly label: string;
  /** In the toast, once it is done. */
  readonly said: string;
  /** What is asked or explained before it is done; without it a press does it. */
  readonly asks?: string;
  /** On the button that then does it, where that is not the label. */
  readonly confirm?: string;
}

export const STEP_LABELS: Readonly<Record<OrderStep, StepLabels>> = {
  confirm: { label: 'Confirm', said: 'Order confirmed' },
  appoint: {
    label: 'Set appointment',
    said: 'Appointment set',
    asks: 'On the clock of the practice. The order is confirmed with it, and the buyer is told.',
    confirm: 'Save appointment',
  },
  remove_appointment: {
    label: 'Remove appointment',
    said: 'Appointment removed',
    asks: 'The order stays confirmed. The buyer is told that the time no longer holds.',
  },
  record_payment: {
    label: 'Paid on site',
    said: 'Payment recorded',
    asks: 'Record that the whole amount was paid on site? It can no longer be paid online then.',
    confirm: 'Record payment',
  },
  withdraw_payment: {
    label: 'Not paid after all',
    said: 'Payment taken back',
    asks: 'Only for a payment that was recorded by mistake. The history keeps both.',
    confirm: 'Take payment back',
  },
  record_refund: {
    label: 'Money given back',
    said: 'Refund recorded',
    asks: 'Record that the whole amount was given back to the buyer?',
    confirm: 'Record refund',
  },
  complete: { label: 'Complete', said: 'Order completed' },
  reopen: { label: 'Reopen', said: 'Order reopened' },
  cancel: {
    label: 'Cancel order',
    said: 'Order cancelled',
    asks: 'The buyer reads the reason.',
  },
  keep: {
    label: 'Keep the order',
    said: 'The order stands',
    asks: 'The buyer asked to cancel. Tell them why the order stands: they read it.',
  },
};
