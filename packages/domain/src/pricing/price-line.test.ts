import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import { type Choices, priceLine } from './price-line.ts';
import { pricedService } from './priced-service.ts';

const COACHING = pricedService({
  basePrice: 85,
  customizationOptions: [
    { name: 'Meal plan', type: 'boolean', priceModifier: 25.5 },
    { name: 'Extra calls', type: 'number', priceModifier: 12.25, max: 999 },
    { name: 'Place', type: 'select', priceModifier: 30, options: ['At home', 'At the gym'] },
    { name: 'Online', type: 'boolean', priceModifier: -15 },
  ],
});

describe('the price of a line', () => {
  test.each<[string, Choices, number, number]>([
    ['the base price alone', {}, 1, 85_00],
    ['a boolean that is on', { 'Meal plan': true }, 1, 110_50],
    ['a boolean that is off', { 'Meal plan': false }, 1, 85_00],
    ['a number, that many times', { 'Extra calls': 3 }, 1, 121_75],
    ['a number of none', { 'Extra calls': 0 }, 1, 85_00],
    ['a value chosen', { Place: 'At home' }, 1, 115_00],
    ['no value chosen', { Place: '' }, 1, 85_00],
    ['what takes something off', { Online: true }, 1, 70_00],
    [
      'everything, times the quantity',
      { 'Meal plan': true, 'Extra calls': 2, Place: 'At the gym' },
      4,
      660_00,
    ],
  ])('%s', (_, choices, quantity, total) => {
    expect(priceLine(COACHING, choices, quantity)).toMatchObject({
      kind: 'priced',
      unitPrice: total / quantity,
      totalPrice: total,
    });
  });

  test.each<[string, Choices, number, string]>([
    ['an option that is not there', { Sauna: true }, 1, 'unknown_option'],
    ['a name every object has', { toString: true }, 1, 'unknown_option'],
    ['a value that is not there', { Place: 'On the moon' }, 1, 'unknown_value'],
    ['a text for a boolean', { 'Meal plan': 'yes' }, 1, 'unknown_value'],
    ['a boolean for a select', { Place: true }, 1, 'unknown_value'],
    ['a boolean for a number', { 'Extra calls': true }, 1, 'bad_number'],
    ['a part of a number', { 'Extra calls': 1.5 }, 1, 'bad_number'],
    ['a number below zero', { 'Extra calls': -1 }, 1, 'bad_number'],
    ['a number too large', { 'Extra calls': 1000 }, 1, 'bad_number'],
    ['no number', { 'Extra calls': Number.NaN }, 1, 'bad_number'],
    ['no quantity', {}, 0, 'bad_quantity'],
    ['a part of a quantity', {}, 1.5, 'bad_quantity'],
    ['a quantity too large', {}, 100, 'bad_quantity'],
    ['more than can be paid at once', { 'Extra calls': 999 }, 99, 'too_expensive'],
  ])('is refused for %s', (_, choices, quantity, reason) => {
    const answer = priceLine(COACHING, choices, quantity);
    expect(answer).toMatchObject({ kind: 'refused', reason });
    if (answer.kind === 'refused') expect(answer.message).toMatch(/^\S.+[^.]$/);
  });

  test('is refused below zero', () => {
    const service = { ...COACHING, basePrice: cents(10_00) };
    expect(priceLine(service, { Online: true }, 1)).toMatchObject({ kind: 'refused', reason: 'below_zero' });
  });

  test('normalises equal choices', () => {
    const one = priceLine(
      COACHING,
      { Place: 'At home', 'Meal plan': true, Online: false, 'Extra calls': 0 },
      1,
    );
    const other = priceLine(COACHING, { 'Meal plan': true, Place: 'At home' }, 1);
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(one).toMatchObject({ choices: { 'Meal plan': true, Place: 'At home' } });
  });
});
