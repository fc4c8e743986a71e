import { describe, expect, test } from 'vitest';
import { addWord, sameWords } from './add-word.ts';

const offered = ['nuts', 'Mustard', 'soy'];

describe('addWord', () => {
  test.each([
    ['Celery', 'Celery'],
    ['  Royal   jelly ', 'Royal jelly'],
    ['NUTS', 'nuts'],
    ['x'.repeat(100), 'x'.repeat(100)],
  ])('%j is added as %j', (typed, word) => {
    expect(addWord({ typed, chosen: ['soy'], offered, blank: '' })).toEqual({ status: 'added', word });
  });

  test.each([
    ['', 'Type something first'],
    ['   ', 'Type something first'],
    ['mustard', '“mustard” is already on the list'],
    [' MUSTARD ', '“MUSTARD” is already on the list'],
    ['x'.repeat(101), 'At most 100 characters'],
  ])('%j is refused: %s', (typed, reason) => {
    const refused = addWord({ typed, chosen: ['Mustard'], offered, blank: 'Type something first' });
    expect(refused).toEqual({ status: 'refused', reason });
  });

  test('refuses more than fifty', () => {
    const chosen = Array.from({ length: 50 }, (_, index) => `word ${index}`);
    expect(addWord({ typed: 'celery', chosen, offered: chosen, blank: '' })).toEqual({
      status: 'refused',
      reason: 'At most 50 in this list',
    });
  });
});

test.each([
  [[], [], true],
  [['a', 'b'], ['b', 'a'], true],
  [['Soy'], ['soy'], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [['a'], ['b'], false],
])('sameWords of %j and %j: %s', (some, others, same) => {
  expect(sameWords(some, others)).toBe(same);
});
