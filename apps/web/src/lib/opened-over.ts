import type { Router } from './router/router.ts';

/** The state of an address that opens something over the page it is on. */
export const OPENED_OVER = { isOpenedOver: true };

/** The steps back that are in progress: a browser takes them a moment later. */
const steps = new WeakMap<Router, Promise<void>>();

/**
 * Closes what the address has open: one step back where it was opened over a page here, so that `back` does not open
 * it again, else by `leave`. Pressed twice it is one step still. Resolves when the address names it no more.
 */
export function closeOpened(router: Router, leave: () => Promise<void>): Promise<void> {
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
