import { expect, test } from 'vitest';
import { batchReads } from './batch-reads.ts';

function reader() {
  const asked: string[][] = [];
  let stored = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const read = batchReads(async (keys: readonly string[]) => {
    asked.push([...keys]);
    return new Map([...stored].filter(([key]) => keys.includes(key)));
  });
  return { asked, read, store: (next: Map<string, number>) => (stored = next) };
}

test('simultaneous calls share one read, with each key once', async () => {
  const { asked, read } = reader();
  expect(await Promise.all(['a', 'b', 'a', 'c'].map(read))).toEqual([1, 2, 1, undefined]);
  expect(asked).toEqual([['a', 'b', 'c']]);
});

test('a later call reads again and sees changes', async () => {
  const { asked, read, store } = reader();
  expect(await read('a')).toBe(1);
  store(new Map());
  expect(await read('a')).toBeUndefined();
  expect(asked).toEqual([['a'], ['a']]);
});

test('a failed read fails only for its own callers', async () => {
  let isBroken = true;
  const read = batchReads(async (keys: readonly string[]) => {
    if (isBroken) throw new Error('The database is away');
    return new Map(keys.map((key) => [key, key]));
  });
  const [one, other] = await Promise.allSettled([read('a'), read('b')]);
  expect([one?.status, other?.status]).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await read('a')).toBe('a');
});
