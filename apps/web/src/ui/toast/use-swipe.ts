import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels to the right that send it away. */
const THRESHOLD = 50;
/** Pixels that a press may stray before it is a swipe. */
const STRAYED = { mouse: 2, touch: 10 };

/** The pointer's handlers of what is sent away by a swipe to the right. Its styles read `data-swipe` and `--swipe-x`. */
export function useSwipe(card: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const isSwiped = useRef(false);
  const strayed = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX - (start.current?.x ?? clientX),
    y: clientY - (start.current?.y ?? clientY),
  });
  const mark = (swipe: 'move' | 'cancel' | 'end', x: number) => {
    card.current?.setAttribute('data-swipe', swipe);
    card.current?.style.setProperty('--swipe-x', `${x}px`);
  };
  const end = (event: PointerEvent) => {
    if (isSwiped.current) {
      const { x } = strayed(event);
      const isAway = event.type === 'pointerup' && x > THRESHOLD;
      mark(isAway ? 'end' : 'cancel', isAway ? x : 0);
      if (isAway) close();
    }
    start.current = undefined;
    isSwiped.current = false;
  };
  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
      if (button === 0) start.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const { x, y } = strayed(event);
      const most = event.pointerType === 'touch' ? STRAYED.touch : STRAYED.mouse;
      if (!isSwiped.current && (x <= most || Math.abs(y) > x)) return;
      isSwiped.current = true;
      // From here on a button below the pointer is not pressed.
      card.current?.setPointerCapture?.(event.pointerId);
      mark('move', Math.max(0, x));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
