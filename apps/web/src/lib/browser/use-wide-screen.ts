import { useSyncExternalStore } from 'react';

/** From here on a table of six or seven columns shows its last one without being scrolled sideways. */
const WIDE = '(min-width: 1024px)';

/** A browser that cannot say has a wide screen. */
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : undefined);

function subscribe(onChange: () => void): () => void {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

/** Whether there is room for a table. What differs by more than its style is rendered once, not hidden once. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? true);
}
