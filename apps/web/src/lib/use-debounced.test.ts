import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('follows a value once it has not changed for the delay', () => {
  const { result, rerender } = renderHook(({ typed }) => useDebounced(typed, 250), {
    initialProps: { typed: 'c' },
  });
  for (const typed of ['ch', 'chi', 'chicken']) {
    rerender({ typed });
    wait(249);
    expect(result.current).toBe('c');
  }
  wait(1);
  expect(result.current).toBe('chicken');
});
