import { describe, expect, test } from 'vitest';
import { USUAL_AT_HOME } from '../at-home/at-home.ts';
import { availabilityOf, createInventory, type InventoryItem } from './availability.ts';

/** Parses 'name, amount, unit'. */
function read(text: string) {
  const [name = '', amount = '', unit = ''] = text.split(',').map((part) => part.trim());
  return { name, amount, unit };
}
const needs = (...lines: string[]) => lines.map(read);
const has = (...items: string[]) =>
  items.map(read).map(({ name, amount, unit }) => ({ name, quantity: amount, unit }));
const opened = (items: readonly InventoryItem[], atHome: readonly string[] = []) => {
  const inventory = createInventory(atHome);
  for (const item of items) inventory.add(item);
  return inventory;
};
/** Formats each line as 'have', 'at home', 'missing', or its shortfall. */
const say = (decided: ReturnType<typeof availabilityOf>) =>
  decided.map(({ available, atHome, shortfall }) => {
    if (atHome) return available ? 'at home' : 'nonsense';
    if (shortfall)
      return available ? 'nonsense' : `${shortfall.amount} ${shortfall.unit} short`.replace('  ', ' ');
    return available ? 'have' : 'missing';
  });

describe('one line', () => {
  test.each([
    ['is there', 'chicken breast, 500, g', ['Chicken breast, 1, kg'], 'have'],
    ['is there to the gram', 'flour, 500, g', ['Flour, 500, g'], 'have'],
    ['is short of what lacks', 'spaghetti, 450, g', ['Spaghetti, 300, g'], '150 g short'],
    ['lacks a tenth, which is enough', 'spaghetti, 500, g', ['Spaghetti, 450, g'], 'have'],
    ['lacks more than a tenth', 'spaghetti, 500, g', ['Spaghetti, 440, g'], '60 g short'],
    ['is missing', 'feta, 60, g', ['Flour, 1, kg'], 'missing'],
    ['of which none is left', 'eggs, 2, piece', ['Eggs, 0, piece'], 'missing'],
    ['of which one card is empty', 'eggs, 2, piece', ['Eggs, 0, piece', 'Eggs, 6, piece'], 'have'],
    ['of several cards', 'rice, 500, g', ['Rice, 100, g', 'Brown rice, 0.2, kg'], '200 g short'],
    ['ready to eat', 'Pigs in blankets, 6, piece', ['pigs in blankets 6, 1, item'], 'have'],
    ['mistyped with an amount', 'chicken drumstick, 8, piece', ['chiken drumsticks 8, 1, item'], 'have'],
    ['of its kind', 'chicken, 500, g', ['Chicken thigh, 300, g'], '200 g short'],
    ['of another food', 'chicken, 500, g', ['Chicken stock, 1, l'], 'missing'],
    ['in pieces', 'lemon, 3, piece', ['Lemons, 1 1/2, piece'], '1.5 piece short'],
    ['of what comes whole', 'eggs, 6, piece', ['Eggs, 210, g'], '2 piece short'],
    ['in pieces without a unit', 'lemon, 3,', ['Lemons, 1, piece'], '2 short'],
    ['by size', 'eggs, 4, large', ['Eggs, 2, piece'], '2 large short'],
    ['in US weight', 'beef steak, 2, lb', ['Beef steak, 453.6, g'], '1 lb short'],
    ['in cups', 'flour, 2, cup', ['Flour, 125, g'], '1 cup short'],
    ['without a density', 'Grandma’s sauce, 2, cup', ['Grandma’s sauce, 237, ml'], '1 cup short'],
    ['in a smaller unit', 'milk, 1, l', ['Milk, 750, ml'], '250 ml short'],
    ['to taste', 'paprika, to taste,', ['Paprika, 1, tsp'], 'have'],
    ['of which there is some', 'basil, 2, bunch', ['Basil, a few, piece'], 'have'],
    ['of which there is an item', 'flour, 500, g', ['Flour, 1, item'], 'have'],
    ['of which there are two items', 'lemon, 3, piece', ['Lemon, 2, item'], '1 piece short'],
    ['in units that do not compare', 'Grandma’s sauce, 2, cup', ['Grandma’s sauce, 1, piece'], 'have'],
    ['beside a jar of unknown size', 'flour, 500, g', ['Flour, 100, g', 'Flour, some, piece'], 'have'],
    ['with a range', 'onions, 2-4, piece', ['Onion, 1, piece'], '2 piece short'],
    ['of nothing', 'flour, 0, g', ['Flour, 5, g'], 'have'],
  ])('%s', (_, line, kitchen, expected) => {
    expect(say(availabilityOf(needs(line), has(...kitchen), []))).toEqual([expected]);
  });
});

