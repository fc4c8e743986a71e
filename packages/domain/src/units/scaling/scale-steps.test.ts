import { describe, expect, test } from 'vitest';
import type { UnitSystem } from '../unit.ts';
import { scaleSteps } from './scale-steps.ts';

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });

const LINES = [
  line('200', 'g', 'Spaghetti'),
  line('2', 'piece', 'Eggs'),
  line('1', 'piece', 'Onion'),
  line('2', 'clove', 'Garlic'),
  line('2', 'tbsp', 'Olive oil'),
  line('1/2', 'tsp', 'Ground cumin'),
  line('1', 'tsp', 'Smoked paprika'),
  line('1', 'cup', 'Milk'),
  line('300', 'g', 'Chicken thighs'),
  line('1', 'can', 'Chopped tomatoes'),
  line('0.5', 'piece', 'Lemon'),
  line('4', 'tbsp', 'Greek yogurt'),
  line('500', 'ml', 'Vegetable stock'),
  line('1', 'piece', 'Zucchini'),
  line('2', 'piece', 'Flour tortillas'),
  line('1', 'tsp', 'Chinese 5 spice'),
  line('250', 'g', '00 flour'),
  line('to taste', '', 'Black pepper'),
];

const scaled = (step: string, to: number, system?: UnitSystem) => scaleSteps([step], LINES, 2, to, system)[0];

describe('amounts of a line are doubled for twice the servings', () => {
  test.each([
    ['Cook 200 g spaghetti until al dente.', 'Cook 400 g spaghetti until al dente.'],
    ['Cook 200g of the spaghetti.', 'Cook 400g of the spaghetti.'],
    ['Boil the spaghetti (200 g) for 9 minutes.', 'Boil the spaghetti (400 g) for 9 minutes.'],
    ['Add the spaghetti, 100 g, and stir.', 'Add the spaghetti, 200 g, and stir.'],
    ['Beat 2 eggs.', 'Beat 4 eggs.'],
    ['Beat 2 large free-range eggs with a fork.', 'Beat 4 large free-range eggs with a fork.'],
    ['Beat two eggs.', 'Beat 4 eggs.'],
    ['Whisk in 1 egg.', 'Whisk in 2 eggs.'],
    ['Beat 1 of the eggs.', 'Beat 2 of the eggs.'],
    ['Slice 1 onion and crush 2 garlic cloves.', 'Slice 2 onions and crush 4 garlic cloves.'],
    ['Crush 2 cloves of garlic.', 'Crush 4 cloves of garlic.'],
    ['Crush 1 clove garlic.', 'Crush 2 cloves garlic.'],
    ['Chop an onion.', 'Chop 2 onions.'],
    ['Chop half an onion.', 'Chop 1 onion.'],
    ['Squeeze over the juice of ½ lemon.', 'Squeeze over the juice of 1 lemon.'],
    ['Heat 2 tbsp olive oil in a pan.', 'Heat ¼ cup olive oil in a pan.'],
    ['Heat 1 tbsp of the oil.', 'Heat 2 tbsp of the oil.'],
    ['Heat 1 tablespoon oil.', 'Heat 2 tablespoons oil.'],
    ['Heat a tablespoon of oil.', 'Heat 2 tablespoons of oil.'],
    ['Heat 1 to 2 tbsp oil.', 'Heat 2 to 4 tbsp oil.'],
    ['Heat 1-2 tsp oil.', 'Heat 2-4 tsp oil.'],
    ['Add ½ tsp ground cumin.', 'Add 1 tsp ground cumin.'],
    ['Add 1/2 tsp cumin and 1 tsp paprika.', 'Add 1 tsp cumin and 2 tsp paprika.'],
    ['Add 1/2 tsp each cumin and paprika.', 'Add 1 tsp each cumin and paprika.'],
    ['Add 0.5 tsp. cumin.', 'Add 1 tsp. cumin.'],
    ['Pour in ¾ cup milk.', 'Pour in 1½ cups milk.'],
    ['Pour in 1 cup (240 ml) milk.', 'Pour in 2 cups (480 ml) milk.'],
    ['Pour in half a cup of milk.', 'Pour in 1 cup of milk.'],
    ['Pour in 500 ml stock.', 'Pour in 1 l stock.'],
    ['Bring 1.5 l water to a boil.', 'Bring 3 l water to a boil.'],
    ['Stir in 250 ml of hot water.', 'Stir in 500 ml of hot water.'],
    ['Add 1 (400 g) can chopped tomatoes.', 'Add 2 (400 g) can chopped tomatoes.'],
    ['Add 1 can of tomatoes.', 'Add 2 cans of tomatoes.'],
    ['Add 1 x 400 g can tomatoes.', 'Add 2 x 400 g can tomatoes.'],
    ['Slice 1 courgette.', 'Slice 2 courgettes.'],
    ['Brown 4 chicken thighs for 5 minutes.', 'Brown 8 chicken thighs for 5 minutes.'],
    ['Add 2 tbsp to the pan.', 'Add ¼ cup to the pan.'],
    ['Warm the 2 tortillas.', 'Warm the 4 tortillas.'],
    [
      'Add the remaining 1 tbsp oil and 2 eggs, at 180 °C.',
      'Add the remaining 2 tbsp oil and 4 eggs, at 180 °C.',
    ],
    ['Sift 250 g 00 flour.', 'Sift 500 g 00 flour.'],
    ['Reserve 100 ml of the pasta water.', 'Reserve 200 ml of the pasta water.'],
  ])('%s', (step, expected) => {
    expect(scaled(step, 4)).toBe(expected);
  });
});

