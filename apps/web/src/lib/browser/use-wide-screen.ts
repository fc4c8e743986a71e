import { useSyncExternalStore } from 'react';

/** Browsers without matchMedia count as wide. */
function wideFrom(pixels: number) {
  const text = `(min-width: ${pixels}px)`;
  const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(text) : undefined);
  const read = () => query()?.matches ?? true;
  const subscribe = (onChange: () => void) => {
    const media = query();
    media?.addEventListener('change', onChange);
    return () => media?.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, read);
}

/**
 * Whether there is room for a table of six or seven columns without horizontal scrolling. Layouts that differ in more than
 * style are rendered once, instead of hiding one.
 */
export const useWideScreen = wideFrom(1024);

/** Whether a wide dialog leaves some of the page in view; on a phone it fills the screen. */
export const useIsSeenBehindDialog = wideFrom(640);
