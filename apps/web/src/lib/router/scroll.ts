import { useLayoutEffect } from 'react';
import { readFromTab, storeInTab } from '../browser/tab-storage.ts';
import type { Address } from './address.ts';

const STORED_UNDER = 'scrolled to';
/** Maximum number of remembered history entries; the oldest are dropped. */
const MOST_KEPT = 50;

/** Scroll position in pixels by history entry, the latest last. */
let left = new Map<string, number>(
  readFromTab(STORED_UNDER, (kept) => (Array.isArray(kept) ? kept : undefined)) ?? [],
);

/** Restores the scroll position of a page, or starts at its top, and remembers the position across reloads. */
export function useScrollRestoration({ key, hash, state }: Address): void {
  useLayoutEffect(() => {
    const kept = left.get(key);
    if (kept !== undefined) return scrollDownTo(kept);
    if (!hash) {
      if (!state.staysInPlace) window.scrollTo(0, 0);
      return;
    }
    if (scrollTo(hash)) return;
    if (!state.staysInPlace) window.scrollTo(0, 0);
    return scrollOnceThere(hash);
  }, [key, hash, state]);
  // Before the page's own scrolling can end: its event would otherwise be taken for that of the page before, which would be kept at its top.
  useLayoutEffect(() => {
    const keep = () => {
      left.delete(key);
      left.set(key, window.scrollY);
      left = new Map([...left].slice(-MOST_KEPT));
    };
    const store = () => {
      keep();
      storeInTab(STORED_UNDER, [...left]);
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
  }, [key]);
}

/** Events that show that the person scrolls or acts. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position as soon as the page is long enough, for example after a list has loaded. Returns a function
 * that cancels it.
 */
function scrollDownTo(top: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  });
  const stop = untilOwnMove(() => observer.disconnect());
  window.scrollTo(0, top);
  observer.observe(document.body);
  return stop;
}

/** Scrolls to what the hash names as soon as it is on the page: a card is there only once it is loaded. Answers how to give up. */
function scrollOnceThere(hash: string): () => void {
  const observer = new MutationObserver(() => {
    if (scrollTo(hash)) stop();
  });
  const stop = untilOwnMove(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** @returns whether there is such an element */
function scrollTo(hash: string): boolean {
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView();
  return target !== null;
}

/** Calls `end` at the person's first own move, or when what it returns is called. */
function untilOwnMove(end: () => void): () => void {
  const stop = () => {
    end();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