describe('other numbers stay', () => {
  test.each([
    'Bake the eggs for 20 to 25 minutes at 200 °C (400 °F).',
    'Preheat the oven to 180C / gas mark 4.',
    'Heat the oil in a 25 cm skillet.',
    'Grease a 9x13 inch pan with oil.',
    'Line a 20 x 30 cm tin and spread the spaghetti in it.',
    'Pour the milk into a 2-quart baking dish.',
    'Pour the milk into a 1 l jug.',
    'Put it in a 2 lb loaf tin.',
    'Open a 400 g can of tomatoes.',
    'Cut the onion into 8 wedges.',
    'Cut the chicken into 2 cm pieces.',
    'Roll the dough into 12 balls.',
    'Divide between 2 bowls.',
    'Serves 2.',
    'Serve with 2 lemon wedges.',
    'Add half of the milk.',
    'Add ½ of the milk.',
    'Add 1/2 the spaghetti.',
    'Repeat step 2 with the eggs.',
    'Step 3: Add the eggs.',
    '1. Beat the eggs.',
    'Add the eggs 1 at a time.',
    'Add the eggs, one at a time.',
    'Add 1 egg at a time.',
    'Pour in ¼ cup milk at a time.',
    'Top each bowl with 2 tbsp yogurt.',
    'Use 1 egg per person.',
    'Spoon 2 tbsp yogurt onto each tortilla.',
    'Use ¼ cup of batter per pancake.',
    'Stir in 1 tsp 5-spice'.replace('1 tsp ', 'the '),
    'Fry for 2 minutes per side.',
    'A 50/50 mix of milk and stock.',
    'Add a pinch of pepper.',
    'Add a splash of milk.',
    'Cook in 2 batches.',
    'Rest the 00 flour dough.',
    'Cook until the chicken reaches 74 °C.',
    'Simmer until 1 cm of stock is left.',
    'Use an onion peeler.',
    'Season with salt and black pepper.',
    'Stir in 100 g of the mixture.',
    'Return after 3 hours.',
    '',
  ])('%s', (step) => {
    expect(scaled(step, 4)).toBe(step);
  });
});

describe('rounds to measurable amounts', () => {
  test.each([
    [3, 'Beat 2 eggs.', 'Beat 3 eggs.'],
    [1, 'Beat 2 eggs.', 'Beat 1 egg.'],
    [3, 'Whisk in 1 egg.', 'Whisk in 2 eggs.'],
    [3, 'Slice 1 onion.', 'Slice 1½ onions.'],
    [1, 'Slice 1 onion.', 'Slice ½ onion.'],
    [1, 'Crush 2 garlic cloves.', 'Crush 1 garlic clove.'],
    [1, 'Add 1 cup milk.', 'Add ½ cup milk.'],
    [3, 'Add ⅓ cup milk.', 'Add ½ cup milk.'],
    [5, 'Cook 200 g spaghetti.', 'Cook 500 g spaghetti.'],
    [12, 'Cook 200 g spaghetti.', 'Cook 1.2 kg spaghetti.'],
    [6, 'Add 1 tsp paprika.', 'Add 1 tbsp paprika.'],
    [1, 'Add 1 can of tomatoes.', 'Add ½ can of tomatoes.'],
  ])('for %d: %s', (to, step, expected) => {
    expect(scaled(step, to)).toBe(expected);
  });
});

describe('in other units', () => {
  test.each<[UnitSystem, string, string]>([
    ['metric', 'Pour in 1 cup milk.', 'Pour in 235 ml milk.'],
    ['metric', 'Heat 2 tbsp oil.', 'Heat 2 tbsp oil.'],
    ['metric', 'Beat 2 eggs.', 'Beat 2 eggs.'],
    ['metric', 'Pour in 1 cup (240 ml) milk.', 'Pour in 1 cup (240 ml) milk.'],
    ['us', 'Cook 200 g spaghetti.', 'Cook 7 oz spaghetti.'],
    ['us', 'Cook 200g spaghetti.', 'Cook 7 oz spaghetti.'],
    ['us', 'Pour in 500 ml stock.', 'Pour in 2 cups stock.'],
    ['us', 'Stir in 250 ml water.', 'Stir in 1 cup water.'],
    ['us', 'Bake at 200 °C in a 20 cm pan.', 'Bake at 200 °C in a 20 cm pan.'],
  ])('%s: %s', (system, step, expected) => {
    expect(scaled(step, 2, system)).toBe(expected);
  });

  test('also for more servings', () => {
    expect(scaled('Cook 200 g spaghetti in 2 l water.', 4, 'us')).toBe(
      'Cook 14 oz spaghetti in 17 cups water.',
    );
  });
});

test('nothing changes for the same servings and units', () => {
  const steps = ['Beat 2.0 eggs with 3 tsp of oil.'];
  expect(scaleSteps(steps, LINES, 2, 2)).toBe(steps);
});

test('a long step of only numbers is unchanged', () => {
  const steps = Array.from({ length: 100 }, () => '1 1/2 - 2 to ½ cup (1 (2 a half an '.repeat(55));
  expect(scaleSteps(steps, LINES, 2, 4)).toHaveLength(100);
});
