import { useDeferredValue } from 'react';

/**
 * Whether to show what stands in for something large that is waited for. It stands a moment longer, in which the other is drawn
 * in pieces: drawn at once as it arrives, a page of cards would keep a phone from answering for a quarter of a second.
 * What is there from the start is shown at once.
 */
export function useStillWaiting(isPending: boolean): boolean {
  const wasPending = useDeferredValue(isPending);
  return isPending || wasPending;
}
