import { RecentMap } from '@game-plan/domain/memoize';
import { expect, test } from 'vitest';
import { readThrough } from './read-through.ts';

test('only keys that the cache lacks are read, those that do not exist only once', async () => {
  const cache = new RecentMap<string, number | null>(10);
  const asked: string[][] = [];
  const read = (keys: readonly string[]) =>
    readThrough(cache, keys, async (missing) => {
      asked.push([...missing]);
      return new Map([...STORED].filter(([key]) => missing.includes(key)));
    });
  expect([...(await read(['b', 'x', 'a', 'b']))]).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
  expect([...(await read(['x', 'c', 'a']))]).toEqual([
    ['c', 3],
    ['a', 1],
  ]);
  expect([...(await read(['x', 'b']))]).toEqual([['b', 2]]);
  expect(asked).toEqual([['b', 'x', 'a'], ['c']]);
});

const STORED = new Map([
  ['a', 1],
  ['b', 2],
  ['c', 3],
]);
