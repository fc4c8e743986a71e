import { expect, test } from 'vitest';
import { createThreadQueue, mapYielding } from './map-yielding.ts';

test('a user who waits for many turns gets each after everybody else’s', async () => {
  const turns = createThreadQueue();
  const had: string[] = [];
  const take = (userId: number, name: string) => turns.wait(userId).then(() => had.push(name));
  await Promise.all([
    ...[1, 2, 3].map((count) => take(7, `greedy ${count}`)),
    take(8, 'modest'),
    take(9, 'late'),
  ]);
  expect(had).toEqual(['greedy 1', 'modest', 'late', 'greedy 2', 'greedy 3']);
});

test('gives one turn per round of the event loop', async () => {
  const turns = createThreadQueue();
  const had: string[] = [];
  const first = turns.wait(1).then(() => had.push('first'));
  const second = turns.wait(1).then(() => had.push('second'));
  setImmediate(() => setImmediate(() => had.push('another')));
  await Promise.all([first, second]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(had.indexOf('first')).toBeLessThan(had.indexOf('another'));
  expect(had).toContain('another');
});

test('mapYielding maps every item in order', async () => {
  const items = Array.from({ length: 1000 }, (_, at) => at);
  expect(await mapYielding(1, items, (item) => item * 2)).toEqual(items.map((item) => item * 2));
});
