import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { clearToast, TOAST_MILLISECONDS } from '#ui/toast/toast-store.ts';
import { endCalls, watchCalls } from './calls.ts';
import { recordConsoleErrors, takeConsoleErrors } from './console-errors.ts';
import { server } from './server.ts';

const { getElementError } = getConfig();

/** Most of these errors belong to retries and are discarded: only an error that is reported prints the page. */
function errorPrintedWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // Where the test asked, not here.
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
  // What is waited for comes at once on an idle machine; a busy one may stand still for ten seconds.
  asyncUtilTimeout: 20_000,
  getElementError: errorPrintedWhenRead,
});

/**
 * For every element React's development build writes down where it was made, up to ten thousand in a second: a tenth of the
 * time of the tests, for a line of a warning. Here the limit is always reached.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

beforeAll(letToastsStay);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  watchCalls();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(recordConsoleErrors);
});

afterEach(async () => {
  cleanup();
  await endCalls();
  clearToast();
  sessionStorage.clear();
  localStorage.clear();
  server.resetHandlers();
  vi.restoreAllMocks();
  expect(takeConsoleErrors(), 'written to console.error').toEqual([]);
});

afterAll(() => server.close());

/** Lets a toast stay until the next one: on a busy machine it would be gone before a test looks for it. Returns the way back. */
function letToastsStay(): () => void {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (set, self, args) => (args[1] === TOAST_MILLISECONDS ? 0 : Reflect.apply(set, self, args)),
  });
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}

// Layout and pointer capture, which jsdom does not have and Radix asks for.
class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResize;
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
URL.createObjectURL ??= () => 'blob:photo';
URL.revokeObjectURL ??= () => {};
