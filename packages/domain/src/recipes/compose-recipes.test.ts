import { describe, expect, test } from 'vitest';
import { ALLERGENS, DIETS } from '../eater.ts';
import { composeRecipes } from './compose-recipes.ts';
import type { ComposedRecipe, KitchenItem } from './composed-recipe.ts';
import { ANYONE, FAMILY_KITCHEN, item, TODAY } from './testing/family-kitchen.ts';

function compose(kitchen: readonly KitchenItem[], eater = ANYONE, seed = 1): ComposedRecipe[] {
  return composeRecipes({ kitchen, eater, today: TODAY, seed });
}

describe('a family kitchen', () => {
  test('gives eight ideas that are mostly made from it', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const recipes = compose(FAMILY_KITCHEN, ANYONE, seed);
      expect(recipes).toHaveLength(8);
      for (const { ingredients } of recipes) {
        const have = ingredients.filter(({ available }) => available).length;
        expect(have / ingredients.length).toBeGreaterThanOrEqual(0.6);
      }
      expect(new Set(recipes.map(({ technique }) => technique)).size).toBeGreaterThanOrEqual(6);
      expect(new Set(recipes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(3);
    }
  });

  test('uses what expires soonest, and says so', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const recipes = compose(FAMILY_KITCHEN, ANYONE, seed);
      const using = (name: string) =>
        recipes.filter(({ ingredients }) => ingredients.some((line) => line.name === name));
      expect(using('Chicken breast').length).toBeGreaterThanOrEqual(1);
      expect(using('Baby spinach').length).toBeGreaterThanOrEqual(1);
      expect(using('Chicken breast')[0]?.reason).toMatch(/^Uses the .*chicken.* that expires? today$/);
    }
  });

  test('a seed repeats itself, another gives another set', () => {
    const sets = Array.from({ length: 50 }, (_, seed) =>
      compose(FAMILY_KITCHEN, ANYONE, seed).map(({ name }) => name),
    );
    expect(compose(FAMILY_KITCHEN, ANYONE, 7)).toEqual(compose(FAMILY_KITCHEN, ANYONE, 7));
    expect(new Set(sets.map((names) => names.join())).size).toBe(50);
    const shared = sets
      .slice(1)
      .map((names, index) => names.filter((name) => sets[index]?.includes(name)).length);
    expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThan(4);
  });

  test.each(DIETS)('has something for %s', (diet) => {
    const counts = Array.from(
      { length: 10 },
      (_, seed) => compose(FAMILY_KITCHEN, { allergies: [], diets: [diet] }, seed).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(diet === 'keto' ? 3 : 4);
  });

  test.each(ALLERGENS)('has something without %s', (allergen) => {
    expect(compose(FAMILY_KITCHEN, { allergies: [allergen], diets: [] }).length).toBeGreaterThanOrEqual(6);
  });

  test('asks for tamari where gluten is out', () => {
    const lines = Array.from({ length: 30 }, (_, seed) =>
      compose(FAMILY_KITCHEN, { allergies: ['gluten'], diets: [] }, seed),
    )
      .flat()
      .flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
    expect(lines).toContain('Tamari');
    expect(lines).not.toContain('Soy sauce');
  });
});

describe('small and odd kitchens', () => {
  test('four ordinary foods give several ideas', () => {
    const four = [
      item('Chicken thighs', '500', 'g'),
      item('Rice', '1', 'kg'),
      item('Broccoli'),
      item('Eggs', '6', 'piece'),
    ];
    expect(compose(four).length).toBeGreaterThanOrEqual(4);
  });

  test('nothing gives nothing', () => {
    expect(compose([])).toEqual([]);
    expect(compose([item('Cola'), item('Chicken breast', '500', 'g', -1)])).toEqual([]);
  });

  test('a typed size and praise stay out of the name', () => {
    const names = compose([
      item('Large organic eggs', '12', 'piece'),
      item('Fresh baby spinach'),
      item('Feta'),
    ]).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.join()).not.toMatch(/large|organic|fresh|baby/i);
  });

  test('does not ask for more than there is', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      for (const { ingredients } of compose(
        [
          item('Chicken breast', '300', 'g'),
          item('Broccoli', '200', 'g'),
          item('Eggs', '4', 'piece'),
          item('Rice', '1', 'kg'),
        ],
        ANYONE,
        seed,
      )) {
        for (const line of ingredients) {
          if (line.name === 'Chicken breast') expect(Number(line.amount)).toBeLessThanOrEqual(300);
          if (line.name === 'Eggs') expect(Number(line.amount)).toBeLessThanOrEqual(4);
        }
      }
    }
  });

  test('counts one recipe at most when one is asked for', () => {
    expect(composeRecipes({ kitchen: FAMILY_KITCHEN, eater: ANYONE, today: TODAY, seed: 1 }, 1)).toHaveLength(
      1,
    );
  });
});
