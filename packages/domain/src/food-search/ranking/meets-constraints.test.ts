import { describe, expect, test } from 'vitest';
import { searchedFoods } from '../../foods/served/served-table.ts';
import { readConstraints } from '../query/query-constraints.ts';
import { meetsConstraints } from './meets-constraints.ts';

/** Whether a food of the tables is a valid result for these restricting words. */
function answers(name: string, words: string): boolean {
  const food = searchedFoods().find((each) => each.name === name);
  if (food === undefined) throw new Error(`no food is called ${name}`);
  return meetsConstraints(food, readConstraints(words).constraints);
}

describe('by what a food is', () => {
  test.each([
    ['rice flour', 'gluten free', true],
    ['vital wheat gluten', 'gluten free', false],
    ['oat milk', 'dairy free', true],
    ['milk', 'dairy free', false],
    ['goat milk', 'plant based', false],
    ['fish sauce', 'vegan', false],
    ['soy sauce', 'vegan', true],
    ['egg salad', 'egg free', false],
    ['bread', 'keto', false],
    ['maple syrup', 'sugar free', false],
    ['mojito', 'alcohol free', false],
    ['coffee', 'caffeine free', false],
    ['herbal tea', 'caffeine free', true],
    ['almond butter', 'nut free', false],
    ['peanut butter', 'nut free', false],
    ['sunflower seed butter', 'nut free', true],
    ['chorizo', 'pork free', false],
  ])('%s, asked for as %s: %s', (name, words, fits) => expect(answers(name, words)).toBe(fits));
});

describe('by what a dish is made of', () => {
  test.each([
    ['gulab jamun', 'dairy free', false],
    ['chana masala', 'vegan', true],
    ['butter chicken', 'vegetarian', false],
    ['coconut yogurt', 'dairy free', true],
    ['almond yogurt', 'nut free', false],
    ['pad see ew', 'gluten free', false],
    ['cosmopolitan', 'alcohol free', false],
    ['bulletproof coffee', 'caffeine free', false],
  ])('%s, asked for as %s: %s', (name, words, fits) => expect(answers(name, words)).toBe(fits));
});

describe('by its figures', () => {
  test.each([
    ['skim milk', 'fat free', true],
    ['milk', 'fat free', false],
    ['low fat yogurt', 'low fat', true],
    ['light cream cheese', 'low fat', true],
    ['cream cheese', 'low fat', false],
    ['chicken breast', 'high protein', true],
    ['white rice', 'high protein', false],
  ])('%s, asked for as %s: %s', (name, words, fits) => expect(answers(name, words)).toBe(fits));
});

describe('by the claim of its own name', () => {
  test.each([
    ['gluten free bread', 'gluten free'],
    ['decaf coffee', 'caffeine free'],
    ['non alcoholic beer', 'alcohol free'],
    ['keto bread', 'keto'],
    ['sugar free syrup', 'sugar free'],
    ['garden salad without dressing', 'without dressing'],
    ['vegan cheese', 'dairy free'],
  ])('%s is %s', (name, words) => expect(answers(name, words)).toBe(true));
});
