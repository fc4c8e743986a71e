import '@testing-library/jest-dom/vitest';
import './missing-in-jsdom.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { clearToast } from '#ui/toast/toast-store.ts';
import { endCalls, watchCalls } from './calls.ts';
import { recordConsoleErrors, takeConsoleErrors } from './console-errors.ts';
import { letToastsStay } from './lasting-toasts.ts';
import { server } from './server.ts';

// What is waited for comes at once on an idle machine; a busy one may stand still for ten seconds.
configure({ asyncUtilTimeout: 20_000 });

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
