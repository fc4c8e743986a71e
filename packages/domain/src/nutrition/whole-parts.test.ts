import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeParts } from './whole-parts.ts';

test.each([
  [[], []],
  [
    [306.6, 375.5],
    [307, 375],
  ],
  [
    [0.4, 0.4],
    [1, 0],
  ],
  [
    [0.2, 0.2],
    [0, 0],
  ],
  [
    [0.29 * 100, 0.71 * 100],
    [29, 71],
  ],
  [
    [33.4, 33.3, 33.3],
    [34, 33, 33],
  ],
])('%j is written as %j', (amounts, parts) => expect(wholeParts(amounts)).toEqual(parts));

test('any amounts add up to their rounded sum, each rounded up or down', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 3000, noNaN: true }), { maxLength: 30 }), (amounts) => {
      const parts = wholeParts(amounts);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
        Math.round(amounts.reduce((sum, amount) => sum + amount, 0)),
      );
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amounts[index] ?? 0))).toBeLessThan(1 + 1e-5);
    }),
  );
});
