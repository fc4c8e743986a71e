import { beforeEach, expect, test, vi } from 'vitest';
import { readSessionText, subscribeToSessionTexts, writeSessionText } from './session-text.ts';

beforeEach(() => sessionStorage.clear());

test('is read as written, and subscribers are told', () => {
  const listener = vi.fn();
  const stop = subscribeToSessionTexts(listener);
  writeSessionText('a', 'text');
  stop();
  writeSessionText('b', 'other');
  expect(readSessionText('a')).toBe('text');
  expect(listener).toHaveBeenCalledOnce();
});

test('is kept in memory when the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeSessionText('full', 'text');
  expect(readSessionText('full')).toBe('text');
});

test('is null when the storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readSessionText('forbidden')).toBeNull();
});
