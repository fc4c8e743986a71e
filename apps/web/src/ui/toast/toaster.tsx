import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { type OnDemandPart, onDemandPart, useOnDemandPart } from '../on-demand-part.ts';
import type { ToastCardsProps } from './toast-cards.tsx';
import {
  currentToast,
  dismissToast,
  type ShownToast,
  subscribeToToast,
  TOAST_MILLISECONDS,
} from './toast-store.ts';

/** Delay in milliseconds, so that loading the toast component does not slow down the first page. */
const PREPARED_AFTER = 5000;

/** The toast library's region gets the same name once it is loaded. */
const PLACE = { role: 'region', 'aria-label': 'Notifications (F8)' } as const;

const CARDS = onDemandPart(() => import('./toast-cards.tsx'), 'ToastCards');

/**
 * The region for toasts: bottom right, above the bottom bar on small screens. Render it once. The toast component is
 * loaded some time after the first page, or for the first toast, which waits for it; if loading fails, the message is
 * shown plainly.
 */
export function Toaster({ cards = CARDS }: { cards?: OnDemandPart<ToastCardsProps> }) {
  const shown = useSyncExternalStore(subscribeToToast, currentToast);
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), PREPARED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const { Part: Cards, hasFailed, retry } = useOnDemandPart(cards, isTime || shown !== undefined);
  return (
    <div
      {...(Cards ? {} : PLACE)}
      aria-live="polite"
      className="print:hidden fixed right-4 bottom-[calc(var(--toast-offset,0px)+env(safe-area-inset-bottom)+16px)] z-60 max-lg:left-4 lg:right-[calc(var(--toast-right,0px)+24px)] lg:bottom-[calc(var(--toast-offset,0px)+24px)]"
    >
      {Cards ? (
        <Cards shown={shown} />
      ) : (
        hasFailed && shown?.open && <PlainToast key={shown.id} message={shown} onClose={retry} />
      )}
    </div>
  );
}

interface PlainToastProps {
  message: ShownToast;
  onClose: () => void;
}

/** A message without the toast library. */
function PlainToast({ message, onClose }: PlainToastProps) {
  const { id, title, description, reason, variant, action } = message;
  const close = () => {
    dismissToast(id);
    onClose();
  };
  const closeInTime = useEffectEvent(close);
  useEffect(() => {
    const timer = setTimeout(() => closeInTime(), TOAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      className={cx(
        // Above a dialog, which blocks pointer events elsewhere.
        'pointer-events-auto rounded-lg border bg-raised p-4 shadow-float lg:w-[360px]',
        variant === 'destructive' ? 'border-destructive' : 'border-line',
      )}
    >
      <p className="leading-6 font-semibold">{title}</p>
      {description && <p className="text-sm wrap-anywhere text-muted">{description}</p>}
      {reason && <p className="mt-0.5 text-sm wrap-anywhere text-muted">{reason}</p>}
      {action && (
        <Button
          variant="soft"
          size="sm"
          className="mt-2"
          onClick={() => {
            action.onPress();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
