import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { readLine } from './read-line.ts';

const amountOf = (amount: { low: number; high: number } | null) =>
  amount && (amount.low === amount.high ? amount.low : [amount.low, amount.high]);

describe('one food', () => {
  test.each([
    ['1 (14.5-ounce) can diced tomatoes, drained', 1, 'can', 'canned diced tomatoes', 'drained', 411],
    ['2–3 large handfuls spinach', [2, 3], 'handful', 'spinach', '', 98],
    ['one 2-inch piece ginger', 1, '', 'ginger', '', 22],
    ['1 cup plus 2 tbsp flour', 1.125, 'cup', 'flour', '', 141],
    ['½–¾ tsp salt', [0.5, 0.75], 'tsp', 'salt', '', 4],
    ['2 x 400g tins chickpeas', 2, 'can', 'chickpeas', '', 464],
    ['4 chicken thighs (about 1½ lb)', 4, '', 'chicken thigh', '', 680],
    ['2 boneless chicken breasts (6 oz each)', 2, '', 'chicken breast', '', 340],
    ['1/2 stick butter', 0.5, 'stick', 'butter', '', 57],
    ['500 g 5 percent beef mince', 500, 'g', '5 percent beef mince', '', 500],
    ['250g/9oz plain flour', 250, 'g', 'flour', '', 250],
    ['2lb 4oz potatoes', 36, 'oz', 'potato', '', 1021],
    ['1 lb 8 oz potatoes', 24, 'oz', 'potato', '', 680],
    ['¾ cup (150g) granulated sugar', 0.75, 'cup', 'sugar', '', 150],
    ['24 ounces mascarpone (3 - 8 oz. tubs)', 24, 'oz', 'mascarpone', '', 680],
    ['400g tin chopped tomatoes', 1, 'can', 'canned diced tomatoes', '', 400],
    ['1 - 14 oz can coconut milk', 1, 'can', 'coconut milk', '', 397],
    ['1 - 3 pound beef brisket', 1, '', 'beef brisket', '', 1361],
    ['1/4 cup finely chopped fresh parsley', 0.25, 'cup', 'parsley', 'finely chopped', 15],
    ['1 onion finely chopped', 1, '', 'onion', 'finely chopped', 110],
    ['Onion – 1, chopped', 1, '', 'onion', 'chopped', 110],
    ['Flour 500g', 500, 'g', 'flour', '', 500],
    ['eggs 3', 3, '', 'egg', '', 150],
    ['onions 2 large', 2, '', 'onion', '', 286],
    ['carrots 2, diced', 2, '', 'carrot', 'diced', 122],
    ['lemon ½', 0.5, '', 'lemon', '', 29],
    ['🧅 2 onions', 2, '', 'onion', '', 220],
    ['• 🥛 1/2 cup milk', 0.5, 'cup', 'milk', '', 122],
    ['-1/2 cup milk', 0.5, 'cup', 'milk', '', 122],
    ['1 große Zwiebel', 1, '', 'onion', '', 143],
    ['1 Bund Petersilie', 1, 'bunch', 'parsley', '', 60],
    ['2 Zehen Knoblauch', 2, 'clove', 'garlic', '', 6],
    ['2 Knoblauchzehen', 2, 'clove', 'garlic', '', 6],
    ['1 Dose Tomaten', 1, 'can', 'canned tomato', '', 411],
    ['1/2 Tasse Milch', 0.5, 'cup', 'milk', '', 122],
    ['1 x 415g tin baked beans', 1, 'can', 'baked beans', '', 415],
    ['8 8-inch flour tortillas', 8, '', 'flour tortilla', '', 392],
    ['2 garlic cloves', 2, 'clove', 'garlic', '', 6],
    ['a dozen large eggs', 12, '', 'egg', '', 600],
    ['2 tbsp cornstarch mixed with water', 2, 'tbsp', 'cornstarch', 'mixed with water', 16],
    ['1 stick plus 2 tablespoons butter', 1.25133, 'stick', 'butter', '', 141],
    ['1 cup beef or chicken broth', 1, 'cup', 'beef broth', '', 240],
    ['2 tsp fresh coriander, chopped', 2, 'tsp', 'cilantro', 'chopped', 3],
    ['1 T soy sauce', 1, 'tbsp', 'soy sauce', '', 16],
    ['2 rib eye steaks', 2, '', 'ribeye steak', '', 500],
    ['2 racks of lamb', 2, '', 'rack of lamb', '', 1200],
    ['1 rib celery', 1, 'stalk', 'celery', '', 40],
    ['12 (168 g) graham crackers', 12, '', 'graham cracker', '', 168],
    ['3 to 4 (1 pound) chicken breasts', [3, 4], '', 'chicken breast', '', 454],
    ['2 (6 oz) chicken breasts', 2, '', 'chicken breast', '', 340],
    ['10 baby potatoes', 10, '', 'potato', '', 596],
    ['4 large egg yolks', 4, '', 'egg yolk', '', 68],
    ['500 g chicken curry cut', 500, 'g', 'chicken', '', 500],
    ['1 whole chicken (about 1.5 kg), cut into 8 pieces', 1, '', 'chicken', 'cut into 8 pieces', 1020],
    ['scallions: 4 stalks', 4, 'stalk', 'scallions', '', 60],
    ['500 ml 2 cups milk', 500, 'ml', 'milk', '', 516],
    ['1 bottle 750ml red wine', 1, 'bottle', 'red wine', '', 745],
    ['6 tbsp butter, softened, plus more for the baking dish', 6, 'tbsp', 'butter', 'softened', 85],
    ['1½ teaspoon oregano dried', 1.5, 'tsp', 'oregano', '', 2],
    ['1 sleeve Ritz crackers, crushed', 1, 'sleeve', 'butter cracker', 'crushed', 100],
    ['1 Pck. Vanillezucker', 1, 'packet', 'sugar', '', 8],
    ['1 can tomatoes, 400 g', 1, 'can', 'canned tomato', '400 g', 411],
    ['3 eggs, 2 beaten', 3, '', 'eggs', '2 beaten', 150],
    ['2 onions, 1 red, 1 white', 2, '', 'onions', '1 red, 1 white', 220],
    ['6er Pack Eier', 6, '', 'egg', '', 300],
    ['une noix de beurre', 1, 'knob', 'butter', '', 15],
    ['a walnut of butter', 1, 'knob', 'butter', '', 15],
    ['un demi-chou', 0.5, '', 'cabbage', '', 454],
    ["le jus d'un citron", 1, '', 'lemon juice', '', 48],
    ['onions - 2 big ones', 2, '', 'onion', '', 286],
    ['like 3 spoons of sugar', 3, 'tbsp', 'sugar', '', 38],
    ['½ pt. (300 ml.) milk', 0.5, 'pint', 'milk', '', 309],
    ['200 gr. de queso rallado', 200, 'g', 'cheddar cheese', 'rallado', 200],
  ])('%s', (text, amount, unit, food, preparation, grams) => {
    const { heading, parts } = readLine(text);
    expect(heading).toBeNull();
    expect(parts).toHaveLength(1);
    const [part] = parts;
    expect(amountOf(part?.amount ?? null)).toEqual(amount);
    expect(part).toMatchObject({ unit, preparation });
    expect(part?.food).toBe(findFood(food));
    expect(Math.round(part?.grams ?? 0)).toBe(grams);
  });
});

