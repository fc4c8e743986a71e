import { expect, test } from 'vitest';
import { answerOnce } from './answer-once.ts';

test('work that is asked for again, before or after it is done, is done once', async () => {
  const once = answerOnce();
  let done = 0;
  const work = async () => {
    done += 1;
    return done;
  };
  expect(await Promise.all([once('a', work), once('a', work)])).toEqual([1, 1]);
  expect(await once('a', work)).toBe(1);
  expect(await once('b', work)).toBe(2);
});

test('work that failed is done anew, by one of those who waited for it', async () => {
  const once = answerOnce();
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The first time');
    return tries;
  };
  const [first, ...others] = await Promise.allSettled([once('a', work), once('a', work), once('a', work)]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(others).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: 2 },
  ]);
});

test('what was answered long ago is forgotten', async () => {
  const once = answerOnce();
  const calls: string[] = [];
  const ask = (name: string) => once(name, async () => calls.push(name));
  for (let count = 0; count < 300; count += 1) await ask(`${count}`);
  await ask('299');
  await ask('0');
  expect(calls).toHaveLength(301);
});
