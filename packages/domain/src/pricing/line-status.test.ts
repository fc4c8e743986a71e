import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import { lineStatus } from './line-status.ts';
import { pricedService } from './priced-service.ts';

const TALK = {
  isActive: true,
  ...pricedService({
    basePrice: 20,
    customizationOptions: [{ name: 'Place', type: 'select', priceModifier: 5, options: ['Here', 'There'] }],
  }),
};
const LINE = { choices: { Place: 'Here' }, quantity: 3, agreedPrice: cents(75_00) };

describe('a line of a cart', () => {
  test('is unchanged at the agreed price', () => {
    expect(lineStatus(TALK, LINE)).toEqual({
      kind: 'sold',
      earlierPrice: null,
      choices: { Place: 'Here' },
      unitPrice: 25_00,
      totalPrice: 75_00,
    });
  });

  test.each([
    [30_00, 105_00],
    [1_00, 18_00],
  ])('has the agreed price when the price has changed: %d', (basePrice, totalPrice) => {
    expect(lineStatus({ ...TALK, basePrice: cents(basePrice) }, LINE)).toMatchObject({
      kind: 'sold',
      earlierPrice: 75_00,
      totalPrice,
    });
  });

  test.each([
    ['no longer active', { isActive: false }, 'This service is no longer offered'],
    [
      'without the option',
      { customizationOptions: [] },
      'This service is no longer offered with these choices',
    ],
    [
      'without the value',
      pricedService({
        basePrice: 20,
        customizationOptions: [{ name: 'Place', type: 'select', priceModifier: 5, options: ['There'] }],
      }),
      'This service is no longer offered with these choices',
    ],
    ['too expensive', { basePrice: cents(50_000_000) }, 'This comes to more than $999,999.99'],
  ])('is unavailable when the service is %s', (_, change, reason) => {
    expect(lineStatus({ ...TALK, ...change }, LINE)).toEqual({
      kind: 'unavailable',
      reason,
      choices: { Place: 'Here' },
      unitPrice: 25_00,
      totalPrice: 75_00,
    });
  });

  test('lists its options in the service’s order, available or not', () => {
    const mats = { name: 'Mats', type: 'number' as const, priceModifier: cents(3_00) };
    const service = { ...TALK, customizationOptions: [...TALK.customizationOptions, mats] };
    const line = { ...LINE, choices: { Mats: 2, Place: 'Here' } };
    for (const isActive of [true, false]) {
      expect(Object.keys(lineStatus({ ...service, isActive }, line).choices)).toEqual(['Place', 'Mats']);
    }
  });
});