test.each([
  ['salt and pepper', ['salt', 'black pepper'], [null, null]],
  ['Salz und Pfeffer', ['salt', 'black pepper'], [null, null]],
  ['Kosher salt, freshly ground pepper', ['salt', 'black pepper'], [null, null]],
  ['1/2 tsp each salt and pepper', ['salt', 'black pepper'], [0.5, 0.5]],
  ['zest and juice of 2 limes', ['lime juice', 'lime zest'], [2, 2]],
  ['2 limes, zested and juiced', ['lime juice', 'lime zest'], [2, 2]],
  ['1 large egg plus 1 yolk', ['egg', 'egg yolk'], [1, 1]],
  ['1 carrot, 1 stick of celery and 1 onion, chopped', ['carrot', 'celery', 'onion'], [1, 1, 1]],
  ['500 g beef, 2 cm cubes', ['beef'], [500]],
  ['1 tbsp garlic, 3 cloves', ['garlic'], [1]],
  ['1/4 cup lemon juice, 2 lemons', ['lemon juice'], [0.25]],
  ['1 cup peanut butter, 1 cup butter', ['peanut butter', 'butter'], [1, 1]],
  ['200 g Mehl, 3 Eier, 400 ml Milch', ['flour', 'egg', 'milk'], [200, 3, 400]],
  ['2 eggs, 1 yolk', ['egg', 'egg yolk'], [2, 1]],
  ['2 eggs and 1 egg yolk', ['egg', 'egg yolk'], [2, 1]],
  ['juice of 1 lemon', ['lemon juice'], [1]],
  ['toppings: shredded cheddar, sour cream', ['cheddar', 'sour cream'], [null, null]],
])('%s is %j', (text, foods, amounts) => {
  const { parts } = readLine(text);
  expect(parts.map(({ food }) => food)).toEqual(foods.map(findFood));
  expect(parts.map(({ amount }) => amount?.low ?? null)).toEqual(amounts);
});

test.each(['For the sauce:', 'For the filling', 'TOPPINGS', 'Marinade:', 'Dressing'])(
  '%s is a heading',
  (text) => {
    expect(readLine(text)).toMatchObject({ heading: text.replace(':', ''), parts: [] });
  },
);

