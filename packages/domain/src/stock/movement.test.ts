import { expect, test } from 'vitest';
import { movedBetween, type Stocked } from './movement.ts';

const card = (quantity: string, unit = 'g', name = 'Rice'): Stocked => ({ name, quantity, unit });
const moved = (amount: number | null, unit = 'g', name = 'Rice') => ({ name, unit, amount });

test.each([
  ['comes', undefined, card('500'), [moved(500)]],
  ['goes', card('1 1/2', 'cup'), undefined, [moved(-1.5, 'cup')]],
  ['is taken from', card('500'), card('300'), [moved(-200)]],
  ['is written otherwise', card('1/2', 'kg'), card('0.5', 'kg'), []],
  [
    'has another name',
    card('1', 'l', 'Milk'),
    card('1', 'l', 'Oat milk'),
    [moved(-1, 'l', 'Milk'), moved(1, 'l', 'Oat milk')],
  ],
  ['has another unit', card('500'), card('1', 'kg'), [moved(-500), moved(1, 'kg')]],
  ['is empty', card('0'), undefined, []],
  ['comes without a number', undefined, card('a few'), [moved(null)]],
  ['gets a number', card('a few'), card('200'), [moved(200)]],
  ['loses it', card('200'), card('a few'), [moved(-200)]],
])('a card that %s', (_, before, after, expected) => {
  expect(movedBetween(before, after)).toEqual(expected);
});

test('fractions add up to what is left', () => {
  const levels = ['1', '2/3', '1/3', '0.1', '0'];
  const amounts = levels.slice(1).flatMap((level, at) => movedBetween(card(levels[at] ?? ''), card(level)));
  const sum = amounts.reduce((all, { amount }) => all + Math.round((amount ?? 0) * 1e6), 0);
  expect(sum).toBe(-1e6);
});
