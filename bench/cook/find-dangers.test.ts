import { describe, expect, test } from 'vitest';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { askComposer } from './ask-composer.ts';
import { findDangers } from './find-dangers.ts';
import { findViolations } from './find-violations.ts';
import { KITCHEN_DAY } from './kitchens.ts';
import { riskyKitchens } from './random-kitchens.ts';
import { readKitchens } from './read-kitchens.ts';

/** Enough to reveal a kind of mistake; `npm run bench:cook -- --dangers 10000` searches more. */
const KITCHENS = 150;
const COUNT = 16;
const SEED = 20261128;

test('ideas for random kitchens with risky items: no error, nothing forbidden on the plate, no dangerous cooking', {
  timeout: 120_000,
}, () => {
  let ideas = 0;
  let asked = 0;
  for (const kitchen of riskyKitchens(KITCHENS, SEED, 'listed')) {
    asked += 1;
    const recipes = askComposer(kitchen, { hour: asked % 24, seed: SEED + asked, count: COUNT });
    ideas += recipes.length;
    expect(findDangers(recipes)).toEqual([]);
    expect(findViolations(recipes, kitchen).filter(({ where }) => where === 'line')).toEqual([]);
  }
  // Fails if there are too few ideas to check.
  expect(ideas).toBeGreaterThan(KITCHENS);
});

/** All dinners of one kitchen that use a food. */
function dinnersWith(items: string, food: RegExp): ComposedRecipe[] {
  const [kitchen] = readKitchens(`# one\n${items}`, KITCHEN_DAY);
  if (!kitchen) throw new Error('No kitchen');
  const all = [1, 2, 3].flatMap((seed) => askComposer(kitchen, { hour: 19, seed, count: 40 }));
  return all.filter(({ ingredients }) => ingredients.some(({ name }) => food.test(name)));
}

const BESIDE = 'Onion; Carrots; Rice; Butter; Potatoes; Flour; Sugar; Spinach; Flatbread; Cream cheese';

describe('large pieces', () => {
  test.each([
    'Whole turkey',
    'Turkey crown',
    'Turkey 5 kg',
    'Turkey 1',
    'Turkey breast joint',
    'Whole pheasant',
    'Rib of beef',
    'Pork roasting joint',
    'Sirloin joint',
  ])('%s is only roasted, by its weight and to a safe temperature', (piece) => {
    const ideas = dinnersWith(`${piece}; ${BESIDE}`, /turkey|pheasant|beef|pork|sirloin/i);
    expect(ideas.length).toBeGreaterThan(0);
    for (const { name, instructions } of ideas) {
      expect(name).toMatch(/^Roast /);
      expect(instructions.join(' ')).toMatch(/oven.*for each (?:kg|500 g)/s);
      expect(instructions.join(' ')).toMatch(/(?:74|63) °C/);
    }
  });

  test('a gammon joint is no gammon steak, and a goose, which the table has only cooked, is not warmed', () => {
    expect(dinnersWith(`Gammon joint; ${BESIDE}; Eggs`, /gammon/i)).toEqual([]);
    expect(dinnersWith(`Goose; ${BESIDE}`, /goose/i)).toEqual([]);
    expect(dinnersWith(`Gammon steaks; ${BESIDE}; Eggs`, /gammon/i).length).toBeGreaterThan(0);
  });

  test('500 g of turkey and sliced meat are cooked in pieces', () => {
    for (const items of ['Turkey 500 g', 'Pork loin steaks'])
      expect(
        dinnersWith(`${items}; ${BESIDE}`, /turkey|pork/i).some(({ name }) => !/^Roast /.test(name)),
      ).toBe(true);
  });
});

test.each(['Rhubarb leaves', 'Apricot kernels', 'Green potatoes', 'Sprouted potatoes', 'Elder leaves'])(
  '%s are no food',
  (name) => {
    const others = BESIDE.replace(' Potatoes;', '');
    expect(dinnersWith(`${name}; ${others}`, new RegExp(name.split(' ')[0] ?? '', 'i'))).toEqual([]);
    expect(
      dinnersWith(`Rhubarb; Apricots; Potatoes; ${others}`, /rhubarb|apricot|potato/i).length,
    ).toBeGreaterThan(0);
  },
);

test('chicken that was cut by the butcher is cooked', () => {
  const ideas = dinnersWith(`Diced chicken; ${BESIDE}`, /chicken/i);
  expect(ideas.length).toBeGreaterThan(3);
  for (const { instructions } of ideas) expect(instructions.join(' ')).toMatch(/74 °C/);
});

test('meat that is bought raw is not only warmed, although the table has it cooked', () => {
  const ideas = dinnersWith(`T-bone steaks; Turkey patties; ${BESIDE}`, /t-bone|turkey/i);
  expect(ideas.length).toBeGreaterThan(0);
  for (const { instructions } of ideas) expect(instructions.join(' ')).not.toMatch(/warm through/);
});

test('prawns beside sausages go into a jambalaya, and into a biryani, for the last minutes', () => {
  const stock =
    'Prawns 600 g; Smoked sausages; Rice; Bell peppers; Canned tomatoes; Chicken stock; Cajun seasoning; Onion; Yogurt; Garam masala';
  const pots = dinnersWith(stock, /prawn/i).filter(({ name }) => /Jambalaya|Biryani/.test(name));
  expect(pots.some(({ name }) => /Jambalaya with .*Sausage/.test(name))).toBe(true);
  expect(pots.some(({ name }) => /Biryani/.test(name))).toBe(true);
  expect(findDangers(pots)).toEqual([]);
  for (const { name, instructions } of pots) {
    const text = instructions.join(' ');
    if (/Jambalaya/.test(name)) expect(text).toMatch(/Lay the prawns on top for the last 5 minutes/);
    else expect(text).toMatch(/steam .* about 8 minutes/);
    expect(text).not.toMatch(/Brown the (?:[a-z ]+ and )?prawns/);
  }
});

test.each([
  ['Whole turkey', 'Heat a skillet. Add the turkey and cook until cooked through, 7 to 9 minutes.', 1],
  ['Whole turkey', 'Heat the oven. Roast until 74 °C inside, about 3 hours.', 0],
  ['Rhubarb leaves', 'Simmer for 10 minutes.', 1],
  ['Prawns', 'Add the prawns. Cover and simmer for 25 minutes.', 1],
  ['Prawns', 'Simmer for 25 minutes. Add the prawns and cook for 3 minutes.', 0],
  ['Prawns', 'Add the prawns and cook for 3 minutes. Lift them out. Simmer for 25 minutes.', 0],
  ['Chicken breasts', 'Lay the chicken on top and roll up.', 1],
  ['Cooked chicken breasts', 'Lay the chicken on top and roll up.', 0],
])('%s: %s', (name, step, dangers) => {
  const [idea] = dinnersWith(`Eggs; ${BESIDE}`, /./);
  if (!idea) throw new Error('No idea');
  const line = { name, amount: '1', unit: 'piece', available: true };
  expect(findDangers([{ ...idea, ingredients: [line], instructions: [step] }])).toHaveLength(dangers);
});
