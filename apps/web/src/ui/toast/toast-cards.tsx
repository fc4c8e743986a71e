import * as Toast from '@radix-ui/react-toast';
import { Check, CircleAlert, X } from 'lucide-react';
import { t } from '#lib/language.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { closeByEscape } from '../dialog/open-layers.ts';
import {
  currentToast,
  dismissToast,
  type ShownToast,
  TOAST_MILLISECONDS,
  type ToastAction,
} from './toast-store.ts';

const SWIPE_THRESHOLD = 50;

export interface ToastCardsProps {
  shown: ShownToast | undefined;
}

/** The toast and the region that F8 focuses. */
export function ToastCards({ shown }: ToastCardsProps) {
  return (
    <Toast.Provider duration={TOAST_MILLISECONDS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {shown && <ToastCard key={shown.id} message={shown} />}
      <Toast.Viewport asChild hotkey={['F8']} label={t("Notifications ('{'hotkey'}')")}>
        <div />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastCard({ message }: { message: ShownToast }) {
  const destructive = message.variant === 'destructive';
  const Icon = destructive ? CircleAlert : Check;
  // During the closing animation the button can still be pressed.
  const act = ({ onPress }: ToastAction) => {
    const now = currentToast();
    if (now?.id === message.id && now.open) onPress();
  };
  const { action, otherAction } = message;
  const actions = [action, otherAction].filter((one) => one !== undefined);
  const buttons = actions.map((one) => (
    <Toast.Action key={one.label} asChild altText={one.label}>
      <Button variant="soft" size="sm" className="shrink-0" onClick={() => act(one)}>
        {one.label}
      </Button>
    </Toast.Action>
  ));
  // Two beside the words would leave these too little room.
  const areBelow = buttons.length > 1;
  // If a toast is shown over a dialog, Escape closes the dialog, unless the focus is in the toast.
  const letDialogClose = (event: KeyboardEvent) => {
    const isHere = event.target instanceof Element && event.target.closest('.toast') !== null;
    if (!isHere && closeByEscape()) event.preventDefault();
  };
  return (
    <Toast.Root
      asChild
      open={message.open}
      onEscapeKeyDown={letDialogClose}
      onOpenChange={(open) => {
        if (!open) dismissToast(message.id);
      }}
    >
      <div
        role={destructive ? 'alert' : 'status'}
        className={cx(
          'toast flex w-full items-start gap-3 rounded-lg border bg-raised p-4 shadow-float lg:w-[360px]',
          destructive ? 'border-destructive' : 'border-line',
        )}
      >
        <span
          className={cx(
            'grid size-8 shrink-0 place-items-center rounded-full',
            destructive ? 'bg-destructive-soft text-destructive-text' : 'bg-success-soft text-success-text',
          )}
        >
          <Icon className="size-4.5" aria-hidden="true" />
        </span>
        {/* The card itself is a live region; otherwise Radix would announce the words a second time. */}
        <div className="min-w-0 flex-1" data-radix-toast-announce-exclude="">
          <Toast.Title className="leading-6 font-semibold">{message.title}</Toast.Title>
          {message.description && (
            <Toast.Description className="text-sm wrap-anywhere text-muted">
              {message.description}
            </Toast.Description>
          )}
          {message.reason && <p className="mt-0.5 text-sm wrap-anywhere text-muted">{message.reason}</p>}
          {areBelow && <div className="mt-2 flex flex-wrap gap-2">{buttons}</div>}
        </div>
        {buttons.length === 1 && <div className="-my-0.5 shrink-0">{buttons}</div>}
        <Toast.Close
          aria-label={t('Dismiss notification')}
          className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-quiet hover:text-ink"
        >
          <X className="size-4.5" aria-hidden="true" />
        </Toast.Close>
      </div>
    </Toast.Root>
  );
}
