import type { AnyRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether something was opened over the page one step back. */
    isOpenedOver?: boolean;
  }
}

/** The history state of an address that opens something over the current page. */
export const OPENED_OVER = { isOpenedOver: true };

/** History steps in progress, which browsers perform asynchronously. */
const steps = new WeakMap<AnyRouter, Promise<void>>();

/**
 * Closes what the address has opened: goes one step back if it was opened over a page of this app, so that Back does
 * not reopen it; otherwise calls `leave`. Calling it twice is one step. Resolves when the address has changed.
 */
export function closeOpenedAddress(router: AnyRouter, leave: () => Promise<void>): Promise<void> {
  const step = steps.get(router);
  if (step) return step;
  return router.latestLocation.state.isOpenedOver ? goBack(router) : leave();
}

function goBack(router: AnyRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  steps.set(router, promise);
  const stop = router.subscribe('onResolved', () => {
    stop();
    steps.delete(router);
    resolve();
  });
  router.history.back({ ignoreBlocker: true });
  return promise;
}
