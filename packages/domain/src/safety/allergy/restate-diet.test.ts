import { expect, test } from 'vitest';
import { restateDietWithException } from './restate-diet.ts';

test.each([
  ['lacto-vegetarian', 'vegetarian, no eggs'],
  ['Lacto vegetarians', 'vegetarian, no eggs'],
  ['ovo vegetarian', 'vegetarian, no dairy'],
  ['ovo-lacto vegetarian', 'ovo-lacto vegetarian'],
  ['vegan-ish', 'vegan'],
  ['vegan except honey', 'vegetarian, no eggs, no dairy'],
  ['Vegan (honey is ok)', 'vegetarian, no eggs, no dairy'],
  ['vegan with eggs and honey', 'vegetarian, no dairy'],
  ['vegan, but dairy is fine', 'vegetarian, no honey, no eggs'],
  ['vegan but still eats fish', 'pescatarian, no honey, no eggs, no dairy'],
  ['plant-based but uses butter', 'vegetarian, no honey, no eggs, no dairy except butter'],
  ['vegetarian but fish ok', 'pescatarian'],
  ['vegetarian except for chicken and fish', 'red meat, gelatin, lard'],
  ['vegetarian, eggs ok', 'vegetarian'],
  ['vegetarian except eggs', 'vegetarian, no eggs'],
  ['vegan except honey, no nuts', 'vegetarian, no eggs, no dairy, no nuts'],
])('%s means %s', (written, meant) => {
  expect(restateDietWithException(written)).toBe(meant);
});

test.each([
  'vegan',
  'not vegan but eggs are ok',
  'vegan except on Sundays',
  'vegan but eggs ok if baked',
  'vegan but no honey',
  'vegan with egg allergy',
  'vegetarian except bacon',
  'vegetarian and allergic to fish',
  'vegetarian, fish not ok',
])('leaves %s as it is', (written) => {
  expect(restateDietWithException(written)).toBe(written);
});
