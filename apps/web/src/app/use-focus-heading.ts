import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading whenever `place` becomes another one, so that a screen reader starts there.
 * The first place is left alone: the browser has just announced the page itself.
 */
export function useFocusHeading(place: string | undefined) {
  const last = useRef(place);
  useEffect(() => {
    if (place === last.current || place === undefined) return;
    if (last.current !== undefined) document.querySelector<HTMLElement>('h1')?.focus();
    last.current = place;
  }, [place]);
}
