import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([
  ['chicken, rice, eggs', ['chicken', 'rice', 'eggs']],
  ['milk; bread;  butter', ['milk', 'bread', 'butter']],
  ['2 lemons, 500 g flour', ['2 lemons', '500 g flour']],
  ['milk, toilet paper, eggs', ['milk', 'toilet paper', 'eggs']],
  ['bread, butter,', ['bread', 'butter']],
  ['fish pie, peas', ['fish pie', 'peas']],
  ['tomatoes, canned', ['tomatoes, canned']],
  ['onion, finely diced', ['onion, finely diced']],
  ['chicken thighs, cut into chunks', ['chicken thighs, cut into chunks']],
  ['basil leaves, torn', ['basil leaves, torn']],
  ['the blue thing, for Sam', ['the blue thing, for Sam']],
  ['eggs', ['eggs']],
  ['potatoes carrots', ['potatoes', 'carrots']],
  ['eggs bananas milk', ['eggs', 'bananas', 'milk']],
  ['potato bread', ['potato bread']],
  ['carrots cake', ['carrots cake']],
  ['cherries tomatoes', ['cherries tomatoes']],
  ['rice eggs', ['rice eggs']],
  ['Pringles paprika', ['Pringles paprika']],
  ['onions rings', ['onions rings']],
  ['2 onions', ['2 onions']],
  [
    '1,5 kg potatoes\nyoghurt, greek\n2 lemons, milk',
    ['1,5 kg potatoes', 'yoghurt, greek', '2 lemons', 'milk'],
  ],
  [
    '- bananas\r\n* 6 apples\r\n☐ milk\r\n- [ ] 500g mince\r\n[x] rice',
    ['bananas', '6 apples', 'milk', '500g mince', 'rice'],
  ],
  ['1. eggs\n2) 1.5 kg flour\n10. salt', ['eggs', '1.5 kg flour', 'salt']],
  ['Dairy:\n\n  cheddar 200g\n- \nMeat:\n2 chicken breasts', ['cheddar 200g', '2 chicken breasts']],
  ['half a cabbage\n', ['half a cabbage']],
  [
    '[26/11/26, 17:03:12] Zoë: 6 bananas\n[26.11.2026, 17:03] Mama: kitchen paper\n[5:03 PM, 11/26/2026] José Ñ.: - rice',
    ['6 bananas', 'kitchen paper', 'rice'],
  ],
  ['26/11/26, 17:03 - Zoë: milk\n11/26/26, 5:03\u202fPM - Zoë: half a cabbage', ['milk', 'half a cabbage']],
  [
    '✅ tea\n✔️ rice\n🔲 salt\n👉 eggs\n➡️ milk\n▪️ leeks\n( ) oil\n> bread',
    ['tea', 'rice', 'salt', 'eggs', 'milk', 'leeks', 'oil', 'bread'],
  ],
  ['## Dairy\nmilk\n# Other things\n🥚 eggs\n🍞', ['milk', '🥚 eggs', '🍞']],
  ['dip: hummus\n[half] a pumpkin', ['dip: hummus', '[half] a pumpkin']],
])('%s', (typed, things) => {
  expect(splitList(typed)).toEqual(things);
});
