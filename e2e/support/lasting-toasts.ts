import type { BrowserContext } from '@playwright/test';
import { TOAST_MILLISECONDS } from '../../apps/web/src/ui/toast/toast-store.ts';

/** Keeps a toast until the next one, because on a busy machine it would disappear before a test looks for it. */
export async function letToastsStay(context: BrowserContext): Promise<void> {
  await context.addInitScript((milliseconds) => {
    globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
      apply: (set, self, args) => (args[1] === milliseconds ? 0 : Reflect.apply(set, self, args)),
    });
  }, TOAST_MILLISECONDS);
}
