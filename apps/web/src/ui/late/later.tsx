import { type ReactNode, useDeferredValue } from 'react';

/**
 * Content below a phone's first screen: it is rendered in short tasks once the rest is on the screen, so that neither waits for
 * the other. On a wide screen, where it may be in sight, it follows within a frame or two.
 */
export function Later({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}
