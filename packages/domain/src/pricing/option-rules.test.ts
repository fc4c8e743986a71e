import { expect, test } from 'vitest';
import { isRequired, missingChoices, numberMax } from './option-rules.ts';

const TOPIC = { name: 'Topic', type: 'select', priceModifier: 0, options: ['Food', 'Sport'] } as const;
const WHERE = { ...TOPIC, name: 'Where', isRequired: true } as const;
const DELIVERY = { name: 'Delivery', type: 'select', priceModifier: 800, options: ['Sunday'] } as const;
const GUESTS = { name: 'Guests', type: 'number', priceModifier: 0 } as const;

test.each([
  ['a select that costs nothing', TOPIC, false],
  ['a select with a price of its own', DELIVERY, false],
  ['one that the catalogue requires', WHERE, true],
  ['one that the catalogue does not require', { ...TOPIC, isRequired: false }, false],
  ['a number', GUESTS, false],
] as const)('%s: required %s', (_, option, required) => {
  expect(isRequired(option)).toBe(required);
});

test.each([
  [{}, ['Where']],
  [{ Where: '' }, ['Where']],
  [{ Where: 'Here' }, []],
  [{ Delivery: 'Sunday' }, ['Where']],
])('for %o the missing options are %j', (choices, missing) => {
  expect(missingChoices([WHERE, TOPIC, DELIVERY, GUESTS], choices)).toEqual(missing);
});

test('a number’s maximum is the catalogue’s, or twenty', () => {
  expect(numberMax(GUESTS)).toBe(20);
  expect(numberMax({ ...GUESTS, max: 4 })).toBe(4);
});
