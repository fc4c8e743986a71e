import { describe, expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import type { Part } from '../model/stocked.ts';
import { describeFood } from '../roles/describe-food.ts';
import { isStepLost, writeAbout, writeName, writeStep } from './write-steps.ts';

/** [need, food, amount, unit]. */
type Row = readonly [need: string, food: string, amount: number | null, unit: string];

function part([need, name, amount, unit]: Row): Part {
  const food = findFood(name);
  if (!food) throw new Error(`No food: ${name}`);
  const stocked = {
    name,
    culinary: describeFood(food, name),
    food,
    category: food.category,
    source: 'stock' as const,
    daysLeft: null,
    stockGrams: null,
    keptIn: unit,
  };
  return { need, stocked, grams: 1, amount, unit, isAvailable: true };
}

const PARTS = (
  [
    ['eggs', 'egg', 2, 'piece'],
    ['onion', 'onion', 0.5, 'piece'],
    ['garlic', 'garlic', 2, 'clove'],
    ['oil', 'olive oil', 1, 'tbsp'],
    ['greens', 'spinach', 100, 'g'],
    ['spice', 'cumin', 1, 'tsp'],
    ['chicken', 'chicken breast', 300, 'g'],
    ['rice', 'brown rice', 150, 'g'],
    ['salt', 'salt', null, ''],
  ] satisfies Row[]
).map(part);

describe('the text of a template', () => {
  test.each([
    ['Beat {eggs}.', 'Beat the eggs.'],
    ['{eggs} {eggs.is} done when {greens} {greens.is}.', 'The eggs are done when the spinach is.'],
    ['Add {onion+garlic}.', 'Add the onion and garlic.'],
    ['Add {onion+cheese}.', 'Add the onion.'],
    ['Heat {oil.amount}.', 'Heat 1 tbsp olive oil.'],
    ['Use {oil.half}.', 'Use ½ tbsp of the olive oil.'],
    ['Beat {eggs}[ with {milk}].', 'Beat the eggs.'],
    ['Beat {eggs}[ and {greens}[, {cheese}]].', 'Beat the eggs and the spinach.'],
    [
      'Fold in {rice}[, {garlic}][, {onion}][ and a pinch of {salt}].',
      'Fold in the brown rice, the garlic, the onion and a pinch of salt.',
    ],
    [
      'Fold in {rice}[, {garlic}][, {onion}][ and a pinch of {milk}].',
      'Fold in the brown rice, the garlic and the onion.',
    ],
    [
      'Fold in {rice}[, {milk}][, {onion}][, then {eggs}].',
      'Fold in the brown rice and the onion, then the eggs.',
    ],
    [
      'Fold in {rice}[, {garlic}][, {milk}] and the rest of {oil}.',
      'Fold in the brown rice, the garlic and the rest of the olive oil.',
    ],
    [
      'Stir {rice}[, {eggs+greens}][, {garlic+onion}].',
      'Stir the brown rice, the eggs and spinach, the garlic and onion.',
    ],
    ['Serve[ with {milk}][ and {eggs}, warmed].', 'Serve with the eggs, warmed.'],
    [
      'Serve[ with {rice}][ and {onion}][ and a little {salt}].',
      'Serve with the brown rice, the onion and a little salt.',
    ],
    ['Serve[ with {milk}][ and {cheese}].', 'Serve.'],
    ['Serve {rice}[ and {onion+greens}].', 'Serve the brown rice, the onion and spinach.'],
    ['Add {rice}[ and {onion} and simmer].', 'Add the brown rice and the onion and simmer.'],
    ['[?cheese: Grate it. ][!cheese: No cheese. ]Serve.', 'No cheese. Serve.'],
    ['[chicken=poultry: Bird.][chicken=fish: Fish.]', 'Bird.'],
    ['[chicken!=fish,shrimp: No fish.][milk!=cream: Never.]', 'No fish.'],
    ['Melt {cheese}.', ''],
    ['Turn {eggs.it}, then {greens.it}.', 'Turn them, then it.'],
    ['[cooked ({{temp chicken}})]', 'Cooked (74 °C / 165 °F inside)'],
    ['[warm ({{temp greens}})]', ''],
    ['warm ({{temp greens}}), then serve', 'Warm, then serve'],
    ['{{season}}', 'Season with salt.'],
    ['Finish with {salt}.', 'Finish with salt.'],
    ['{{prep onion garlic}}', 'Dice the onion and mince the garlic.'],
    [
      '{{heat oil|ovenproof skillet|medium}}',
      'Heat 1 tbsp olive oil in an ovenproof skillet over medium heat.',
    ],
    ['{{heat butter|pot|low}}', 'Set a pot over low heat.'],
    [
      '{{soften onion garlic spice}}',
      'Cook the onion, stirring, until soft and lightly golden, about 6 minutes. Stir in the garlic and 1 tsp cumin and cook until fragrant, about 30 seconds.',
    ],
    ['about {{minutes rice|5}}', 'About 40 minutes'],
    ['about {{minutes rice|2}}', 'About 40 minutes'],
  ])('%s', (template, text) => {
    expect(writeStep(template, PARTS)).toBe(text);
  });

  test('uses the singular for one egg', () => {
    expect(writeStep('{eggs} {eggs.is} set.', [part(['eggs', 'egg', 1, 'piece'])])).toBe('The egg is set.');
  });

  test.each([
    ['lemons', 'Squeeze over the lemons. Squeeze in the lemons. Add a squeeze of the lemons.'],
    [
      'balsamic vinegar',
      'Sprinkle over the balsamic vinegar. Stir in the balsamic vinegar. Add a splash of the balsamic vinegar.',
    ],
    ['lime juice', 'Sprinkle over the lime juice. Stir in the lime juice. Add a splash of the lime juice.'],
  ])('squeezes a fruit and pours a bottled liquid: %s', (acid, text) => {
    const template = 'Squeeze over {x}. Squeeze in {x}. Add a squeeze of {x}.';
    expect(writeStep(template, [part(['x', acid, 1, 'tbsp'])])).toBe(text);
  });

  test.each([
    ['lamb stew meat', 'Stew of lamb.'],
    ['pork mince', 'Stew of pork.'],
    ['mince', 'Stew of mince.'],
  ])('names meat without its cut in a sentence about the dish: %s', (name, text) => {
    expect(writeAbout('Stew of {x.name}.', [part(['x', name, 500, 'g'])])).toBe(text);
  });

  test.each([
    ['frozen spinach', 'Cook until hot.'],
    ['spinach', 'Cook until wilted.'],
  ])('knows what is frozen: %s', (name, text) => {
    const template = 'Cook [x=frozen: until hot][x!=frozen: until wilted].';
    const spinach = part(['x', 'spinach', 300, 'g']);
    expect(writeStep(template, [{ ...spinach, stocked: { ...spinach.stocked, name } }])).toBe(text);
  });

  test('uses a food’s typed name', () => {
    expect(writeStep('Slice {x}.', [part(['x', 'courgettes', 2, 'piece'])])).toBe('Slice the courgettes.');
  });
});

describe('a name', () => {
  test.each([
    ['{beans}', 'Kidney Bean'],
    ['Tomatoes with {beans}', 'Tomatoes with Kidney Beans'],
    ['Peppers with {beans} and {rice}', 'Peppers with Kidney Beans and Rice'],
    ['{beans} Bowl with {pepper}[ and {beans}]', 'Kidney Bean Bowl with Bell Pepper and Kidney Beans'],
  ])(
    'says several of what stands behind "with", also for a word of another language: %s',
    (template, name) => {
      const parts = [
        part(['beans', 'rajma', 200, 'g']),
        part(['rice', 'rice', 1, 'cup']),
        part(['pepper', 'red bell pepper', 1, 'piece']),
      ];
      expect(writeName(template, parts)).toBe(name);
    },
  );

  test.each([
    ['{chicken} with {rice}', 'Chicken with Brown Rice'],
    ['[{cheese} ]Eggs[ with {greens}]', 'Eggs with Spinach'],
    ['{cheese} Eggs', undefined],
    ['{eggs.many} and {onion+garlic}', 'Eggs, Onion and Garlic'],
  ])('%s', (template, name) => {
    expect(writeName(template, PARTS)).toBe(name);
  });
});

test.each([
  ['Rub {chicken} with {thyme} and roast.', true],
  ['Rub {chicken}[ with {thyme}] and roast.', false],
  ['Serve with {bread}.', false],
  ['{{season}} Fry {chicken}.', false],
])('a step that is lost though something in it is there: %s', (template, isLost) => {
  expect(isStepLost(template, PARTS)).toBe(isLost);
});

test.each([
  ['Pour in 700 ml of water.', 0.5, 'Pour in 350 ml of water.'],
  ['Pour in 150 ml of water.', 0.5, 'Pour in 80 ml of water.'],
  ['Pour in 1.2 liters of water.', 0.25, 'Pour in 300 ml of water.'],
  ['Pour in 2 liters of water.', 0.5, 'Pour in 1 liter of water.'],
  ['Pour in 1 liter of water for {eggs}.', 0.75, 'Pour in 750 ml of water for the eggs.'],
  ['Pour in 250 ml of water.', 1, 'Pour in 250 ml of water.'],
])('the water of %s falls with the servings', (template, share, text) => {
  expect(writeStep(template, PARTS, share)).toBe(text);
});
