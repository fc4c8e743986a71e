import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const LIMITS = { atOnce: 1, waitingMax: 100, waitingMaxOfOne: 100, refusal: 'Too much is waiting.' };

/** Turns that say what begins, and work that goes on until it is let go. */
function recorded(limits: Partial<typeof LIMITS> & { atOnceOfOne?: number } = {}) {
  const limit = createConcurrencyLimit({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const open: Array<() => void> = [];
  const begin = (name: string) =>
    limit.run(name.slice(0, 1), () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      open.push(() => resolve(name));
      return promise;
    });
  return { limit, begun, begin, endNext: () => open.shift()?.() };
}

test('a late user waits for one task of a user with many', async () => {
  const { begun, begin, endNext } = recorded();
  const work = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(begin);
  for (let piece = 1; piece <= work.length; piece += 1) {
    await expect.poll(() => begun).toHaveLength(piece);
    endNext();
  }
  expect(await Promise.all(work)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('one user’s concurrency is limited even when there is room', async () => {
  const { begun, begin, endNext } = recorded({ atOnce: 3, atOnceOfOne: 2 });
  const work = ['a1', 'a2', 'a3', 'b1', 'b2'].map(begin);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  endNext();
  await expect.poll(() => begun).toHaveLength(4);
  expect(begun.at(-1)).toBe('a3');
  for (const _ of work) endNext();
  await expect.poll(() => begun).toHaveLength(5);
  endNext();
  await Promise.all(work);
});

test('a user with a full queue is refused, others are not', async () => {
  const { begun, begin, endNext } = recorded({ waitingMaxOfOne: 1 });
  const work = ['a1', 'a2'].map(begin);
  await expect(begin('a3')).rejects.toMatchObject({ code: 'unavailable', message: 'Too much is waiting.' });
  const other = begin('b1');
  for (let piece = 1; piece <= 3; piece += 1) {
    await expect.poll(() => begun).toHaveLength(piece);
    endNext();
  }
  expect(await Promise.all([...work, other])).toEqual(['a1', 'a2', 'b1']);
});

test('everybody is refused when the total queue is full', async () => {
  const { begin, endNext } = recorded({ waitingMax: 1 });
  const work = ['a1', 'b1'].map(begin);
  await expect(begin('c1')).rejects.toThrow('Too much is waiting.');
  endNext();
  expect(await work[0]).toBe('a1');
  endNext();
  expect(await work[1]).toBe('b1');
});

test('a failed task makes room for the next', async () => {
  const { limit } = recorded();
  const failed = limit.run('a', () => Promise.reject(new Error('too hot')));
  const next = limit.run('b', async () => 2);
  await expect(failed).rejects.toThrow('too hot');
  expect(await next).toBe(2);
});

test('low-priority work starts when nothing runs, but does not wait for ever', async () => {
  const { limit, begun, begin, endNext } = recorded();
  await limit.whenIdle(600_000);
  const work = ['a1', 'b1'].map(begin);
  let isQuiet = false;
  const quiet = limit.whenIdle(600_000).then(() => {
    isQuiet = true;
  });
  await limit.whenIdle(1);
  endNext();
  await expect.poll(() => begun).toHaveLength(2);
  expect(isQuiet).toBe(false);
  endNext();
  await quiet;
  await Promise.all(work);
});
