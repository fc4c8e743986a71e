import type { AnyRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something was opened over the page that is one step back. */
    isOpenedOver?: boolean;
  }
}

/** The state of an address that opens something over the page it is on. */
export const OPENED_OVER = { isOpenedOver: true };

/** The steps back that are in progress: a browser takes them a moment later. */
const steps = new WeakMap<AnyRouter, Promise<void>>();

/**
 * Closes what the address has open: one step back where it was opened over a page here, so that `back` does not open
 * it again, else by `leave`. Pressed twice it is one step still. Resolves when the address names it no more.
 */
export function closeOpened(router: AnyRouter, leave: () => Promise<void>): Promise<void> {
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
