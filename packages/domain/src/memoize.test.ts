import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function counted(most: number) {
  const found: string[] = [];
  const find = memoize(most, (text) => {
    found.push(text);
    return text === 'nothing' ? undefined : text.length;
  });
  return { find, found };
}

test('computes an answer once, also undefined', () => {
  const { find, found } = counted(10);
  expect(['egg', 'nothing', 'egg', 'nothing'].map(find)).toEqual([3, undefined, 3, undefined]);
  expect(found).toEqual(['egg', 'nothing']);
});

test('keeps the latest answers and those still in use', () => {
  const { find, found } = counted(3);
  for (const text of ['egg', 'a', 'b', 'egg', 'c', 'egg', 'd', 'e', 'egg', 'f', 'g', 'egg']) find(text);
  expect(found.filter((text) => text === 'egg')).toHaveLength(1);
  find('a');
  expect(found.filter((text) => text === 'a')).toHaveLength(2);
});

test('keeps at most twice the given number', () => {
  const { find, found } = counted(100);
  for (let at = 0; at < 1000; at += 1) find(`${at}`);
  found.length = 0;
  for (let at = 999; at >= 0; at -= 1) find(`${at}`);
  expect(1000 - found.length).toBeLessThanOrEqual(200);
});
