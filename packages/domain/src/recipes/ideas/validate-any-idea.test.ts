import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGENS, DIETS } from '../../eater.ts';
import { carriesAllergy } from '../../safety/allergy/allergens.ts';
import { servingFitsDiet } from '../../safety/diets.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import { parseAmount } from '../../units/amount.ts';
import { familyRules } from '../testing/family-ideas.ts';
import { line, proposed } from '../testing/proposed-idea.ts';
import { validateIdea } from './validate-idea.ts';

const FOODS =
  `Baby spinach, Eggs, Chicken breast, Rice, Chickpeas, Cheddar, Tofu, Milk, Peanut butter, Walnuts, Shrimp,
  Salmon, Bread, Pasta, Soy sauce, Tahini, Wine, Honey, Butter, Bacon, Zorblax, Salt, Olive oil, Sugar, Mushrooms`.split(
    /,\s+/,
  );

const lines = fc.array(
  fc.record({
    name: fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...FOODS) }, fc.string()),
    amount: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 400 }) },
      fc.double(),
      fc.string(),
      fc.constant(null),
    ),
    unit: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('g', 'ml', 'piece', 'tbsp', 'cup', '') },
      fc.string(),
    ),
  }),
  { maxLength: 6 },
);
const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom('Fry it.', 'Serve with walnuts and toast.')));

const ideas = fc.record({
  name: fc.oneof({ weight: 8, arbitrary: fc.constant('Dish') }, fc.string()),
  description: fc.string(),
  servings: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.double(), fc.constant(null)),
  cookMinutes: fc.oneof(fc.double(), fc.constant(null)),
  ingredients: lines.map((more) => [line('Chickpeas', 200), line('Rice', 150), ...more]),
  steps: texts.map((more) => ['Cook everything.', ...more]),
});
const eaters = fc.record({
  allergies: fc.subarray([...ALLERGENS, 'mushroom']),
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
});

/** Hundreds of ideas take longer than the default timeout when the machine is busy. */
const PATIENCE = { timeout: 60_000 };

test('no idea becomes a forbidden or impossible recipe', PATIENCE, () => {
  let passed = 0;
  fc.assert(
    fc.property(ideas, eaters, (idea, eater) => {
      const rules = familyRules(eater);
      const validation = validateIdea(proposed(idea), rules);
      if ('rejection' in validation) {
        expect(validation.rejection.reason).not.toBe('');
        return;
      }
      passed += 1;
      const { recipe } = validation;
      for (const { name, amount } of recipe.ingredients) {
        expect(carriesAllergy(name, eater.allergies)).toBe(false);
        expect(suitsEater({ name, category: rules.categoryOf(name) ?? 'pantry' }, eater)).toBe(true);
        expect(amount === 'to taste' || (parseAmount(amount) ?? 0) > 0).toBe(true);
      }
      const { calories, protein, carbs, fat } = recipe.nutrition;
      if (calories !== null && protein !== null && carbs !== null && fat !== null) {
        for (const diet of eater.diets) {
          expect(servingFitsDiet(diet, { calories, protein, carbs, fat })).toBe(true);
        }
      }
      expect(recipe.servings).toBeGreaterThanOrEqual(1);
      expect(recipe.servings).toBeLessThanOrEqual(12);
      expect(recipe.name).not.toMatch(/<[a-z/]|\n/i);
    }),
    { numRuns: 1500, seed: 7 },
  );
  expect(passed).toBeGreaterThan(50);
});
