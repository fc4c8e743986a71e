import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import { createInventory } from '../recipes/availability.ts';
import { freeCards, lackingFoods, withReserved } from './reserved-stock.ts';

type Line = readonly [name: string, amount: string, unit: string];

const planned = (recipeId: number, servings: number, ...lines: Line[]) => ({
  id: recipeId * 10,
  recipeId,
  day: calendarDay('2026-11-23'),
  servings,
  recipe: {
    servings: 4,
    ingredients: lines.map(([name, amount, unit]) => ({ name, amount, unit })),
  },
});
const card = (
  id: number,
  name: string,
  quantity: string,
  unit: string,
  expiryDate: string | null = null,
) => ({
  id,
  name,
  quantity,
  unit,
  expiryDate,
});
const inventoryOf = (...items: readonly ReturnType<typeof card>[]) => {
  const inventory = createInventory([]);
  for (const item of items) inventory.add(item);
  return inventory;
};

describe('what planned meals lack', () => {
  test('what one takes is not there for the next, across units and servings', () => {
    const inventory = inventoryOf(card(1, 'Flour', '1', 'kg'), card(2, 'Eggs', '3', 'piece'));
    const cake = planned(1, 8, ['Flour', '300', 'g'], ['Eggs', '1', 'piece']);
    const bread = planned(2, 4, ['Flour', '500', 'g'], ['Eggs', '1', 'piece']);
    expect(lackingFoods([cake, bread], inventory)).toEqual([[], [{ name: 'Flour', amount: 100, unit: 'g' }]]);
    expect(lackingFoods([bread, cake], inventory)).toEqual([[], [{ name: 'Flour', amount: 100, unit: 'g' }]]);
  });

  test('what is negligible for one is bought with what the next lacks', () => {
    const rice = planned(1, 4, ['Rice', '370', 'g']);
    const more = planned(2, 4, ['Rice', '185', 'g']);
    expect(lackingFoods([rice, more], inventoryOf(card(1, 'Rice', '350', 'g')))).toEqual([
      [],
      [{ name: 'Rice', amount: 205, unit: 'g' }],
    ]);
    expect(lackingFoods([rice], inventoryOf(card(1, 'Rice', '350', 'g')))).toEqual([[]]);
  });

  test('what is kept in tins is short in tins', () => {
    const soup = planned(1, 4, ['Chopped tomatoes', '1.5', 'tin']);
    const stew = planned(2, 4, ['Chopped tomatoes', '400', 'g']);
    expect(lackingFoods([soup, stew, soup], inventoryOf(card(1, 'Chopped tomatoes', '3', 'tin')))).toEqual([
      [],
      [],
      [{ name: 'Chopped tomatoes', amount: 1, unit: 'tin' }],
    ]);
  });

  test('a recipe finds what is reserved for it, and not what is reserved for those before it', () => {
    const inventory = withReserved(inventoryOf(card(1, 'Beef mince', '500', 'g')), [
      planned(1, 4, ['Beef mince', '500', 'g']),
      planned(2, 4, ['Beef mince', '500', 'g']),
    ]);
    const decide = (id: number | string) =>
      inventory.decide({ id, ingredients: [{ name: 'Beef mince', amount: '200', unit: 'g' }] }).ingredients;
    expect([1, 2, 3, 'idea'].map((id) => decide(id).map(({ available }) => available))).toEqual([
      [true],
      [false],
      [false],
      [false],
    ]);
  });
});

test('what is free is what planned meals leave, of what expires first before what keeps', () => {
  const cards = [
    card(1, 'Milk', '1', 'l', '2026-12-01'),
    card(2, 'Milk', '1', 'l', '2026-11-24'),
    card(3, 'Salt', 'some', 'piece'),
  ];
  const porridge = planned(1, 4, ['Milk', '1200', 'ml'], ['Salt', '1', 'pinch']);
  expect(freeCards(cards, [porridge], [])).toEqual([{ ...cards[0], quantity: '0.8' }, cards[2]]);
  expect(freeCards(cards, [], [])).toEqual(cards);
});
