import { TOAST_MILLISECONDS } from '#ui/toast/toast-store.ts';

/** Lets a toast stay until the next one: on a busy machine it would be gone before a test looks for it. Returns the way back. */
export function letToastsStay(): () => void {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (set, self, args) => (args[1] === TOAST_MILLISECONDS ? 0 : Reflect.apply(set, self, args)),
  });
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}
