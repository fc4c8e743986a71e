import { expect, test } from 'vitest';
import { formatFeet, formatPounds, readFeet, readPounds, writeFeet, writePounds } from './us-units.ts';

test.each([
  [172, '5 ft 8 in'],
  [182.5, '6 ft 0 in'],
  [30.48, '1 ft 0 in'],
])('%d cm is %s', (centimetres, text) => {
  expect(formatFeet(centimetres)).toBe(text);
});

test.each([
  [68.4, '151 lb'],
  [0.45359237, '1 lb'],
  [600, '1,323 lb'],
])('%d kg is %s', (kilograms, text) => {
  expect(formatPounds(kilograms)).toBe(text);
});

test.each([
  ['5 ft 11 in', 180.34],
  ['5ft11', 180.34],
  ['5\'11"', 180.34],
  ['5’ 11”', 180.34],
  ['5 11', 180.34],
  ['5 feet 11 inches', 180.34],
  ['5 ft 10.5 in', 179.07],
  ['6 ft', 182.88],
  ['6', 182.88],
  ['71 in', 180.34],
  ['71', 180.34],
  ['180 cm', 180],
  ['  ', null],
  ['5.11', Number.NaN],
  ['0', Number.NaN],
  ['tall', Number.NaN],
])('a height of %j is %d cm', (typed, centimetres) => {
  expect(readFeet(typed)).toBe(centimetres);
});

test.each([
  ['165', 74.84],
  ['165 lbs', 74.84],
  ['165.5 lb', 75.07],
  ['1,200 lb', 544.31],
  ['11 st 11 lb', 74.84],
  ['12 stone', 76.2],
  ['75 kg', 75],
  ['', null],
  ['heavy', Number.NaN],
])('a weight of %j is %d kg', (typed, kilograms) => {
  expect(readPounds(typed)).toBe(kilograms);
});

test('every inch and every tenth of a pound survives conversion', () => {
  for (let inches = 12; inches < 118; inches += 1) {
    const typed = `${Math.floor(inches / 12)} ft ${inches % 12} in`;
    expect(writeFeet(readFeet(typed) ?? 0)).toBe(typed);
  }
  for (let tenths = 30; tenths < 9990; tenths += 1) {
    const typed = `${tenths / 10} lb`;
    expect(writePounds(readPounds(typed) ?? 0)).toBe(typed);
  }
});