describe('lines of one recipe', () => {
  test.each([
    [
      'share the stock',
      ['olive oil, 2, tbsp', 'Olive oil, 3, tbsp'],
      ['Olive oil, 4, tbsp'],
      ['have', '1 tbsp short'],
    ],
    ['leave nothing', ['egg, 2, piece', 'eggs, 1, piece'], ['Eggs, 2, piece'], ['have', 'missing']],
    [
      'take the very food first',
      ['chicken, 300, g', 'chicken breast, 300, g'],
      ['Chicken breast, 300, g', 'Chicken, 300, g'],
      ['have', 'have'],
    ],
    ['take nothing of each other', ['egg, 2, piece', 'rice, 100, g'], ['Rice, 100, g'], ['missing', 'have']],
  ])('%s', (_, lines, kitchen, expected) => {
    expect(say(availabilityOf(needs(...lines), has(...kitchen), []))).toEqual(expected);
  });

  test('do not reduce what another recipe can use', () => {
    const decide = opened(has('Eggs, 2, piece')).availabilityOf;
    expect(say(decide(needs('eggs, 2, piece')))).toEqual(['have']);
    expect(say(decide(needs('eggs, 2, piece')))).toEqual(['have']);
  });
});

test('food that is always at home is available', () => {
  const lines = needs('Kosher salt, 5, kg', 'olive oil, 2, l', 'water, 1, l', 'butter, 20, g');
  expect(say(availabilityOf(lines, has('Olive oil, 0, l'), USUAL_AT_HOME))).toEqual([
    'at home',
    'at home',
    'at home',
    'missing',
  ]);
  expect(say(availabilityOf(lines, [], []))).toEqual(['missing', 'missing', 'missing', 'missing']);
});

test('thousands of lines need one pass over the inventory', () => {
  const kitchen = Array.from({ length: 500 }, (_, n) => ({ name: `Rice ${n}`, quantity: '1', unit: 'kg' }));
  const decide = opened([...kitchen, ...has('Eggs, 12, piece')], USUAL_AT_HOME).availabilityOf;
  const decided = [];
  for (let n = 0; n < 1000; n += 1) {
    decided.push(
      ...decide(
        needs('eggs, 2, piece', 'rice 7, 1, cup', 'salt, to taste,', 'feta, 60, g', `spice ${n}, 1, tsp`),
      ),
    );
  }
  expect(decided).toHaveLength(5000);
  expect(decided.filter(({ available }) => available)).toHaveLength(3000);
});

test('packets of one food are one stock', () => {
  const packets = Array.from({ length: 5000 }, (_, n) =>
    has(`${n % 2 ? 'Rice' : 'white rice'}, 1, g`),
  ).flat();
  const kitchen = opened([...packets, ...has('Milk, some, l', 'Milk, 1, l')]);
  expect(say(kitchen.availabilityOf(needs('rice, 5, kg', 'milk, 9, l')))).toEqual(['have', 'have']);
  const lines = Array.from({ length: 100 }, () => needs('rice, 9, kg')).flat();
  const decided = Array.from({ length: 2000 }, () => say(kitchen.availabilityOf(lines)));
  expect(new Set(decided.map(([first, second]) => `${first}, ${second}`))).toEqual(
    new Set(['4 kg short, missing']),
  );
});

test('availability stored in a recipe is ignored', () => {
  const claimed = { ...read('eggs, 2, piece'), available: true, atHome: true };
  const recipe = { name: 'Omelette', ingredients: [claimed] };
  expect(opened([]).decide(recipe)).toEqual({
    name: 'Omelette',
    ingredients: [{ ...claimed, available: false, atHome: false, shortfall: null }],
  });
});
