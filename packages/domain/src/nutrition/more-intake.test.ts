import { expect, test } from 'vitest';
import { moreIntake } from './more-intake.ts';

const day = (calories: number, fiber: number | null, measuredCalories: number) => ({
  calories,
  more: { fiber, sugar: null, saturatedFat: null, sodium: 0 },
  measured: { fiber: measuredCalories, sugar: 0, saturatedFat: 0, sodium: calories },
});

test.each([
  ['a day', [day(2000, 24, 1600)], { amount: 24, share: 0.8 }],
  [
    'the average of the days that have any of it',
    [day(2000, 24, 2000), day(2000, null, 0), day(1000, 30, 500)],
    { amount: 27, share: 0.5 },
  ],
  ['nothing measured', [day(2000, null, 0)], { amount: null, share: 0 }],
  ['nothing logged', [], { amount: null, share: null }],
  ['a day of water', [day(0, 0, 0)], { amount: 0, share: null }],
])('%s', (_, days, expected) => {
  expect(moreIntake(days).fiber).toEqual(expected);
});

test('a measured 0 is 0', () => {
  expect(moreIntake([day(500, 3, 500)]).sodium).toEqual({ amount: 0, share: 1 });
  expect(moreIntake([day(500, 3, 500)]).sugar).toEqual({ amount: null, share: 0 });
});
