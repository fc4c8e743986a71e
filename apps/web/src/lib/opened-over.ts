import type { Router } from './router/router.ts';

/** The history state of an address that opens something over the current page. */
export const OPENED_OVER = { isOpenedOver: true };

/** History steps in progress, which browsers perform asynchronously. */
const steps = new WeakMap<Router, Promise<void>>();

/**
 * Closes what the address has opened: goes one step back if it was opened over a page of this app, so that Back does
 * not reopen it; otherwise calls `leave`. Calling it twice is one step. Resolves when the address has changed.
 */
export function closeOpenedAddress(router: Router, leave: () => Promise<void>): Promise<void> {
  const step = steps.get(router);
  if (step) return step;
  return router.latestLocation.state.isOpenedOver ? goBack(router) : leave();
}

function goBack(router: Router): Promise<void> {
  const step = router.nextShown().finally(() => steps.delete(router));
  steps.set(router, step);
  router.history.back({ ignoreBlocker: true });
  return step;
}
