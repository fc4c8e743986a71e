import { expect, test } from 'vitest';
import { pricedService } from './priced-service.ts';

test('converts a service’s prices to cents', () => {
  const customizationOptions = [
    { name: 'Place', type: 'select' as const, priceModifier: 12.5, options: ['Here', 'There'] },
    { name: 'Online', type: 'boolean' as const, priceModifier: -0.01 },
  ];
  expect(pricedService({ basePrice: 19.99, customizationOptions })).toEqual({
    basePrice: 1999,
    customizationOptions: [
      { name: 'Place', type: 'select', priceModifier: 1250, options: ['Here', 'There'] },
      { name: 'Online', type: 'boolean', priceModifier: -1 },
    ],
  });
});
