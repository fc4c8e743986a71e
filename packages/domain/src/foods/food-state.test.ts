import { expect, test } from 'vitest';
import { cookedRowOf, describedState, stateOf, uncookedRowOf } from './food-state.ts';
import { searchedFoods } from './served/served-table.ts';

function named(name: string) {
  const food = searchedFoods().find((each) => each.name === name);
  if (food === undefined) throw new Error(`no food is called ${name}`);
  return food;
}

test.each([
  ['white rice', 'dry'],
  ['cooked white rice', 'cooked'],
  ['chicken breast', 'raw'],
  ['bacon', 'raw'],
  ['black bean', 'canned'],
  ['dried black bean', 'dry'],
  ['french fry', 'frozen'],
  ['broccoli', 'raw'],
  ['roast chicken', 'cooked'],
  ['banana', undefined],
  ['cheddar cheese', undefined],
])('%s is %s', (name, state) => expect(stateOf(named(name))).toBe(state));

test.each([
  ['white rice', 'cooked white rice'],
  ['oat', 'cooked oatmeal'],
  ['spaghetti', 'cooked pasta'],
  ['chicken breast', 'cooked chicken breast'],
  ['french fry', 'cooked french fry'],
  ['black bean', 'cooked black bean'],
  ['lamb leg', 'roast lamb'],
])('%s is eaten as %s', (raw, cooked) => expect(cookedRowOf(named(raw))?.name).toBe(cooked));

test.each(['egg', 'banana', 'cooked white rice', 'dried tomato', 'smoked salmon'])(
  '%s has no other state to eat',
  (name) => expect(cookedRowOf(named(name))).toBeUndefined(),
);

test.each([
  ['cooked oatmeal', 'oat'],
  ['cooked pasta', 'pasta'],
  ['cooked beef steak', 'beef steak'],
])('%s is bought as %s', (cooked, raw) => expect(uncookedRowOf(named(cooked))?.name).toBe(raw));

test('cooked rows of dry foods have fewer kcal per 100 g, as they contain water', () => {
  const wrong = searchedFoods().filter((food) => {
    const cooked = cookedRowOf(food);
    return (
      stateOf(food) === 'dry' &&
      cooked !== undefined &&
      (cooked.per100g.calories ?? 0) >= (food.per100g.calories ?? 0)
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every eatenAs food is in the table', () => {
  const known = new Set(['', ...searchedFoods().map(({ name }) => name)]);
  expect(searchedFoods().filter(({ eatenAs }) => eatenAs !== undefined && !known.has(eatenAs))).toEqual([]);
});

test.each([
  ['Rice, white, long-grain, regular, raw, enriched', 'raw'],
  ['Rice, white, long-grain, regular, cooked', 'cooked'],
  ['Pasta, dry, enriched', 'dry'],
  ['Beef, rib, cooked, dry heat', 'cooked'],
  ['Beans, black, canned, low sodium', 'canned'],
  ['Cheese, cheddar', undefined],
])('%s is described as %s', (description, state) => expect(describedState(description)).toBe(state));
