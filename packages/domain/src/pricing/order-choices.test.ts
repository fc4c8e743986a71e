import { expect, test } from 'vitest';
import { orderChoices } from './order-choices.ts';

const CHOICES = { Guests: 2, 'Where we meet': 'By video', 'Food diary': true };

test.each([
  [
    ['Where we meet', 'Food diary', 'Guests'],
    ['Where we meet', 'Food diary', 'Guests'],
  ],
  [
    ['Where we meet', 'Mat', 'toString'],
    ['Where we meet', 'Guests', 'Food diary'],
  ],
  [
    ['Food diary', 'Food diary'],
    ['Food diary', 'Guests', 'Where we meet'],
  ],
  [[], ['Guests', 'Where we meet', 'Food diary']],
])('with options %j they are ordered as %j, without losing any', (optionNames, expected) => {
  const ordered = orderChoices(CHOICES, optionNames);
  expect(Object.keys(ordered)).toEqual(expected);
  expect(ordered).toEqual(CHOICES);
});
