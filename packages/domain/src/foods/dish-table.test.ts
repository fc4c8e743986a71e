import { expect, test } from 'vitest';
import { allergensOf } from '../safety/allergy/allergens.ts';
import { isKnownFood } from '../safety/known-food.ts';
import { DISHES, searchMeaning } from './dish-table.ts';
import { foodNameKey } from './food-name.ts';
import { FOODS } from './food-table.ts';

test('there are at least 500 dishes', () => expect(DISHES.length).toBeGreaterThanOrEqual(500));

test('a dish is found by any of its names', () => {
  expect(searchMeaning('Bibimbap')?.name).toBe('bibimbap');
  expect(searchMeaning('eggs benedict')?.name).toBe('egg benedict');
  expect(searchMeaning('milk')).toBeUndefined();
});

test.each([
  ['huevo estrellado', 'fried egg'],
  ['poulet rôti', 'roast chicken'],
  ['Brathuhn', 'roast chicken'],
  ['torta di mele', 'apple pie'],
  ['refrigerante', 'cola'],
])('%s is %s', (name, food) => expect(searchMeaning(name)?.name).toBe(food));

test('a product’s name finds its food', () => {
  expect(searchMeaning('Bud Light')?.name).toBe('light beer');
  expect(searchMeaning('milk')).toBeUndefined();
});

test('every name and alias belongs to one dish, and to no food', () => {
  const owners = new Map(FOODS.map(({ name }) => [foodNameKey(name), `the food ${name}`]));
  const twice: string[] = [];
  for (const dish of DISHES) {
    for (const name of [dish.name, ...dish.aliases]) {
      const owner = owners.get(foodNameKey(name));
      if (owner !== undefined) twice.push(`${name}: ${owner} and ${dish.name}`);
      owners.set(foodNameKey(name), dish.name);
    }
  }
  expect(twice).toEqual([]);
});

test('a dish has the allergens of its ingredients', () => {
  const lacking = DISHES.flatMap(({ name, madeOf = [], allergens }) =>
    madeOf
      .flatMap((part) => [...allergensOf(part)])
      .filter((allergen) => !allergens.includes(allergen))
      .map((allergen) => `${name}: ${allergen}`),
  );
  expect(lacking).toEqual([]);
});

test('every dish lists its ingredients', () => {
  const unknown = DISHES.flatMap(({ name, madeOf = [] }) =>
    madeOf.filter((part) => !isKnownFood(part)).map((part) => `${name}: ${part}`),
  );
  expect(unknown).toEqual([]);
});

test('each dish has an id, figures consistent with its energy, and positive weights', () => {
  const odd = DISHES.filter(({ name, fdcId, per100g, grams, madeOf }) => {
    const { calories, protein, carbs, fat } = per100g;
    const byAtwater = 4 * (protein ?? 0) + 4 * (carbs ?? 0) + 9 * (fat ?? 0);
    const isNear = Math.abs((calories ?? 0) - byAtwater) <= 60 + 0.25 * byAtwater;
    // Alcohol, polyols and fiber also provide energy.
    const isOther = /beer|wine|vodka|whiskey|rum|gin|tequila|alcohol|honey|sweetener|psyllium/.test(
      `${madeOf?.join(' ')} ${name}`,
    );
    return !(fdcId > 0 && Object.values(grams).every((weight) => weight > 0) && (isNear || isOther));
  });
  expect(odd).toEqual([]);
});
