import { describe, expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import { searchedFoods } from '../../foods/served/served-table.ts';
import { shownName } from '../../foods/shown-name.ts';
import { dishWithout, hasPartOfKind, isFillingOf, isMadeWith, isMainPartOf } from './dish-without.ts';
import type { FoundFood } from './portion-of-found.ts';

function named(name: string): Food {
  const food = searchedFoods().find((each) => each.name === name);
  if (!food) throw new Error(`No food is called ${name}`);
  return food;
}

function found(name: string): FoundFood {
  const food = named(name);
  const { per100g, fdcId } = food;
  return { description: shownName(food), fdcId, brand: null, nutrients: per100g, portions: [] };
}

/** The kcal that remain of 100 g. */
function caloriesOf(name: string, terms: readonly string[]): number {
  const { nutrients, left } = dishWithout(found(name), terms);
  return Math.round((nutrients.calories ?? 0) * left);
}

test('a part of a dish answers to the name of its kind', () => {
  expect(hasPartOfKind(named('borek'), 'cheese')).toBe(true);
  expect(hasPartOfKind(named('borek'), 'noodles')).toBe(false);
  expect(hasPartOfKind(named('ham sandwich'), 'mayo')).toBe(false);
});

test.each([
  ['beef taco', 'cheddar cheese', true],
  ['beef taco', 'refried bean', true],
  ['beef burrito', 'cooked white rice', true],
  ['beef taco', 'fast food french fry', false],
  ['cheeseburger', 'cooked bacon', false],
])('what fills %s: %s, %s', (dish, part, isFilling) => {
  expect(isFillingOf(named(dish), named(part))).toBe(isFilling);
});

test.each([
  ['egg', 'huevos con chorizo', true],
  ['tomato', 'huevos con chorizo', false],
  ['cooked white rice', 'beef curry', false],
])('%s is the main part of %s: %s', (food, dish, isMain) => {
  expect(isMainPartOf(named(food), named(dish))).toBe(isMain);
});

test('peanut butter comes on top of a smoothie, and fruit is in it', () => {
  expect(isMadeWith(named('banana berry smoothie'), named('peanut butter'))).toBe(false);
  expect(isMadeWith(named('banana berry smoothie'), named('banana'))).toBe(true);
});

test('the figures of a pot roast are those of its meat, without the potatoes', () => {
  expect(isMadeWith(named('pot roast'), named('potato'))).toBe(false);
  expect(isMadeWith(named('fishcake'), named('cooked potato'))).toBe(false);
  expect(isMadeWith(named('full english breakfast'), named('baked bean'))).toBe(true);
});

describe('a dish without a part of it', () => {
  test('by its recipe', () => {
    const whole = found('fish and chips').nutrients.calories ?? 0;
    const less = dishWithout(found('fish and chips'), ['chips']);
    expect(less).toMatchObject({ taken: ['chips'], unknown: [] });
    expect(less.left).toBeCloseTo(160 / 340, 2);
    expect(caloriesOf('fish and chips', ['chips'])).toBeLessThan(whole / 2);
  });

  test('by the usual share of its kind, if only the whole is measured', () => {
    const { left, taken } = dishWithout(found('hamburger'), ['bun']);
    expect([left, taken]).toEqual([0.58, ['bun']]);
    expect(caloriesOf('hamburger', ['bun'])).toBe(146);
  });

  test.each([
    ['coffee', 'sugar'],
    ['toast', 'butter'],
    ['cooked oatmeal', 'milk'],
    ['hamburger', 'cheese'],
  ])('%s does not contain %s', (name, term) =>
    expect(dishWithout(found(name), [term])).toMatchObject({ left: 1, taken: [], unknown: [] }),
  );

  test.each([
    ['sushi', 'rice'],
    ['meat lasagna', 'cheese'],
  ])('the share of %s that is %s is unknown', (name, term) =>
    expect(dishWithout(found(name), [term])).toMatchObject({ left: 1, taken: [], unknown: [term] }),
  );

  test('a food outside the tables keeps its figures, and is marked', () => {
    const label: FoundFood = {
      description: 'Zibble burger',
      brand: 'Zibble',
      nutrients: { calories: 250, protein: 12, carbs: 20, fat: 12 },
      portions: [],
    };
    expect(dishWithout(label, ['bun'])).toMatchObject({ taken: [], unknown: ['bun'] });
  });
});
