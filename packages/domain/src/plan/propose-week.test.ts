import { describe, expect, test } from 'vitest';
import { addDays, calendarDay } from '../calendar-day.ts';
import { seededRandom } from '../random.ts';
import { createInventory } from '../recipes/availability.ts';
import { weekProposer } from './propose-week.ts';

const MONDAY = calendarDay('2026-11-23');
const gaps = (days: number) =>
  Array.from({ length: days }, (_, at) => ({ day: addDays(MONDAY, at), slot: 'dinner' as const }));

interface Dish {
  readonly minutes?: number;
  readonly foods: readonly string[];
}

function propose(
  days: number,
  dishes: readonly Dish[],
  stock: readonly (readonly [string, string | null])[] = [],
) {
  const cards = stock.map(([name, expiryDate], at) => ({
    id: at + 1,
    name,
    quantity: '400',
    unit: 'g',
    expiryDate,
  }));
  const inventory = createInventory([]);
  for (const card of cards) inventory.add(card);
  const recipes = dishes.map(({ minutes = 30, foods }, at) => ({
    id: at + 1,
    servings: 2,
    minutes,
    ingredients: foods.map((name) => ({ name, amount: '400', unit: 'g' })),
  }));
  const proposed = weekProposer(
    recipes,
    { inventory, taken: new Map(), cards, atHome: [] },
    { servings: 2, planned: [], random: seededRandom(1) },
  );
  return gaps(days).flatMap((gap) => proposed(gap) ?? []);
}

describe('a proposed week', () => {
  test('begins with what is at home, and what one meal takes is not there for the next', () => {
    const dishes = [{ foods: ['Beef mince'] }, { foods: ['Rice'] }, { foods: ['Rice', 'Salmon'] }];
    expect(propose(3, dishes, [['Rice', null]])).toMatchObject([
      { recipeId: 2, toBuy: 0 },
      { recipeId: expect.any(Number), toBuy: expect.any(Number) },
      { day: '2026-11-25' },
    ]);
    const bought = propose(3, dishes, [['Rice', null]]).map(({ toBuy }) => toBuy);
    expect(bought.reduce((sum, count) => sum + count)).toBe(3);
  });

  test('uses what expires before what keeps, and says so', () => {
    const dishes = [{ foods: ['Rice'] }, { foods: ['Spinach'] }];
    const stock = [['Rice', null] as const, ['Spinach', '2026-11-24'] as const];
    expect(propose(1, dishes, stock)).toMatchObject([{ recipeId: 2, usesUp: ['Spinach'] }]);
  });

  test('has no main food on two days running, nor three times', () => {
    const chicken = ['Chicken breast', 'Chicken thighs', 'Chicken breast', 'Chicken breast'];
    const dishes = [...chicken, 'Salmon', 'Tofu'].map((food) => ({ foods: [food] }));
    const mains = propose(7, dishes, [['Chicken breast', null]]).map(
      ({ recipeId }) => dishes[recipeId - 1]?.foods[0],
    );
    for (const [at, main] of mains.entries()) if (at > 0) expect(main).not.toBe(mains[at - 1]);
    expect(mains.filter((main) => main === 'Chicken breast')).toHaveLength(2);
  });

  test('leaves what takes long to the weekend', () => {
    const dishes = [
      { foods: ['Rice'], minutes: 180 },
      { foods: ['Lentils'], minutes: 20 },
    ];
    const stock = [['Rice', null] as const, ['Lentils', null] as const];
    expect(propose(1, dishes, stock)).toMatchObject([{ recipeId: 2 }]);
  });

  test('leaves gaps for which no recipe is left', () => {
    expect(propose(3, [{ foods: ['Rice'] }])).toHaveLength(1);
    expect(propose(3, [])).toEqual([]);
  });
});
