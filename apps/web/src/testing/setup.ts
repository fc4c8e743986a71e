import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { Icon } from 'lucide-react';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { clearToast, TOAST_MILLISECONDS } from '#ui/toast/toast-store.ts';
import { answerFetch, endCalls } from './calls.ts';
import { recordConsoleErrors, takeConsoleErrors } from './console-errors.ts';
import { forgetAnswers } from './server.ts';

const { getElementError } = getConfig();

/**
 * Creates the error without printing the page: most of these errors belong to retries and are discarded, and only a
 * reported one is read.
 */
function errorPrintedWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The stack starts in the test.
  Error.captureStackTrace(error, errorPrintedWhenRead);
  const keep = (value: string) =>
    Object.defineProperty(error, 'message', { value, writable: true, configurable: true });
  return Object.defineProperty(error, 'message', {
    get: () => keep(getElementError(message, container).message).message,
    set: keep,
    configurable: true,
  });
}

configure({
  // On an idle machine the awaited element appears at once; a busy one may stall for ten seconds.
  asyncUtilTimeout: 20_000,
  getElementError: errorPrintedWhenRead,
});

/**
 * React's development build records for every element where it was created, up to ten thousand per second, which takes
 * a tenth of the tests' time for one line of a warning. Here that limit is always reached.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/**
 * Icons are drawn without their lines: elements and attributes that no test looks at, and a reader of the screen does not hear. What
 * pages are made of has a third of its elements there.
 */
Object.assign(Icon, {
  render: ({
    icon,
    color,
    size,
    strokeWidth,
    ...rest
  }: React.ComponentProps<typeof Icon> & { icon: unknown }) =>
    React.createElement('svg', { 'aria-hidden': true, ...rest }),
});

beforeAll(letToastsStay);

beforeAll(answerFetch);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(recordConsoleErrors);
});

afterEach(async () => {
  cleanup();
  await endCalls();
  clearToast();
  sessionStorage.clear();
  localStorage.clear();
  forgetAnswers();
  vi.restoreAllMocks();
  expect(takeConsoleErrors(), 'written to console.error').toEqual([]);
});

/**
 * Keeps a toast until the next one, because on a busy machine it would disappear before a test looks for it. Returns a
 * function that restores the timer.
 */
function letToastsStay(): () => void {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (set, self, args) => (args[1] === TOAST_MILLISECONDS ? 0 : Reflect.apply(set, self, args)),
  });
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}

// Stubs for layout and pointer capture, which jsdom lacks and Radix needs.
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResize;
// In a worker that has run other files jsdom draws no frames any more.
globalThis.requestAnimationFrame = (act) => Number(setTimeout(() => act(performance.now())));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
URL.createObjectURL ??= () => 'blob:photo';
URL.revokeObjectURL ??= () => {};
