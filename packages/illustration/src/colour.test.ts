import { expect, test } from 'vitest';
import { hueAndChroma, hueGap, mix } from './colour.ts';

test.each([
  ['#ff0000', 0, 1],
  ['#00ff00', 120, 1],
  ['#0000ff', 240, 1],
  ['#ff00ff', 300, 1],
  ['#808080', 0, 0],
] as const)('%s has hue %d', (colour, hue, chroma) => {
  expect(hueAndChroma(colour)).toEqual({ hue, chroma });
});

test.each([
  [10, 350, 20],
  [0, 180, 180],
  [90, 60, 30],
])('from %d to %d is %d degrees', (a, b, gap) => {
  expect(hueGap(a, b)).toBe(gap);
});

test.each([
  [0, '#000000'],
  [0.5, '#800a40'],
  [1, '#ff1480'],
] as const)('a share of %d gives %s', (share, colour) => {
  expect(mix('#000000', '#ff1480', share)).toBe(colour);
});
