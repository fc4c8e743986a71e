import { beforeEach, expect, test, vi } from 'vitest';
import { readSessionText, subscribeToSessionTexts, writeSessionText } from './session-text.ts';

beforeEach(() => sessionStorage.clear());

test('is read as it was written, and the writing is told', () => {
  const listener = vi.fn();
  const stop = subscribeToSessionTexts(listener);
  writeSessionText('a', 'text');
  stop();
  writeSessionText('b', 'other');
  expect(readSessionText('a')).toBe('text');
  expect(listener).toHaveBeenCalledOnce();
});

test('is kept where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeSessionText('full', 'text');
  expect(readSessionText('full')).toBe('text');
});

test('is nothing where the browser may not be asked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readSessionText('forbidden')).toBeNull();
});
