import { expect, test } from 'vitest';
import { calendarDay } from '../../calendar-day.ts';
import { stateOf } from '../../foods/food-state.ts';
import { FOODS } from '../../foods/food-table.ts';
import type { ComposeRequest } from '../composed-recipe.ts';
import { readStock } from './read-stock.ts';

const ANYONE = { allergies: [], diets: [] };

function shelfOf(names: readonly string[], eater: ComposeRequest['eater'] = ANYONE) {
  const stock = names.map((name) => ({
    name,
    category: 'pantry' as const,
    quantity: '1',
    unit: 'item',
    expiryDate: null,
  }));
  const { items } = readStock({ stock, eater, today: calendarDay('2026-11-21'), seed: 1 });
  return items.filter(({ source }) => source === 'stock');
}

test.each([
  ['6 eggs', 'Eggs', 300],
  ['500g mince', 'Mince', 500],
  ['half an onion', 'Onion', 55],
  ['eggs 12 pack', 'Eggs', 600],
  ['chicken breast fillets 650G x 1', 'Chicken breast fillets', 650],
  ['chiken drumsticks 8', 'Chicken drumstick', 1040],
  ['eggs', 'Eggs', null],
  ['a handful of cherry tomatoes', 'Cherry tomatoes', null],
  ['2% milk', '2% milk', null],
])('%j in one field is read as %j, in grams %j', (typed, name, grams) => {
  const [item] = shelfOf([typed]);
  expect(item?.name).toBe(name);
  if (typed.startsWith('a handful')) expect(item?.food?.name).toBe('cherry tomato');
  else expect(item?.stockGrams).toBe(grams);
});

test.each([
  ['avocados (3)', 'Avocados'],
  ['jar of Prego', 'Prego'],
  ['Bag of frozen corn', 'Frozen corn'],
  ['coconut milk can', 'Coconut milk'],
  ['kimchi, big jar', 'Kimchi'],
  ['bag of 6 avocados', 'Avocados'],
  ['dozen eggs', 'Eggs'],
  ['plantain (ripe) 4', 'Plantain (ripe)'],
  ['shredded chedder', 'Shredded cheddar'],
])('%j is listed as %j', (typed, name) => {
  expect(shelfOf([typed]).map((item) => item.name)).toEqual([name]);
});

test.each([
  ['corned beef tin', 'canned corned beef'],
  ['tin of potatoes', 'canned potato'],
  ['tin peaches', 'canned peach'],
  ['ackee tin', 'ackee'],
  ['tuna can', 'canned tuna'],
  ['callaloo', 'amaranth leaf'],
  ['egs', 'egg'],
])('%j in a kitchen is %j', (typed, food) => {
  expect(shelfOf([typed]).map((item) => item.food?.name)).toEqual([food]);
});

test('a mistyped name is used, except for an eater with limits', () => {
  expect(shelfOf(['chiken brest']).map(({ food }) => food?.name)).toEqual(['chicken breast']);
  expect(shelfOf(['chiken thighs']).map(({ culinary }) => culinary.title)).toEqual(['Chicken']);
  expect(shelfOf(['chiken brest'], { allergies: ['nuts'], diets: [] })).toEqual([]);
});

test('a typo that can mean nothing else is corrected for an eater with limits as well', () => {
  const shelf = shelfOf(['broccolli', 'zuchinni', 'almonnds'], { allergies: ['nuts'], diets: [] });
  expect(shelf.map(({ name }) => name)).toEqual(['Broccoli', 'Zucchini']);
});

test('what was cut before it was sold is not cut again', () => {
  const shelf = shelfOf(['shredded chedder', 'frozen broccoli', 'frozen green beans']);
  expect(shelf.map(({ culinary }) => culinary.prep)).toEqual(['', '', '']);
});

test.each(['@ready stew', '@ready meal', '@ready soup', '@oven main'])(
  'nothing raw or dry is warmed as %s',
  (group) => {
    const stock = FOODS.filter((food) => stateOf(food) === 'raw' || stateOf(food) === 'dry').map(
      ({ name, category }) => ({ name, category, quantity: '1', unit: 'item', expiryDate: null }),
    );
    const { matches } = readStock({ stock, eater: ANYONE, today: calendarDay('2026-11-21'), seed: 1 });
    expect(stock.length).toBeGreaterThan(100);
    expect(matches(group).map(({ stocked }) => stocked.name)).toEqual([]);
  },
);

test.each([
  ['Zwiebeln 3 Stück', 'onion'],
  ['Kichererbsen Glas', 'chickpea'],
  ['mince lamb 1kg', 'ground lamb'],
  ['natural yoghurt big pot', 'yogurt'],
])('%j is also read for a person with an allergy', (name, food) => {
  const items = shelfOf([name], { allergies: ['sesame', 'halal'], diets: [] });
  expect(items.map((item) => item.food?.name)).toEqual([food]);
});

test.each([
  [
    'gluten',
    'fish sticks; fish sticks 2 bags; mozzarella sticks; fish balls; meat loaf; nut bars; stock pot; noodle pot',
  ],
  ['fish', 'crab sticks; crab sticks large pack; noodle pot; fish balls (half a bag)'],
  ['eggs', 'pasta pot; mozzarella sticks; meat loaf'],
])('the products behind %s are withheld, though the first word alone would suit: %s', (allergy, names) => {
  const items = shelfOf(names.split('; '), { allergies: [allergy], diets: [] });
  expect(items.map((item) => item.name)).toEqual([]);
});
