import { expect, test } from 'vitest';
import { composer } from '../compose-recipes.ts';
import type { ComposedRecipe } from '../composed-recipe.ts';
import { ANYONE, item, TODAY } from '../testing/family-stock.ts';

function ideasOf(...names: readonly string[]): ComposedRecipe[] {
  const stock = names.map((name) => item(name));
  return [1, 2, 3].flatMap((seed) =>
    composer({ stock, eater: ANYONE, today: TODAY, seed, meal: 'dinner' })(undefined, 12),
  );
}

/** The diet labels of the ideas with a line of this name. */
function labelsWith(line: string, ...others: readonly string[]): Set<string> {
  const ideas = ideasOf(line, ...others).filter(({ ingredients }) =>
    ingredients.some(({ name }) => name === line),
  );
  expect(ideas.length).toBeGreaterThan(0);
  return new Set(ideas.flatMap(({ dietaryTags }) => dietaryTags));
}

test.each([
  ['Rajma curry', ['paleo', 'whole30', 'keto']],
  ['Chana masala', ['paleo', 'whole30', 'keto']],
  ['Palak paneer', ['vegan', 'dairy_free', 'paleo', 'whole30']],
  ['Dal tadka', ['vegan', 'dairy_free', 'paleo', 'whole30']],
  ['Beef stroganoff', ['vegetarian', 'vegan', 'dairy_free', 'paleo', 'whole30']],
])('%s, ready to eat, is not labelled %j', (dish, wrong) => {
  const labels = labelsWith(dish, 'Rice', 'Naan');
  expect(wrong.filter((label) => labels.has(label))).toEqual([]);
});

test.each(['Rajma', 'Kidney beans', 'Dried kidney beans'])('%s are legumes to every label', (beans) => {
  const labels = labelsWith(beans, 'Onions', 'Tomatoes', 'Garam masala', 'Rice', 'Garlic');
  expect(['paleo', 'whole30', 'keto'].filter((label) => labels.has(label))).toEqual([]);
});
