import { expect, test } from 'vitest';
import { plainText, shortPlainText } from './plain-text.ts';

test.each([
  ['Grilled chicken breast', 'Grilled chicken breast'],
  ['  Jasmine\n\trice ', 'Jasmine rice'],
  ['<b>Chicken</b>', 'Chicken'],
  ['<img src=x onerror=alert(1)>Rice', 'Rice'],
  ['Rice<script', 'Rice'],
  ['<<b>i>Rice', '< i>Rice'],
  ['Fat < 3 g, 2 > 1', 'Fat < 3 g, 2 > 1'],
  ['Crème fraîche & jalapeños (2%)', 'Crème fraîche & jalapeños (2%)'],
  ['ris\u202Eecir\u200B', 'ris ecir'],
  ['nul\u0000byte', 'nul byte'],
  ['味噌汁 🍲', '味噌汁 🍲'],
  ['<p></p>', ''],
  ['', ''],
])('%j → %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ['short enough', 20, 'short enough'],
  ['a plate of rice with beans', 15, 'a plate of…'],
  ['supercalifragilistic', 10, 'super…'],
])('%j in %d characters is %j', (text, max, short) => {
  expect(shortPlainText(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});
