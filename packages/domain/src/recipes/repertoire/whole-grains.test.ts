import { expect, test } from 'vitest';
import { composer } from '../compose-recipes.ts';
import { ANYONE, TODAY } from '../testing/family-stock.ts';

/** The names of ideas from some of each food, for several seeds. */
const ideasFor = (foods: string, meal: 'breakfast' | 'dinner') =>
  [1, 2, 3].flatMap((seed) =>
    composer({
      stock: foods.split(', ').map((name) => ({
        name,
        category: 'pantry' as const,
        quantity: '2',
        unit: 'item' as const,
        expiryDate: null,
      })),
      eater: ANYONE,
      seed,
      meal,
      today: TODAY,
    })(undefined).map(({ name }) => name),
  );

test.each([
  ['farro, kale, parmesan', 'Farro with Kale'],
  ['farro, butternut squash, goat cheese', 'Farro with Roasted Butternut Squash'],
  ['couscous, zucchini, feta', 'Couscous with Zucchini'],
  ['kasha, mushrooms, onion', 'Kasha with Mushrooms'],
  ['buckwheat, eggs, onion', 'Buckwheat Pilaf'],
  ['barley, mushrooms, carrots, onion', 'Mushroom Barley Soup'],
  ['freekeh, eggplant', 'Freekeh with Roasted Eggplant'],
])('%s are a dinner: %s', (foods, name) => {
  expect(ideasFor(foods, 'dinner')).toContain(name);
});

test.each(['millet', 'quinoa', 'buckwheat'])('%s with milk and a banana is a porridge', (grain) => {
  expect(ideasFor(`${grain}, milk, bananas`, 'breakfast')).toContainEqual(
    expect.stringMatching(/ Porridge with Bananas$/),
  );
});
