import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Events that show that the person scrolls or acts. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls to what the address's fragment names once it is there, until the person moves: the router scrolls only to what a page has
 * when it opens, and a card is there only when it is loaded.
 */
export function useLateHash(): void {
  const hash = useLocation({ select: (address) => address.hash });
  const key = useLocation({ select: (address) => address.state.__TSR_key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment may be followed again
  useEffect(() => {
    if (hash === '') return;
    const scroll = () => {
      const target = document.getElementById(hash);
      target?.scrollIntoView();
      if (target) stop();
    };
    const observer = new MutationObserver(scroll);
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
    scroll();
    return stop;
  }, [hash, key]);
}
