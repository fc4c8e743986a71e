import { onTestFinished } from 'vitest';

/** jsdom's own, which the tests run in. */
declare const jsdom: {
  virtualConsole: {
    on(event: 'jsdomError', listener: (error: { message: string }) => void): void;
    listeners(event: 'jsdomError'): ((error: { message: string }) => void)[];
    removeAllListeners(event: 'jsdomError'): void;
  };
};

/** Counts how often the page is loaded again from now on: jsdom cannot do it, and says so each time. */
export function countReloads(): () => number {
  let count = 0;
  const { virtualConsole } = jsdom;
  const others = virtualConsole.listeners('jsdomError');
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', ({ message }) => {
    if (message.includes('navigation')) count += 1;
  });
  onTestFinished(() => {
    virtualConsole.removeAllListeners('jsdomError');
    for (const listener of others) virtualConsole.on('jsdomError', listener);
  });
  return () => count;
}
