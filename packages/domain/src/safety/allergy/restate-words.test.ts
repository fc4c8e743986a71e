import { expect, test } from 'vitest';
import { eatsOnlyCookedThrough, sparesSalt, suitsEater } from '../suits-eater.ts';
import { readAllergyText } from './parse-allergy-text.ts';

test.each([
  ['for a 7 month old baby', ['not for infant']],
  ['under 1 year old', ['not for infant']],
  ['my six-month-old', ['not for infant']],
  ['pour un bébé', ['not for infant']],
  ['allergic to milk as a baby', ['dairy']],
  ['baby corn and baby carrots', ['baby corn', 'baby carrot']],
  ['jelly babies', ['jelly baby']],
  ['14 months old', []],
  ['sesame seeds/oil', ['sesame']],
  ['peanuts and oily fish', ['peanuts', 'fish']],
  ['coconut and oil', ['coconut', 'oil']],
  ['sesame/oil', ['sesame']],
  ['peppers (bell)', ['bell pepper']],
  ['Erd- und Haselnüsse', ['peanuts', 'hazelnut']],
  ['schaal- en schelpdieren', ['crustacean', 'mollusc']],
  ['uczulenie na gorczycę, soję i cebulę', ['mustard', 'soy', 'onion']],
  ["non sopporto l'aglio", ['garlic']],
])('%j means %j', (text, meant) => {
  const known = readAllergyText(text).parts.filter(({ kind }) => kind !== 'unknown');
  expect(known.map(({ allergens, terms }) => allergens[0] ?? terms[0])).toEqual(meant);
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
