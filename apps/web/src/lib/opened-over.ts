import type { AnyRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something was opened over the page that is one step back. */
    isOpenedOver?: boolean;
  }
}

/** The state of an address that opens something over the page it is on. */
export const OPENED_OVER = { isOpenedOver: true };

/**
 * Closes what the address has open: one step back where it was opened over a page here, so that `back` does not open
 * it again, else by `leave`. Resolves when the address names it no more.
 */
export function closeOpened(router: AnyRouter, leave: () => Promise<void>): Promise<void> {
  return router.latestLocation.state.isOpenedOver ? goBack(router) : leave();
}

function goBack(router: AnyRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe('onResolved', () => {
    stop();
    resolve();
  });
  router.history.back();
  return promise;
}
