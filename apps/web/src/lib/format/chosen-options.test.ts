import { expect, test } from 'vitest';
import { chosenOptions } from './chosen-options.ts';

test('names chosen options in order, without those that are off', () => {
  expect(
    chosenOptions({ 'Follow-up call': true, 'Meal plan': false, Weeks: 2, Format: 'Video call', Extra: '' }),
  ).toEqual([
    { name: 'Follow-up call', value: 'Yes' },
    { name: 'Weeks', value: '2' },
    { name: 'Format', value: 'Video call' },
  ]);
});
