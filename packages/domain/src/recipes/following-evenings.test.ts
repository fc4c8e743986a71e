import { expect, test } from 'vitest';
import type { Diet } from '../eater.ts';
import { findFood } from '../foods/find-food.ts';
import { composer } from './compose-recipes.ts';
import { item, TODAY } from './testing/family-stock.ts';

interface Wanted {
  servings: number;
  seen?: readonly string[];
  diets?: readonly Diet[];
}

function ideasFor(stock: string, { servings, seen, diets = [] }: Wanted) {
  const items = stock.split('; ').map((line) => {
    const [name = '', quantity = '', unit = ''] = line.split(', ');
    return { name, quantity, unit, category: findFood(name)?.category ?? 'pantry', expiryDate: null };
  });
  return [1, 2, 3].map((seed) =>
    composer({
      stock: items,
      eater: { allergies: [], diets },
      today: TODAY,
      meal: 'dinner',
      servings,
      seed,
    })(seen && new Set(seen)),
  );
}

const dishOf = (key = '') => key.split('/')[0];

test.each([
  [
    'turkey after chicken',
    'chicken breasts, 500, g; ground turkey, 500, g; rice, 1, kg; avocado, 2, piece; salsa, 300, g; cheddar, 200, g; bell peppers, 2, piece; corn tortillas, 12, piece; black beans, 2, can; quinoa, 400, g; zucchini, 2, piece; eggs, 6, piece',
    'burrito-bowl/ground turkey',
  ],
  [
    'chickpeas after paneer',
    'okra, 250, g; spinach, 300, g; cauliflower, 1, piece; paneer, 400, g; tomatoes, 8, piece; onions, 6, piece; rice, 2, kg; chickpeas, 2, can; toor dal, 500, g; curd, 500, g; garam masala, 1, jar; turmeric, 1, jar; potatoes, 1, kg',
    'biryani/paneer',
  ],
])('a dish given before comes again with another food only after others: %s', (_, stock, given) => {
  const fresh = ideasFor(stock, { servings: 2 }).flat();
  expect(fresh.map(({ key }) => dishOf(key))).toContain(dishOf(given));
  for (const [first] of ideasFor(stock, { servings: 2, seen: [given] }))
    expect(dishOf(first?.key)).not.toBe(dishOf(given));
});

test('a dish that is never wanted does not come even if it is the only one, and one that is wanted less comes last', () => {
  const ofEggs = {
    stock: [item('Eggs'), item('Butter')],
    eater: { allergies: [], diets: [] },
    today: TODAY,
    seed: 1,
  };
  const keys = composer(ofEggs)(undefined).map(({ key }) => key);
  const [first = ''] = keys;
  const less = composer({ ...ofEggs, less: [first] })(undefined).map(({ key }) => key);
  expect(less.at(0)).not.toBe(first);
  expect(composer({ ...ofEggs, never: keys })(undefined).filter(({ key }) => keys.includes(key))).toEqual([]);
});

test('the first idea feeds everybody who eats', () => {
  const stock =
    'zucchini, 1, piece; corn tortillas, 3, piece; black beans, 2, can; rice, 1, kg; quinoa, 400, g; canned tuna, 2, can; eggs, 2, piece; onions, 2, piece; salsa, 200, g; garlic, 4, clove';
  for (const [first] of ideasFor(stock, { servings: 2 })) expect(first?.servings).toBe(2);
});

test('a main food gets its turn before others have had many', () => {
  const stock =
    'spaghetti; tomatoes; garlic; onions; spinach; chickpeas; brown rice; firm tofu; red lentils; carrots; peanut butter; lemons';
  const sets = ideasFor(stock, { servings: 2, diets: ['vegan'] });
  const withLentils = sets.filter((ideas) =>
    ideas.some(({ ingredients }) => ingredients.some(({ name }) => name === 'Red lentils')),
  );
  expect(withLentils.length).toBeGreaterThanOrEqual(2);
});
