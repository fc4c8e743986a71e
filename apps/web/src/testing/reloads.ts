import { onTestFinished } from 'vitest';

/** The jsdom instance that runs the tests. */
declare const jsdom: {
  virtualConsole: {
    on(event: 'jsdomError', listener: (error: { message: string }) => void): void;
    listeners(event: 'jsdomError'): ((error: { message: string }) => void)[];
    removeAllListeners(event: 'jsdomError'): void;
  };
};

/** Counts page reloads from now on: jsdom cannot reload, and reports an error each time. */
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
