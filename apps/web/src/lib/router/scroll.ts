import { useEffect } from 'react';
import { keepInTab, readKept } from '../browser/kept-in-tab.ts';
import type { Router, Shown } from './router.ts';

const STORED_UNDER = 'scrolled to';
/** Places of the history. The oldest are forgotten. */
const MOST_KEPT = 50;

/** How far down each place of the history was left, in pixels, the latest last. */
let left = new Map<string, number>(
  readKept(STORED_UNDER, (kept) => (Array.isArray(kept) ? kept : undefined)) ?? [],
);

/** Remembers how far down each page was left, through reloads too. */
export function useKeptScroll(router: Router): void {
  useEffect(() => {
    const keep = () => {
      const key = router.shown?.address.key;
      if (key === undefined) return;
      left.delete(key);
      left.set(key, window.scrollY);
      left = new Map([...left].slice(-MOST_KEPT));
    };
    const store = () => {
      keep();
      keepInTab(STORED_UNDER, [...left]);
    };
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', store);
    return () => {
      window.history.scrollRestoration = before;
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', store);
    };
  }, [router]);
}

/** Begins where the page is to begin, once it is on the screen. */
export function restoreScroll({ scroll, address }: Shown): void {
  if (scroll === 'stay') return;
  const kept = scroll === 'restore' ? left.get(address.key) : undefined;
  const target = address.hash && document.getElementById(address.hash.slice(1));
  if (kept === undefined && target) target.scrollIntoView();
  else window.scrollTo(0, kept ?? 0);
}
