import { describe, expect, test } from 'vitest';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { findDangers, findViolations, forbiddenBy } from './idea-rules.ts';
import { askComposer, askForHousehold } from './ideas.ts';
import { randomHouseholds, randomKitchens, readItems, riskyKitchens } from './kitchens.ts';

/** Enough to reveal a kind of mistake; `npm run bench -- safety` searches more. */
const KITCHENS = 180;
const RISKY_KITCHENS = 150;
const HOUSEHOLDS = 65;
/** All ideas that a kitchen has, of which each costs far less than to read the kitchen. */
const COUNT = 24;
const RISKY_COUNT = 16;
const SEED = 20261121;
const RISKY_SEED = 20261128;

test('ideas for random kitchens with risky items: no error, nothing forbidden on the plate, no dangerous cooking', {
  timeout: 120_000,
}, () => {
  let ideas = 0;
  let asked = 0;
  for (const kitchen of riskyKitchens(RISKY_KITCHENS, RISKY_SEED, 'listed')) {
    asked += 1;
    const recipes = askComposer(kitchen, { hour: asked % 24, seed: RISKY_SEED + asked, count: RISKY_COUNT });
    ideas += recipes.length;
    expect(findDangers(recipes)).toEqual([]);
    expect(findViolations(recipes, kitchen).filter(({ where }) => where === 'line')).toEqual([]);
  }
  // Fails if there are too few ideas to check.
  expect(ideas).toBeGreaterThan(RISKY_KITCHENS);
});

/** All dinners of one kitchen that use a food. */
function dinnersWith(items: string, food: RegExp): ComposedRecipe[] {
  const kitchen = { items: readItems(items), eater: { allergies: [], diets: [] }, dislikes: [] };
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
    const joints = dinnersWith(`Gammon joint; ${BESIDE}; Eggs`, /gammon/i);
    expect(joints.filter(({ instructions }) => !/simmer gently/.test(instructions.join(' ')))).toEqual([]);
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
  const both = 'Prawns 600 g; Smoked sausages; Rice; Bell peppers; Canned tomatoes; Onion';
  const pots = [
    `${both}; Chicken stock; Cajun seasoning; Celery`,
    `${both}; Yogurt; Garam masala; Ghee; Ginger; Coriander`,
  ]
    .flatMap((stock) => dinnersWith(stock, /prawn/i))
    .filter(({ name }) => /Jambalaya|Biryani/.test(name));
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

describe('ideas for random kitchens of people with limits', () => {
  test('contain nothing that independent lists forbid, for foods known by name', {
    timeout: 120_000,
  }, () => {
    let ideas = 0;
    let hour = 0;
    for (const kitchen of randomKitchens(KITCHENS, SEED, 'listed')) {
      hour = (hour + 1) % 24;
      const items = kitchen.items.filter(({ name }) => findFood(name));
      const recipes = askComposer({ ...kitchen, items }, { hour, seed: SEED + ideas, count: COUNT });
      ideas += recipes.length;
      const onThePlate = findViolations(recipes, kitchen).filter(({ where }) => where === 'line');
      expect(onThePlate).toEqual([]);
    }
    // Fails if there are too few ideas to check.
    expect(ideas).toBeGreaterThan(KITCHENS);
  });
});

describe('ideas for random households of two to five people', () => {
  test('contain nothing that independent lists forbid for any member', { timeout: 120_000 }, () => {
    let ideas = 0;
    let asked = 0;
    for (const household of randomHouseholds(HOUSEHOLDS, SEED, 'listed')) {
      asked += 1;
      const items = household.items.filter(({ name }) => findFood(name));
      const asking = { hour: asked % 24, seed: SEED + asked, count: COUNT };
      const recipes = askForHousehold({ ...household, items }, asking);
      ideas += recipes.length;
      for (const eater of household.eaters)
        expect(findViolations(recipes, eater).filter(({ where }) => where === 'line')).toEqual([]);
    }
    expect(ideas).toBeGreaterThan(HOUSEHOLDS);
  });
});

describe('the lists of forbidden words', () => {
  const limits = (allergy: string) => ({ eater: { allergies: [allergy], diets: [] }, dislikes: [] });
  test.each([
    ['dairy', 'Unsalted butter, softened', true],
    ['dairy', 'coconut milk', false],
    ['dairy', 'Peanut butter', false],
    ['dairy', 'Crème fraîche', true],
    ['dairy', 'Half & half', true],
    ['dairy', 'butternut squash', false],
    ['eggs', 'eggplant', false],
    ['eggs', 'wide egg noodles', true],
    ['nuts', 'coconut oil', false],
    ['nuts', 'Walnüsse', true],
    ['gluten', 'gluten-free soy sauce', false],
    ['gluten', 'corn tortillas', false],
    ['gluten', 'flour tortillas', true],
    ['shellfish', 'oyster mushrooms', false],
    ['fish', 'Anchovies', true],
    ['I am allergic to peanuts', 'chunky peanut butter', true],
    ['a word without a list', 'milk', false],
  ])('%s: %s', (allergy, name, isForbidden) => {
    expect(forbiddenBy(name, limits(allergy)).length > 0).toBe(isForbidden);
  });

  test('apply to diets and dislikes as well as allergies', () => {
    const nobody = { eater: { allergies: [], diets: [] }, dislikes: [] };
    expect(forbiddenBy('honey', { ...nobody, eater: { allergies: [], diets: ['vegan'] } })).toEqual([
      'vegan',
    ]);
    expect(forbiddenBy('honeydew melon', { ...nobody, eater: { allergies: [], diets: ['vegan'] } })).toEqual(
      [],
    );
    expect(forbiddenBy('Kalamata olives', { ...nobody, dislikes: ['olives'] })).toEqual(['olives']);
    expect(forbiddenBy('olive oil', { ...nobody, dislikes: ['olives'] })).toEqual([]);
  });
});
