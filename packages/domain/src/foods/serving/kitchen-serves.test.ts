import { describe, expect, test } from 'vitest';
import { FOODS } from '../food-table.ts';
import { kitchenServes } from './kitchen-serves.ts';
import { servesAs } from './same-food.ts';

describe('kitchenServes', () => {
  test.each([
    [['Chicken breast'], 'chicken', true],
    [['Chicken stock'], 'chicken', false],
    [['Scallions'], 'spring onion', true],
    [['Coconut milk'], 'milk', false],
    [['Brown rice', 'Salt'], 'Rice', true],
    [['Grandma’s relish'], 'grandma’s relish', true],
    [['Grandma’s relish'], 'relish of a stranger', false],
    [[], 'salt', false],
  ])('a kitchen of %j where %s is needed: %s', (kitchen, needed, expected) => {
    expect(kitchenServes(kitchen)(needed)).toBe(expected);
  });

  test('says what servesAs says of its names, for every food of the table', () => {
    const names = FOODS.map(({ name }) => name);
    const kitchen = names.filter((_, index) => index % 25 === 0);
    const serves = kitchenServes(kitchen);
    for (const needed of names) {
      expect([needed, serves(needed)]).toEqual([needed, kitchen.some((kept) => servesAs(kept, needed))]);
    }
  });
});