test.each(['', '   ', '•', '2', '(', '½ (', ': –', '4 bamboo skewers', 'Parchment paper'])(
  '%j names no food',
  (text) => {
    expect(readLine(text)).toMatchObject({ heading: null, parts: [] });
  },
);

test.each([
  ['kosher salt, to taste', 'taste', false],
  ['oil, for frying', 'frying', false],
  ['vegetable oil for deep frying', 'frying', false],
  ['parsley, for garnish (optional)', 'garnish', true],
  ['1 cup walnuts, optional', null, true],
  ['To serve: lime wedges', 'serving', false],
  ['1 tbsp butter, plus more for greasing', null, false],
  ['Optional: sesame seeds', null, true],
])('%s is for %s, optional: %s', (text, purpose, isOptional) => {
  expect(readLine(text).parts[0]).toMatchObject({ purpose, isOptional });
});

test.each([
  ['½ cup sliced green, black, or mixed olives', 'green, black, or mixed olives'],
  ['2 cups rinsed, drained, and mashed chickpeas', 'chickpeas'],
  ['1 cup diced red, yellow, or orange bell pepper', 'red, yellow, or orange bell pepper'],
  ['2 cups chicken, beef, or vegetable stock', 'chicken, beef, or vegetable stock'],
  ['2 cups peeled, cored, and chopped apples', 'apples'],
  ['2 tomatoes, chopped, or 1 can', 'tomatoes'],
])('the adjectives of %s are of one food', (text, name) => {
  expect(readLine(text).parts.map((part) => part.name)).toEqual([name]);
});

describe('never invents an amount', () => {
  test.each([
    'a bit of oil',
    'etwas Öl zum Braten',
    'butter the size of an egg',
    'salt',
    'some parsley',
    'oil, for frying',
    'lots of pepper',
    '2% milk',
    '80/20 ground beef',
    '7up',
    '00 flour',
    'flour 405',
    'half',
  ])('%s', (text) => {
    expect(readLine(text).parts).toMatchObject([{ amount: null, grams: null, unit: '' }]);
  });
});

test.each([
  ['200 g flour', 'high'],
  ['2 large eggs', 'high'],
  ['1 can coconut milk', 'medium'],
  ['a handful of spinach', 'medium'],
  ['200 g zorblax', 'low'],
  ['zorblax', 'low'],
])('%s is read with %s certainty', (text, certainty) => {
  expect(readLine(text).parts).toMatchObject([{ certainty }]);
});

test('estimates the weight of an unknown food only to tell its share of the recipe', () => {
  expect(readLine('200 g zorblax').parts).toMatchObject([
    { isGuess: true, food: undefined, nearest: undefined, grams: 200 },
  ]);
});

test('does not read a lost unit as eighty packets of butter', () => {
  expect(readLine('80 of butter').parts).toMatchObject([{ isGuess: true, grams: 80 }]);
});

test('uses a related food for the energy of an unknown name, but not as the food', () => {
  const [part] = readLine('250 g zorblaxian rigatoni').parts;
  expect(part?.food).toBeUndefined();
  expect(part?.nearest).toBe(findFood('rigatoni'));
});

test('reads only the beginning of a long line', () => {
  for (const piece of ['1 ', '(', 'salt and ', '½-', 'x, ', ' or 1', 'plus 1 cup ', '– ', ': ']) {
    const text = piece.repeat(1e5);
    const short = readLine(text.slice(0, 400));
    expect(readLine(text)).toEqual({ ...short, text });
    expect(short.parts.length).toBeLessThan(60);
  }
});

const PIECES =
  `1 2 1/2 ½ 400g 2-inch 0 00 -1 1e9 ( ) , ; : - – ⁄ % . * × x + / & to or and plus about each a half few dozen cup g kg oz
can tin large small T c tbsp flour butter eggs of juice zest lemon salt pepper for frying optional to taste chopped drained`.split(
    /\s+/,
  );

test('any text gives named foods with possible amounts and weights', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }),
      fc.constantFrom(' ', ''),
      (pieces, space) => {
        for (const { name, amount, grams } of readLine(pieces.join(space)).parts) {
          expect(name).toMatch(/\p{L}/u);
          expect(Number.isFinite(grams ?? 0) && (grams ?? 0) >= 0).toBe(true);
          if (amount) expect(amount.low).toBeLessThanOrEqual(amount.high);
        }
      },
    ),
  );
});

test.each([
  ['Maple syrup, to serve (about 1/2 cup)', 0.5, 'cup'],
  ['Parmesan, for serving (1 oz, grated)', 1, 'oz'],
  ['Sour cream (optional)', undefined, ''],
  ['Rice noodles (or 1 cup rice)', undefined, ''],
])('brackets hold the amount of the food before them: %s', (line, amount, unit) => {
  const [part] = readLine(line).parts;
  expect(part?.amount?.low).toBe(amount);
  expect(part?.unit).toBe(unit);
});
