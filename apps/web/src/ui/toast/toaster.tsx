import { Check, CircleAlert, X } from 'lucide-react';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { hasOpenLayer } from '../dialog/open-layers.ts';
import {
  currentToast,
  dismissToast,
  type ShownToast,
  subscribeToToast,
  TOAST_MILLISECONDS,
} from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

/** Where toasts appear: bottom right, above the bottom bar on small screens. Render it once. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast);
  const area = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const focus = ({ code }: KeyboardEvent) => {
      if (code === 'F8') area.current?.focus();
    };
    const hold = () => setHeld(true);
    const letGo = () => setHeld(false);
    document.addEventListener('keydown', focus);
    // Who is not at the window could not read it.
    window.addEventListener('blur', hold);
    window.addEventListener('focus', letGo);
    return () => {
      document.removeEventListener('keydown', focus);
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', letGo);
    };
  }, []);
  return (
    <section
      aria-label="Notifications (F8)"
      data-toasts=""
      // Over a dialog, which takes the presses from everything else.
      className={shown ? 'pointer-events-auto' : 'pointer-events-none'}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
    >
      <div
        ref={area}
        tabIndex={-1}
        aria-live="polite"
        className="print:hidden fixed right-4 bottom-[calc(var(--toast-offset,0px)+env(safe-area-inset-bottom)+16px)] z-60 max-lg:left-4 lg:right-[calc(var(--toast-right,0px)+24px)] lg:bottom-[calc(var(--toast-offset,0px)+24px)]"
      >
        {shown && <ToastCard key={shown.id} message={shown} isHeld={isHeld} area={area} />}
      </div>
    </section>
  );
}

interface ToastCardProps {
  message: ShownToast;
  /** Whether its time stands still: the pointer or the focus is on it. */
  isHeld: boolean;
  /** What takes the focus from it. */
  area: RefObject<HTMLElement | null>;
}

function ToastCard({ message, isHeld, area }: ToastCardProps) {
  const { open } = message;
  const card = useRef<HTMLDivElement>(null);
  const [isGone, setGone] = useState(false);
  const close = () => {
    if (card.current?.contains(document.activeElement)) area.current?.focus();
    dismissToast(message.id);
  };
  useTimeLeft(open && !isHeld, close);
  useEscape(open, close);
  useLayoutEffect(() => {
    // What does not move as it leaves is gone at once.
    if (!open && card.current && !isMoving(card.current)) setGone(true);
  }, [open]);
  const swipe = useSwipe(card, close);
  const destructive = message.variant === 'destructive';
  const Icon = destructive ? CircleAlert : Check;
  // While it leaves, the button is there to be pressed again.
  const act = () => {
    const now = currentToast();
    if (now?.id === message.id && now.open) message.action?.onPress();
    close();
  };
  if (isGone) return null;
  return (
    <div
      ref={card}
      role={destructive ? 'alert' : 'status'}
      data-state={open ? 'open' : 'closed'}
      className={cx(
        'toast flex w-full touch-pan-y items-start gap-3 rounded-lg border bg-raised p-4 shadow-float select-none lg:w-[360px]',
        destructive ? 'border-destructive' : 'border-line',
      )}
      onAnimationEnd={({ target, currentTarget }) => {
        if (!open && target === currentTarget) setGone(true);
      }}
      {...swipe}
    >
      <span
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full',
          destructive ? 'bg-destructive-soft text-destructive-text' : 'bg-success-soft text-success-text',
        )}
      >
        <Icon className="size-4.5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="leading-6 font-semibold">{message.title}</div>
        {message.description && <div className="text-sm wrap-anywhere text-muted">{message.description}</div>}
        {message.reason && <p className="mt-0.5 text-sm wrap-anywhere text-muted">{message.reason}</p>}
      </div>
      {message.action && (
        <Button variant="soft" size="sm" className="-my-0.5 shrink-0" onClick={act}>
          {message.action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label="Dismiss notification"
        className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-quiet hover:text-ink"
        onClick={close}
      >
        <X className="size-4.5" aria-hidden="true" />
      </button>
    </div>
  );
}

/** Closes a toast when its time is over, which passes while `isRunning`. */
function useTimeLeft(isRunning: boolean, close: () => void): void {
  const left = useRef(TOAST_MILLISECONDS);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isRunning) return;
    const begun = Date.now();
    const timer = setTimeout(() => closeNow(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [isRunning]);
}

/** A toast lies over the dialog it came with: one press of Escape is for the dialog, unless the focus is in the toast. */
function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const isHere = event.target instanceof Element && event.target.closest('[data-toasts]') !== null;
      if (isHere) event.stopPropagation();
      if (isHere || !hasOpenLayer()) closeNow();
    };
    // Before a dialog hears of it.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOpen]);
}

function isMoving(element: HTMLElement): boolean {
  const { animationName } = getComputedStyle(element);
  return animationName !== '' && animationName !== 'none';
}
