import { expect, test } from 'vitest';
import { eatsOnlyCookedThrough, sparesSalt, suitsEater } from '../suits-eater.ts';
import { restatePhrases } from './restate-phrases.ts';

test.each([
  ['for a 7 month old baby', 'for a infant infant'],
  ['under 1 year old', 'infant'],
  ['my six-month-old', 'my infant'],
  ['pour un bébé de 8 mois', 'pour un infant de 8 mois'],
  ['allergic to milk as a baby', 'allergic to milk as a baby'],
  ['baby corn and baby carrots', 'baby corn and baby carrots'],
  ['babybel', 'babybel'],
  ['diagnosed 6 months ago', 'diagnosed 6 months ago'],
  ['14 months old', '14 months old'],
  ['sesame seeds/oil', 'sesame seeds and sesame oil'],
  ['peanuts and oily fish', 'peanuts and oily fish'],
  ['coconut and oil', 'coconut and oil'],
  ['sesame/oil', 'sesame and sesame oil'],
])('%j is restated as %j', (text, restated) => {
  expect(restatePhrases(text)).toBe(restated);
});

test.each([
  ['for a 7 month old baby', 'honey', false],
  ['baby led weaning', 'honey', false],
  ['our baby is allergic to egg', 'eggs', false],
  ['our baby is allergic to egg', 'honey', false],
  ['Säugling', 'honey', false],
  ['infant', 'bacon', false],
  ['infant', 'walnuts', false],
  ['infant', 'peanut butter', true],
  ['infant, nut allergy', 'almond flour', false],
  ['infant', 'carrots', true],
  ['infant', 'yogurt', true],
  ['allergic to baby corn', 'honey', true],
  ["I'm expecting", 'brie', false],
  ['only white meat', 'beef mince', false],
  ['only white meat', 'chicken', true],
  ['only fish', 'beef mince', false],
  ['only fish', 'salmon', true],
  ['only chicken please', 'chicken thighs', true],
  ['only chicken please', 'beef mince', false],
  ['no meat but chicken', 'chicken', true],
  ['no meat but chicken', 'lamb', false],
  ['allergic to nuts but can have almonds', 'almonds', true],
  ['allergic to nuts but can have almonds', 'walnuts', false],
  ['jain veg', 'toor dal', true],
  ['peanut allergy only, all other nuts ok', 'peanut butter', false],
  ['peanut allergy only, all other nuts ok', 'almonds', true],
  ['nut allergy - tree nuts not peanuts', 'walnuts', false],
  ['nut allergy - tree nuts not peanuts', 'peanut butter', true],
  ['nuts and peanuts', 'peanut butter', false],
  ['nuts, not just peanuts', 'peanut butter', false],
  ['nuts, not just peanuts', 'walnuts', false],
  ['no onion', 'masoor dal', true],
  ['legumes', 'toor dal', false],
  ['no meat', 'pigeon peas', true],
  ['orthodox fasting', 'milk', false],
  ['orthodox fasting', 'lentils', true],
  ['on statins', 'grapefruit', false],
  ['on statins', 'oranges', true],
] as const)('to who writes %j, %s suits: %s', (words, name, suits) => {
  expect(suitsEater({ name, category: 'pantry' }, { allergies: [words], diets: [] })).toBe(suits);
});

test('food for a baby is cooked through and hardly salted', () => {
  const eater = { allergies: ['for our 8 months old'], diets: [] };
  expect([eatsOnlyCookedThrough(eater), sparesSalt(eater)]).toEqual([true, true]);
});
