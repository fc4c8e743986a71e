import { expect, test } from 'vitest';
import { rewriteDictation } from './rewrite-dictation.ts';

test.each([
  // Numbers in words.
  [
    'two hundred grams of chicken and one hundred and fifty grams of rice',
    '200 grams of chicken and 150 grams of rice',
  ],
  ['a hundred mil of milk', '100 ml of milk'],
  ['two fifty grams of yogurt', '250 grams of yogurt'],
  ['thirty-five grams of oats', '35 grams of oats'],
  ['fifteen almonds', '15 almonds'],
  ['one point five cups of rice', '1.5 cups of rice'],
  ['hundreds and thousands', 'hundreds and thousands'],
  ['ice cream with a hundred and one toppings', 'ice cream with 101 toppings'],
  ['seven layer dip', 'seven layer dip'],
  ['seventy five percent dark chocolate', 'seventy five percent dark chocolate'],
  ['one thirty gram bag of crisps', 'one 30 gram bag of crisps'],
  // Hesitation and openings.
  ['um two eggs and like a slice of toast', 'two eggs and a slice of toast'],
  ['um pão com manteiga', 'um pão com manteiga'],
  ['okay so for lunch I had a wrap and uh a coke', 'for lunch I had a wrap and a coke'],
  ['I think I ate maybe half a cup of rice', 'half a cup of rice'],
  ['oh and I forgot a protein bar', 'a protein bar'],
  ['and then I snacked on like ten almonds you know', 'ten almonds '],
  ['a glass of juice please', 'a glass of juice'],
  ['a bowl of soup then an apple', 'a bowl of soup, an apple'],
  ['I had porridge. Then I had a banana.', 'porridge, a banana.'],
  ['crackers like ritz', 'crackers like ritz'],
  ['sunday roast with gravy', 'sunday roast with gravy'],
  ['sunday pancakes', 'pancakes'],
  ['umm ali', 'umm ali'],
  ['log cabin syrup', 'log cabin syrup'],
  ['pizza, I only had half', 'pizza, I only had half'],
  // Corrected amounts.
  ['three cookies no wait four cookies', 'four cookies'],
  ['2 eggs, actually 3, and toast', '3 eggs, and toast'],
  ['a slice of pizza no two slices', 'two slice of pizza'],
  ['a couple of beers last night maybe three', 'three beers'],
  ['a burger no bun', 'a burger no bun'],
  ['a few crackers, maybe five or six', 'five or six crackers'],
  // When it was eaten.
  ['pizza at 8 in the evening', 'pizza'],
  ['at eight I had a beer', 'a beer'],
  ['a sandwich around 1 o’clock, crisps', 'a sandwich, crisps'],
  ['almonds, about 20', 'almonds, about 20'],
  ['cereal when I got home', 'cereal'],
  ['3 ginger biscuits before getting up', '3 ginger biscuits'],
])('%s', (typed, written) => expect(rewriteDictation(typed)).toBe(written));
