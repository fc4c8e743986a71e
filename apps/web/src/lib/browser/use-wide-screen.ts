import { useSyncExternalStore } from 'react';

/** The minimum width at which a table of six or seven columns fits without horizontal scrolling. */
const WIDE = '(min-width: 1024px)';

/** Browsers without matchMedia count as wide. */
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : undefined);

function subscribe(onChange: () => void): () => void {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/**
 * Whether there is room for a table. Layouts that differ in more than style are rendered once, instead of hiding one.
 */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? true);
}
