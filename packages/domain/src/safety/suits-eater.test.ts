import { expect, test } from 'vitest';
import { suitsEater } from './suits-eater.ts';

const CHICKEN = { name: 'chicken breast', category: 'protein' } as const;
const PRAWNS = { name: 'prawns', category: 'protein' } as const;
const TOFU = { name: 'tofu', category: 'protein' } as const;

test('someone without allergies or diets may eat anything', () => {
  expect(suitsEater(CHICKEN, { allergies: [], diets: [] })).toBe(true);
});

test('an allergy rules out what carries it', () => {
  expect(suitsEater(PRAWNS, { allergies: ['shellfish'], diets: [] })).toBe(false);
  expect(suitsEater(PRAWNS, { allergies: ['shrimp'], diets: [] })).toBe(false);
  expect(suitsEater(PRAWNS, { allergies: ['fish', 'kiwi'], diets: [] })).toBe(true);
});

test('every diet is kept', () => {
  expect(suitsEater(CHICKEN, { allergies: [], diets: ['high_protein', 'vegetarian'] })).toBe(false);
  expect(suitsEater(TOFU, { allergies: [], diets: ['high_protein', 'vegetarian'] })).toBe(true);
  expect(suitsEater(TOFU, { allergies: [], diets: ['vegetarian', 'paleo'] })).toBe(false);
  expect(suitsEater(TOFU, { allergies: ['soy'], diets: ['vegetarian'] })).toBe(false);
});

test('an unknown grain is kept from those who bear no gluten, an unknown dairy food from those who bear no milk', () => {
  const grain = { name: 'unobtainium rings', category: 'grain' } as const;
  const dairy = { name: 'unobtainium spread', category: 'dairy' } as const;
  expect(suitsEater(grain, { allergies: ['wheat'], diets: [] })).toBe(false);
  expect(suitsEater(grain, { allergies: ['dairy'], diets: [] })).toBe(true);
  expect(suitsEater(dairy, { allergies: ['dairy'], diets: [] })).toBe(false);
  expect(suitsEater(dairy, { allergies: ['gluten'], diets: [] })).toBe(true);
});
