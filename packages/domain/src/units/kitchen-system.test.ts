import { expect, test } from 'vitest';
import { kitchenSystem } from './kitchen-system.ts';

test.each([
  [[], undefined],
  [['piece', 'cup', 'tbsp', 'bunch'], undefined],
  [['g', 'piece'], 'metric'],
  [['l', 'cup', 'oz', 'kg'], 'metric'],
  [['lb', 'cup'], 'us'],
  [['lb', 'g'], undefined],
  [['imperial pint', 'piece'], 'metric'],
  [['gallon', 'cup'], 'us'],
])('%j: %s', (units, system) => {
  expect(kitchenSystem(units)).toBe(system);
});
