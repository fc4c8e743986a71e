import { describe, expect, test } from 'vitest';
import type { Part } from '../compose/dish.ts';
import { findRole } from '../roles/find-role.ts';
import { are, join, measured, minutes, the } from './phrases.ts';
import { instruct } from './prepare.ts';

function part(name: string, amount: number | null, unit: string): Part {
  const culinary = findRole(name);
  if (!culinary) throw new Error(`No role: ${name}`);
  const stocked = {
    name,
    culinary,
    food: undefined,
    category: culinary.category,
    isAvailable: true,
    daysLeft: null,
    stockGrams: null,
    keptIn: unit,
  };
  return { slot: 'vegetables', stocked, grams: 1, amount, unit };
}

describe('how the steps speak of an ingredient', () => {
  test.each([
    ['egg', 1, 'piece', '1 egg', 'the egg', 'is'],
    ['egg', 2, 'piece', '2 eggs', 'the eggs', 'are'],
    ['onion', 0.5, 'piece', '½ onion', 'the onion', 'is'],
    ['spinach', 120, 'g', '120 g spinach', 'the spinach', 'is'],
    ['mushroom', 200, 'g', '200 g mushrooms', 'the mushrooms', 'are'],
    ['garlic', 2, 'clove', '2 garlic cloves', 'the garlic', 'is'],
    ['bread', 2, 'piece', '2 slices of bread', 'the bread', 'is'],
    ['olive oil', 1.5, 'tbsp', '1½ tbsp olive oil', 'the olive oil', 'is'],
    ['rice', 0.75, 'cup', '¾ cup rice', 'the rice', 'is'],
    ['salt', null, '', 'salt', 'the salt', 'is'],
  ])('%s %d %s', (name, amount, unit, withAmount, withArticle, verb) => {
    expect(measured(part(name, amount, unit))).toBe(withAmount);
    expect(the(part(name, amount, unit))).toBe(withArticle);
    expect(are(part(name, amount, unit))).toBe(verb);
  });

  test('lists, minutes and pronouns', () => {
    expect(join(['a', 'b', 'c'])).toBe('a, b and c');
    expect(minutes(6, 8)).toBe('6 to 8 minutes');
    expect(minutes(1)).toBe('1 minute');
    expect(instruct('press * dry and cut it into cubes', [part('tofu', 200, 'g')])).toBe(
      'press the tofu dry and cut it into cubes',
    );
    expect(instruct('peel * and cut it up', [part('carrot', 2, 'piece')])).toBe(
      'peel the carrots and cut them up',
    );
  });
});
