import { expect, test } from 'vitest';
import { foodNameKey } from './food-name.ts';
import { FOODS } from './food-table.ts';

/**
 * Foods whose energy differs much from 4, 4 and 9 kcal/g: alcohol, cocoa's fiber, a sweetener that the body does not
 * use.
 */
const NOT_BY_ATWATER = new Set([
  'sake',
  'shaoxing wine',
  'red wine',
  'white wine',
  'rose wine',
  'sparkling wine',
  'dessert wine',
  'vodka',
  'whiskey',
  'rum',
  'gin',
  'tequila',
  'brandy',
  'liqueur',
  'coffee liqueur',
  'martini',
  'vanilla extract',
  'almond extract',
  'flavoring extract',
  'cocoa powder',
  'stevia',
]);

/** Foods without energy. */
const WITHOUT_ENERGY = new Set([
  'salt',
  'monosodium glutamate',
  'stevia',
  'baking soda',
  'water',
  'sparkling water',
  'flower water',
  'food coloring',
  'flavored sparkling water',
  'diet lemon lime soda',
  'decaf coffee',
]);

test('there are at least 950 foods', () => {
  expect(FOODS.length).toBeGreaterThanOrEqual(950);
});

test('every name and alias belongs to one food and is spelled as it is searched', () => {
  const owners = new Map<string, string>();
  const twice: string[] = [];
  for (const food of FOODS) {
    for (const name of [food.name, ...food.aliases]) {
      const key = foodNameKey(name);
      const owner = owners.get(key);
      if (owner !== undefined) twice.push(`${name}: ${owner} and ${food.name}`);
      owners.set(key, food.name);
    }
  }
  expect(twice).toEqual([]);
});

test('names are lower case and singular', () => {
  const odd = FOODS.filter(({ name }) => name !== name.toLowerCase() || name.trim() !== name);
  expect(odd).toEqual([]);
});

const isWithin = (figure: number | null, most: number) => figure !== null && figure >= 0 && figure <= most;

test('each food has an id, four sensible figures and positive weights', () => {
  const odd = FOODS.filter(({ name, fdcId, per100g, grams }) => {
    const { calories, protein, carbs, fat } = per100g;
    return !(
      fdcId > 0 &&
      [protein, carbs, fat].every((macro) => isWithin(macro, 100)) &&
      isWithin(calories, 902) &&
      Object.values(grams).every((weight) => weight > 0) &&
      (calories === 0) === WITHOUT_ENERGY.has(name)
    );
  });
  expect(odd).toEqual([]);
});

test('each food has about the energy of its macros', () => {
  const odd = FOODS.filter(({ name, per100g: { calories, protein, carbs, fat } }) => {
    const byAtwater = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0);
    const isNear = Math.abs((calories ?? 0) - byAtwater) <= 60 + 0.25 * byAtwater;
    return !isNear && !NOT_BY_ATWATER.has(name);
  });
  expect(odd).toEqual([]);
});
