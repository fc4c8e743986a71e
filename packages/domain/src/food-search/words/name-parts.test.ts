import { describe, expect, test } from 'vitest';
import { headKey, nameParts, nounLength } from './name-parts.ts';

const partsOf = (name: string) => {
  const { head, kind, rest } = nameParts(name);
  return [head, kind, rest].map((words) => words.map(({ forms }) => forms[0]).join(' '));
};

describe('the parts of a name', () => {
  test.each([
    ['Egg, whole, raw, fresh', ['egg', 'whole', 'raw fresh']],
    ['chicken breast', ['chicken breast', '', '']],
    ['Fish, salmon, Atlantic, farmed, raw', ['salmon', 'atlantic', 'farmed raw']],
    ['Beverages, coffee, brewed', ['coffee', 'brew', '']],
    ['Fish', ['fish', '', '']],
    ['Pasta with tomato-based sauce, meat', ['pasta', 'meat', 'tomato based sauce']],
    ['Chickpeas (garbanzo beans), canned', ['chickpea', 'canned', 'garbanzo bean']],
    ['Egg omelet or scrambled egg, no added fat', ['egg omelet', 'added fat', 'scramble egg']],
    ['Chicken or turkey hash', ['chicken turkey hash', '', '']],
    ['Milk, NFS', ['milk', '', '']],
  ])('%s', (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });

  test.each([
    ['egg roll', 1],
    ['chicken breast', 2],
    ['steak', 1],
  ])('%s: the last %i words are the noun', (name, length) => {
    expect(nounLength(nameParts(name))).toBe(length);
  });

  test('headKey is a single word', () => {
    expect(headKey(nameParts('Milk shakes, thick vanilla'))).toBe('milkshake');
  });
});
