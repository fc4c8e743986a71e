import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

test('work begins when the piece before has ended, also when that failed', async () => {
  const inTurn = createTurns();
  const said: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    said.push('first begins');
    await gate;
    said.push('first fails');
    throw new Error('too hot');
  });
  const second = inTurn(async () => {
    said.push('second begins');
    return 2;
  });
  await Promise.resolve();
  expect(said).toEqual(['first begins']);
  open();
  await expect(first).rejects.toThrow('too hot');
  expect(await second).toBe(2);
  expect(said).toEqual(['first begins', 'first fails', 'second begins']);
});
