import { describe, expect, test } from 'vitest';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import { askComposer, askForHousehold } from './ask-composer.ts';
import { findViolations } from './find-violations.ts';
import { forbiddenBy } from './forbidden.ts';
import { randomHouseholds, randomKitchens } from './random-kitchens.ts';

/** Enough to reveal a mistake in what is excluded; `npm run bench:cook` checks more, 2,000 kitchens by default. */
const KITCHENS = 180;
const HOUSEHOLDS = 65;
/** All ideas that a kitchen has, of which each costs far less than to read the kitchen. */
const COUNT = 24;
const SEED = 20261121;

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
