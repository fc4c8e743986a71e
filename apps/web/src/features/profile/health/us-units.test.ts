import { expect, test } from 'vitest';
import { sayFeet, sayPounds } from './us-units.ts';

test.each([
  [172, '5 ft 8 in'],
  [182.5, '6 ft 0 in'],
  [30.48, '1 ft 0 in'],
])('%d cm is %s', (centimetres, said) => {
  expect(sayFeet(centimetres)).toBe(said);
});

test.each([
  [68.4, '151 lb'],
  [0.45359237, '1 lb'],
  [600, '1,323 lb'],
])('%d kg is %s', (kilograms, said) => {
  expect(sayPounds(kilograms)).toBe(said);
});
