import { expect, test } from 'vitest';
import { joinDivided, withoutMisreadings } from './scanned-text.ts';

test.each([
  ['75O g potatoes', '750 g potatoes'],
  ['5Og/2oz sultanas', '50g/2oz sultanas'],
  ['22O°C', '220°C'],
  ['25g/loz sugar', '25g/1oz sugar'],
  ['Cooking l h 20', 'Cooking 1 h 20'],
  ['l/2 tsp salt', '1/2 tsp salt'],
  ['150ml mi1k', '150ml milk'],
  ['I egg', '1 egg'],
  ['I add egg', 'I add egg'],
  ['1l stock', '1l stock'],
  ['2OZ butter', '2OZ butter'],
  ['H2O', 'H2O'],
  ['2 tbsp l’huile', '2 tbsp l’huile'],
])('%s is %s', (scanned, line) => {
  expect(withoutMisreadings(scanned, (text) => /^1 egg$/.test(text))).toBe(line);
});

test.each([
  ['Worcester-\nshire sauce', 'Worcestershire sauce'],
  ['all-\r\n  purpose flour', 'all-purpose flour'],
  ['12-\n15 minutes', '12-\n15 minutes'],
  ['- milk\n- eggs', '- milk\n- eggs'],
])('%j is %j', (page, text) => {
  expect(joinDivided(page)).toBe(text);
});
