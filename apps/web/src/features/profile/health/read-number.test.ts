import { expect, test } from 'vitest';
import { readCentimetres, readKilograms, tidyCentimetres } from './read-number.ts';

test.each([
  ['172', 172],
  ['172,5 cm', 172.5],
  ['1.75', 1.75],
  ['1.75 m', 175],
  ['1,8 m', 180],
  ['1m75', 175],
  ['1 m 75', 175],
  ['5 ft 8 in', 172.72],
  ['5’9', 175.26],
  ['', null],
  ['tall', Number.NaN],
  ['5 9', Number.NaN],
  ['70 kg', Number.NaN],
])('a metric height of %j is %d cm', (typed, centimetres) => {
  expect(readCentimetres(typed)).toBe(centimetres);
});

test.each([
  ['1.75', '175'],
  [' 1,8 ', '180'],
  ['2.01', '201'],
  ['175', '175'],
  ['1', '1'],
  ['1.75 m', '1.75 m'],
  ['172.5', '172.5'],
  ['', ''],
])('a height of %j is tidied to %j', (typed, tidied) => expect(tidyCentimetres(typed)).toBe(tidied));

test.each([
  ['70', 70],
  ['70,5 kg', 70.5],
  ['70 kilos', 70],
  ['155 lb', 70.31],
  ['11 st 4', 71.67],
  ['', null],
  ['heavy', Number.NaN],
  ['172 cm', Number.NaN],
])('a metric weight of %j is %d kg', (typed, kilograms) => expect(readKilograms(typed)).toBe(kilograms));
