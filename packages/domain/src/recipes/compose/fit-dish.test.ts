import { compileDish } from '@game-plan/lexicon/compile-dishes';
import type { DishRecord } from '@game-plan/lexicon/dish-record';
import { describe, expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import { seededRandom } from '../../random.ts';
import type { Dish } from '../model/dish.ts';
import { item, TODAY } from '../testing/family-stock.ts';
import { type Draft, fitDish } from './fit-dish.ts';
import { readStock } from './read-stock.ts';

const PASTA_BAKE: DishRecord = {
  name: 'Pasta with {cheese}',
  meals: 'dinner',
  method: 'pasta',
  serves: 4,
  minutes: '5 + 15',
  is: { pasta: '400 pasta', cheese: '120 parmesan, @melting cheese' },
  wants: { garlic: '6 @garlic', herbs: '10 basil, parsley' },
  about: 'Pasta.',
  steps: ['Cook {pasta}, {cheese}[, {garlic}][ and {herbs}].'],
};
const BATTER: DishRecord = { ...PASTA_BAKE, exact: true };

function fit(record: DishRecord, stock: ReturnType<typeof item>[]): Draft | undefined {
  const shelf = readStock({ stock, eater: { allergies: [], diets: [] }, today: TODAY, seed: 1 });
  const dish = compileDish('pasta-bake', record, { file: {}, phrases: {} }) as Dish;
  return fitDish(dish, shelf, seededRandom(1))[0];
}

function facts(draft: Draft | undefined) {
  return (
    draft && {
      servings: draft.servings,
      missing: draft.missing,
      uses: draft.picks.map(({ stocked }) => stocked.food?.name),
    }
  );
}

test.each([
  ['Bird eye chile', 8],
  ['Scotch bonnet', 22.4],
  ['Jalapeno', 40],
])('a dish that is not of chilies takes no more of a hot one than can be eaten: %s', (name, grams) => {
  const hot = { ...PASTA_BAKE, wants: { chili: '40 jalapeno, chili pepper, thai chili' } };
  const record: DishRecord = { ...hot, steps: ['Cook {pasta}, {cheese}[ and {chili}].'] };
  const picks = fit(record, [item('Pasta'), item('Parmesan'), item(name)])?.picks ?? [];
  expect(picks.find(({ need }) => need.id === 'chili')?.grams).toBeCloseTo(grams);
});

test.each([
  ['canned chickpeas before dried ones', ['Dried chickpeas', 'Canned chickpeas'], {}, 'chickpea'],
  ['dried ones where there are no others', ['Dried chickpeas'], {}, 'dried chickpea'],
  [
    'no dried ones that the dish can do without',
    ['Dried chickpeas', 'Parmesan'],
    { cheese: '120 parmesan' },
    'parmesan',
  ],
])('%s', (_, names, needs, last) => {
  const isNeeded = Object.keys(needs).length === 0;
  const record: DishRecord = {
    ...PASTA_BAKE,
    is: { pasta: '400 pasta', ...needs, ...(isNeeded ? { beans: '240 chickpea' } : {}) },
    wants: isNeeded ? {} : { beans: '240 chickpea' },
    steps: [isNeeded ? 'Cook {pasta}, {beans}.' : 'Cook {pasta}, {cheese}[ and {beans}].'],
  };
  expect(
    facts(
      fit(
        record,
        ['Pasta', ...names].map((name) => item(name)),
      ),
    )?.uses.at(-1),
  ).toBe(last);
});

test('foods that are cooked alike give different ideas', () => {
  const record: DishRecord = {
    ...PASTA_BAKE,
    is: { leaves: '400 @leafy green' },
    wants: {},
    about: 'Leaves.',
    steps: ['Cook {leaves}.'],
  };
  const keys = ['Collard greens', 'Beet greens'].map((name) => fit(record, [item(name, '400', 'g')])?.key);
  expect(keys[0]).toBeDefined();
  expect(keys[0]).not.toBe(keys[1]);
});

describe('sizing a dish to the stock', () => {
  test.each([
    ['plenty', '1000', 'g', 4, 0],
    ['just enough', '400', 'g', 4, 0],
    ['a quarter less is a smaller serving', '300', 'g', 4, 0],
    ['half is for two', '200', 'g', 2, 0],
    ['a plate for one', '100', 'g', 1, 0],
    ['a small plate for one', '65', 'g', 1, 0],
    ['a quantity that says nothing counts as enough', 'some', 'g', 4, 0],
    ['one item of a one-field form counts as enough', '1', 'item', 4, 0],
  ])('%s', (_, quantity, unit, servings, missing) => {
    const draft = fit(PASTA_BAKE, [item('Pasta', quantity, unit), item('Parmesan', '500', 'g')]);
    expect(facts(draft)).toMatchObject({ servings, missing });
  });

  test('a food with too little for one serving is not the main food', () => {
    expect(fit(PASTA_BAKE, [item('Pasta', '30', 'g'), item('Parmesan', '500', 'g')])).toBeUndefined();
  });

  test('a food with amount zero is not used', () => {
    expect(fit(PASTA_BAKE, [item('Pasta', '0', 'g'), item('Parmesan', '500', 'g')])).toBeUndefined();
  });

  test('a batter is halved in proportion', () => {
    expect(facts(fit(BATTER, [item('Pasta', '300', 'g'), item('Parmesan', '500', 'g')]))?.servings).toBe(2);
    expect(facts(fit(BATTER, [item('Pasta', '380', 'g'), item('Parmesan', '500', 'g')]))?.servings).toBe(4);
  });

  test('two cards of one food are summed', () => {
    const stock = [item('Pasta', '200', 'g'), item('Pasta', '200', 'g'), item('Parmesan', '500', 'g')];
    expect(facts(fit(PASTA_BAKE, stock))?.servings).toBe(4);
  });
});

describe('choosing foods', () => {
  test('uses the first available alternative; a missing optional food is omitted', () => {
    const draft = fit(PASTA_BAKE, [item('Penne', '400', 'g'), item('Cheddar', '200', 'g')]);
    expect(facts(draft)?.uses.slice(1)).toEqual([findFood('cheddar')?.name]);
  });

  test('prefers expiring food to the dish’s first choice', () => {
    const stock = [
      item('Pasta', '400', 'g'),
      item('Parmesan', '200', 'g'),
      item('Parsley', '1', 'bunch', 1),
      item('Basil', '1', 'bunch'),
    ];
    expect(facts(fit(PASTA_BAKE, stock))?.uses).toContain('parsley');
    expect(facts(fit(PASTA_BAKE, stock))?.uses).not.toContain('basil');
  });

  test('prefers fresh garlic to garlic powder', () => {
    const stock = [
      item('Pasta', '400', 'g'),
      item('Parmesan', '200', 'g'),
      item('Garlic powder', '50', 'g'),
      item('Garlic', '5', 'clove'),
    ];
    expect(facts(fit(PASTA_BAKE, stock))?.uses).toContain('garlic');
  });

  test('a missing essential food is to be bought, but never the main food', () => {
    const draft = fit(PASTA_BAKE, [item('Pasta', '400', 'g')]);
    expect(facts(draft)).toMatchObject({ missing: 1, servings: 4 });
    expect(draft?.picks.find(({ isAvailable }) => !isAvailable)?.stocked.food?.name).toBe('parmesan');
    expect(fit(PASTA_BAKE, [item('Parmesan', '400', 'g')])).toBeUndefined();
  });
});
