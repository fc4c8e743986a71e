import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { stallGuard } from './stall-guard.ts';

test.each([
  [1, 600_000, 'The reader stalled'],
  [600_000, 1, 'The reader took too long'],
])('with %i and %i milliseconds: %s', async (stalled, longest, message) => {
  await expect(finished(stallGuard(stalled, longest))).rejects.toThrow(message);
});
