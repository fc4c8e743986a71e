import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { downloadSlots } from './download-slots.ts';

/** A download that goes on until it is destroyed. */
const begin = (slots: ReturnType<typeof downloadSlots>, userId: number) =>
  slots.run(userId, (onEnd) => new PassThrough().on('error', () => undefined).on('close', onEnd));

test('three users may download at once; a fourth is refused, and one of the three may restart', () => {
  const slots = downloadSlots(() => new Date());
  const former = begin(slots, 1);
  begin(slots, 2);
  begin(slots, 3);
  expect(() => begin(slots, 4)).toThrow('Others are downloading');
  const again = begin(slots, 1);
  expect([former.errored?.message, again.destroyed]).toEqual(['A newer download of yours has begun', false]);
});

test('the oldest of three slow readers gives way to a fourth, and no reader that has only begun', () => {
  let time = Date.parse('2026-11-28T12:00:00Z');
  const slots = downloadSlots(() => new Date(time));
  const [oldest, ...others] = [1, 2, 3].map((userId) => {
    time += 1000;
    return begin(slots, userId);
  });
  time += 57_000;
  expect(() => begin(slots, 4)).toThrow('Others are downloading');
  time += 2000;
  const fourth = begin(slots, 4);
  expect(oldest?.errored?.message).toBe('Others wait for a download, and yours was very slow');
  expect([...others, fourth].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});
