import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { expect, test } from 'vitest';
import { readIdeaRules, usableItems } from './usable-stock.ts';

const TODAY = calendarDay('2026-11-22');
const FOODS = ['Rice', 'Almonds', 'Milk', 'Leek'];

/** Long words of its owner's, which take a while to understand. */
const ownWords = (at: number) => `a green leaf ${at} with half of a bean and no nut in it`.slice(0, 50);

/** A kitchen of a thousand foods, and how many of them were looked at when another user had a turn. */
function largeStock(allergens: number) {
  let read = 0;
  let readBefore = 0;
  const kitchen = Array.from(
    { length: 1000 },
    (_, at): Ingredient => ({
      id: at,
      get name() {
        read += 1;
        return `${FOODS[at % FOODS.length]} ${ownWords(at)}`;
      },
      category: 'pantry',
      quantity: '1',
      unit: 'piece',
      expiryDate: null,
      status: 'fresh',
      get allergens() {
        read += 1;
        return Array.from({ length: allergens }, (_, of) => ownWords(at * 100 + of));
      },
      dietaryTags: [],
      place: null,
      openedOn: null,
      boughtOn: null,
      batches: [],
      isDish: false,
      addedAt: '2026-11-22T12:00:00.000Z',
    }),
  );
  setImmediate(() => {
    readBefore = read;
  });
  return {
    kitchen,
    shareReadBefore: () => readBefore / read,
  };
}

test('usableItems lets other requests run while it reads a large kitchen', async () => {
  const { kitchen, shareReadBefore } = largeStock(2);
  await usableItems(1, kitchen, { allergies: ['kiwi', 'my own word'] }, TODAY);
  expect(shareReadBefore()).toBeLessThan(1);
});

test('readIdeaRules does so too', async () => {
  const { kitchen, shareReadBefore } = largeStock(0);
  const eater = { allergies: ['nuts', 'my own word'], diets: [] };
  await readIdeaRules(1, { stock: kitchen, eater, today: TODAY, seed: 1 });
  expect(shareReadBefore()).toBeLessThan(1);
});

test('usableItems drops items with an allergen, by mark or by name', async () => {
  const { kitchen } = largeStock(0);
  const [rice, almonds, milk] = kitchen.map((item, at) => ({
    ...item,
    name: FOODS[at] ?? 'Leek',
    allergens: at === 2 ? ['Dairy'] : [],
  }));
  if (!rice || !almonds || !milk) throw new Error('The kitchen is empty');
  const eater = { allergies: ['nuts', 'dairy'], diets: [] };
  const usable = await usableItems(1, [rice, almonds, milk], eater, TODAY);
  expect(usable).toEqual([rice, almonds]);
  expect((await readIdeaRules(1, { stock: usable, eater, today: TODAY, seed: 1 })).shelf).toEqual([rice]);
});
