import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import type { Part } from '../model/stocked.ts';
import { describeFood } from '../roles/describe-food.ts';
import { withBreadOpened } from './open-bread.ts';

function bread(name: string): Part {
  const food = findFood(name);
  if (!food) throw new Error(`No food: ${name}`);
  const stocked = {
    name,
    culinary: describeFood(food, name),
    food,
    category: food.category,
    source: 'stock' as const,
    daysLeft: null,
    stockGrams: null,
    keptIn: 'piece',
  };
  return { need: 'bread', stocked, grams: 100, amount: 1, unit: 'piece', isAvailable: true };
}

test.each([
  ['bagel', 'Toast the bagel.', 'Split and toast the bagel.'],
  ['baguette', 'Toast the baguette.', 'Slice and toast the baguette.'],
  ['baguette', 'Fill the baguette with the ham.', 'Split the baguette. Fill the baguette with the ham.'],
  [
    'baguette',
    'Beat the eggs. Soak the baguette in it.',
    'Cut the baguette into slices. Beat the eggs. Soak the baguette in it.',
  ],
  [
    'baguette',
    'Spread the baguette with the butter. Fill with the ham to make sandwiches.',
    'Split the baguette. Spread the baguette with the butter. Fill with the ham to make sandwiches.',
  ],
  ['baguette', 'Slice the baguette and toast it.', 'Slice the baguette and toast it.'],
  ['baguette', 'Serve with the baguette.', 'Serve with the baguette.'],
  ['bread', 'Toast the bread.', 'Toast the bread.'],
])('%s: %j becomes %j', (name, step, opened) => {
  expect(withBreadOpened([bread(name)], [step])).toEqual([opened]);
});
