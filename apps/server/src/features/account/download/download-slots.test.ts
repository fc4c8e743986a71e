import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { downloadSlots } from './download-slots.ts';

/** A download that goes on until it is destroyed. */
const begin = (slots: ReturnType<typeof downloadSlots>, userId: number) =>
  slots.run(userId, (onEnd) => new PassThrough().on('error', () => undefined).on('close', onEnd));

test('three users may download at once; a fourth is refused, and one of the three may restart', () => {
  const slots = downloadSlots();
  const former = begin(slots, 1);
  begin(slots, 2);
  begin(slots, 3);
  expect(() => begin(slots, 4)).toThrow('Others are downloading');
  const again = begin(slots, 1);
  expect([former.errored?.message, again.destroyed]).toEqual(['A newer download of yours has begun', false]);
});
