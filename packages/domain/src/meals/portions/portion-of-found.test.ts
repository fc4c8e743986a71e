import { describe, expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import { searchedFoods } from '../../foods/served/served-table.ts';
import { shownName } from '../../foods/shown-name.ts';
import { NO_AMOUNT } from '../typed/typed-amount.ts';
import { readTypedMeal } from '../typed/typed-meal.ts';
import { type FoundFood, portionForAmount, portionOfFound } from './portion-of-found.ts';
import { usualPortion } from './usual-portion.ts';

const amountIn = (text: string) => readTypedMeal(text)[0]?.amount ?? NO_AMOUNT;

const known = (name: string) => searchedFoods().find((food) => food.name === name) as Food;

function found(name: string): FoundFood {
  const food = known(name);
  return {
    description: shownName(food),
    fdcId: food.fdcId,
    brand: null,
    nutrients: food.per100g,
    portions: Object.entries(food.grams).map(([unit, grams]) => ({ unit, grams })),
  };
}

const grams = ({ quantity, grams: one }: { quantity: number; grams: number }) => Math.round(quantity * one);

describe('the portion table', () => {
  test('gives every food a realistic amount', () => {
    const odd = searchedFoods().flatMap((food) => {
      const portion = usualPortion(food);
      const calories = (grams(portion) * (food.per100g.calories ?? 0)) / 100;
      return grams(portion) > 0 && grams(portion) <= 700 && calories <= 1000
        ? []
        : `${food.name} ${grams(portion)} g`;
    });
    expect(odd).toEqual([]);
  });
});

test.each([
  ['lamb chops', 'cooked lamb chop', 2],
  ['lamb chop', 'cooked lamb chop', 1],
  ['croissants', 'croissant', 2],
  // The name of one bar.
  ['snickers', 'chocolate nougat peanut bar', 1],
])('%s are this many of %s: %d', (typed, name, pieces) => {
  const [food] = readTypedMeal(typed);
  expect(portionForAmount({ found: found(name), ...food }).quantity).toBe(pieces);
});

test.each([
  ['ketchup', '1 tbsp', 17],
  ['parmesan', '1 tbsp', 5],
  ['espresso', '1 espresso', 30],
  ['red wine', '1 glass', 150],
  ['whey protein', '30 g', 30],
  ['tofu', '0.5 cup', 126],
  ['fast food french fry', '1 medium', 117],
  ['scrambled egg', '2 piece', 122],
  ['pork dumpling', '8 piece', 200],
  ['chicken tikka masala', '1 serving', 260],
  ['corn flake', '1 bowl', 35],
])('%s is eaten by %s, %d g', (name, portion, weight) => {
  const usual = portionOfFound(found(name));
  expect([`${usual.quantity} ${usual.unit}`, grams(usual)]).toEqual([portion, weight]);
});

describe('the last portion', () => {
  test('takes precedence over the usual one', () => {
    expect(portionOfFound(found('ketchup'), { quantity: 3, unit: 'tbsp', calories: 51 })).toEqual({
      quantity: 3,
      unit: 'tbsp',
      grams: 17,
    });
  });

  test('in its own unit has the weight that follows from its energy', () => {
    const last = portionOfFound(found('chicken korma'), { quantity: 1, unit: 'bowl', calories: 394 });
    expect([last.unit, grams(last)]).toEqual(['bowl', 200]);
  });
});

describe('a typed amount', () => {
  const served = (text: string, name: string) => {
    const amount = amountIn(text);
    return grams(portionForAmount({ found: found(name), amount }));
  };
  test.each([
    ['latte grande', 'latte', 473],
    ['large fries', 'fast food french fry', 154],
    ['large glass of white wine', 'white wine', 250],
    ['pint of lager', 'beer', 568],
    ['pint of skimmed milk', 'skim milk', 568],
    ['4 jelly babies', 'jelly baby', 26],
    ['10 m&ms', 'candy coated chocolate', 10],
    ['a tube of polos', 'ring mint', 34],
    ['2 slices pepperoni pizza', 'pepperoni pizza', 214],
    ['half a pizza', 'pizza', 175],
    ['2 sugars', 'sugar', 8],
    ['2 coffees', 'coffee', 480],
    ['3 eggs', 'egg', 150],
    ['1 scoop whey', 'whey protein', 30],
    ['200 g rice', 'cooked white rice', 200],
    ['small flat white', 'flat white', 200],
    ['grande flat white', 'flat white', 473],
    ['large bubble tea', 'bubble tea', 650],
    ['regular bubble tea', 'bubble tea', 500],
    ['venti frappuccino', 'frappuccino', 591],
    ['mini magnum', 'coated ice cream stick', 40],
    ['mini babybel', 'cheese snack portion', 20],
    ['2 boiled potatoes', 'cooked potato', 200],
    // Plates and portions vary more with size than fruit does.
    ['small portion of spaghetti bolognese', 'spaghetti with meat sauce', 260],
    ['kids portion of fish fingers', 'fish stick', 73],
    ['large bowl of pasta with tomato sauce', 'pasta with tomato sauce', 560],
    ['small apple', 'apple', 137],
    // Flakes are heaped on a spoon.
    ['5 tbsp oats', 'oat', 40],
    // A share of a cake is of the whole cake.
    ['1/8 of a cake', 'cake', 80],
    ['a quarter of a cake', 'cake', 160],
    ['half a cake', 'cake', 40],
    ['2 baklava', 'baklava', 80],
    ['1 slice baklava', 'baklava', 40],
    // Pieces of what is cut are cut pieces.
    ['3 pieces of baguette', 'baguette', 90],
    ['3 baguettes', 'baguette', 750],
    ['2 pieces of gruyere', 'gruyere', 60],
    // A bag of what is no snack holds at least a portion.
    ['packet of rice', 'cooked white rice', 158],
    ['bag of salad', 'garden salad without dressing', 150],
    ['packet of tuna', 'canned tuna', 74],
    ['scoop of potato salad', 'potato salad', 100],
    ['bag of crisps', 'potato chip', 28],
    // Vegetables are counted by pieces, not by cups.
    ['5 green beans', 'cooked green bean', 30],
    ['4 cauliflowers', 'cooked cauliflower', 62],
    ['cauliflower 3 florets', 'cooked cauliflower', 39],
    // Biscuits are not sold in cans.
    ['can of croissants', 'croissant', 57],
  ])('%s of %s is %d g', (text, name, weight) => expect(served(text, name)).toBe(weight));
});

describe('an addition', () => {
  const added = (name: string, main: string) => {
    const food = found(main);
    return grams(
      portionForAmount({ found: found(name), main: { found: food, served: portionOfFound(food) } }),
    );
  };
  test('to a hot drink is a splash, to oatmeal half a cup', () => {
    expect(added('milk', 'coffee')).toBe(30);
    expect(added('milk', 'cooked oatmeal')).toBe(125);
  });

  const addedTo = (name: string, main: string, text: string) => {
    const food = found(main);
    const served = portionForAmount({ found: food, amount: amountIn(text) });
    return grams(portionForAmount({ found: found(name), main: { found: food, served } }));
  };
  test.each([
    ['butter', 'toast', '2 slices toast', 14],
    ['cheddar cheese', 'dinner roll', '2 small rolls', 48],
    ['peanut butter', 'rice cake', '2 rice cakes', 32],
    ['peanut butter', 'cracker', '4 crackers', 16],
    ['cottage cheese', 'toast', 'slice of toast', 40],
  ])('%s to %s is on each slice: %s, %d g', (name, main, text, weight) => {
    expect(addedTo(name, main, text)).toBe(weight);
  });

  test.each([
    ['half a weetabix', 63],
    ['2 weetabix', 125],
    ['3 weetabix', 188],
    ['8 weetabix', 188],
  ])('of milk to cereal depends on the cereal: %s, %d g', (text, weight) => {
    expect(addedTo('milk', 'wheat biscuit cereal', text)).toBe(weight);
  });
});

describe('a food outside the tables', () => {
  const label: FoundFood = {
    description: 'Oat bar of my own',
    brand: 'Mine',
    nutrients: { calories: 180, protein: 5, carbs: 20, fat: 8 },
    per: { quantity: 1, unit: 'bar' },
    portions: [],
  };
  test('starts with the portion of its label', () => {
    expect(portionOfFound(label)).toEqual({ quantity: 1, unit: 'bar', grams: 1 });
    const amount = amountIn('2 oat bar of my own');
    expect(portionForAmount({ found: label, amount })).toEqual({ quantity: 2, unit: 'bar', grams: 1 });
  });

  test('keeps a portion of unknown weight', () => {
    const amount = amountIn('50 g oat bar of my own');
    expect(portionForAmount({ found: label, amount })).toEqual({ quantity: 1, unit: 'bar', grams: 1 });
  });
});

test.each([
  ['a small apple', 'apple', { quantity: 1, unit: 'piece', calories: 70.7 }, 136],
  ['two usual apples', 'apple', { quantity: 2, unit: 'piece', calories: 189.3 }, 364],
  ['a third of a large pizza', 'pizza', { quantity: 1 / 3, unit: 'piece', calories: 312.7 }, 117],
  ['an ounce, whatever was logged', 'almond', { quantity: 1, unit: 'oz', calories: 100 }, 28],
  ['a unit of hardly any energy', 'coffee', { quantity: 1, unit: 'cup', calories: 4 }, 237],
])('%s is suggested with the weight that was logged', (_, name, last, expected) => {
  expect(grams(portionOfFound(found(name), last))).toBe(expected);
});
