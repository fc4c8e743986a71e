import { useDeferredValue } from 'react';

/**
 * Whether to show the placeholder of large content. It stays a moment longer while the content is rendered in the
 * background: rendering a page of cards at once would block a phone for a quarter of a second. Content that is
 * available initially is shown at once.
 */
export function useDeferredPending(isPending: boolean): boolean {
  const wasPending = useDeferredValue(isPending);
  return isPending || wasPending;
}
