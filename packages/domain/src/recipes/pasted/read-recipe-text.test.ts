import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecipeText } from './read-recipe-text.ts';

const DHAL = `Red lentil dhal
Prep: 10 mins
Cook: 40 mins
Serves 4-6
A bowl for a weeknight.

Ingredients
250g red lentils
2 onions, sliced
For the topping
• small bunch of coriander

Method
STEP 1
Fry the onions.
STEP 2
Add the lentils and simmer.

Notes
Freezes well.`;

test('a text with headings is taken apart, and what is not of the recipe is left', () => {
  expect(readRecipeText(DHAL)).toEqual({
    name: 'Red lentil dhal',
    description: 'A bowl for a weeknight.',
    servings: 4,
    prepTime: 10,
    cookTime: 40,
    cuisine: '',
    difficulty: null,
    ingredients: ['250g red lentils', '2 onions, sliced', 'For the topping:', 'small bunch of coriander'],
    steps: ['Fry the onions.', 'Add the lentils and simmer.'],
    picture: '',
    left: ['Freezes well.'],
  });
});

describe('headings', () => {
  test.each([
    ['Ingredients', 'Method'],
    ['INGREDIENTS:', 'DIRECTIONS:'],
    ['## Ingredients', '## Instructions'],
    ['**You will need**', '**How to make it**'],
    ['What you need', "Let's cook!"],
    ['Zutaten', 'Zubereitung'],
    ['stuff you need', 'how to:'],
    ['🛒 Ingredients', '👩‍🍳 Preparation'],
    ['Ingrédients', 'Préparation'],
    ['Składniki:', 'Sposób przygotowania:'],
    ['Ingredientes', 'Modo de preparo'],
    ['Ingrediënten', 'Bereidingswijze'],
    ['Ingredienser', 'Gör så här'],
    ['Das brauchst du', 'So wird’s gemacht'],
  ])('%s and %s', (list, method) => {
    const { name, ingredients, steps, left } = readRecipeText(
      `Soup\n${list}\n2 leeks\n1 potato\n${method}\nSimmer.`,
    );
    expect({ name, ingredients, steps, left }).toEqual({
      name: 'Soup',
      ingredients: ['2 leeks', '1 potato'],
      steps: ['Simmer.'],
      left: [],
    });
  });
});

describe('servings and times', () => {
  test.each([
    ['Serves 4', { servings: 4 }],
    ['Servings4 people', { servings: 4 }],
    ['Yield: 12 muffins', { servings: 12 }],
    ['for 6 people', { servings: 6 }],
    ['Für 4 Portionen', { servings: 4 }],
    ['Yield: Serves 4', { servings: 4 }],
    ['0:15 Prep | 1:20 Cook', { prepTime: 15, cookTime: 80 }],
    ['Feeds six', { servings: 6 }],
    ['Enough for 4 hungry people', { servings: 4 }],
    ['Serves: 2   Time: 15 mins', { servings: 2, cookTime: 15 }],
    ['Prep Time: 10 minutes Cook Time: 20 minutes', { prepTime: 10, cookTime: 20 }],
    ['Pour 6 personnes', { servings: 6 }],
    ['Para 4 personas', { servings: 4 }],
    ['Serves - 3', { servings: 3 }],
    ['Prep time - 20 mins', { prepTime: 20 }],
    ['Dosi per: 4 persone', { servings: 4 }],
    ['Liczba porcji: 4', { servings: 4 }],
    ['Rendimento: 5 porções', { servings: 5 }],
    ['Tiempo de cocción: 30 minutos', { cookTime: 30 }],
    ['Temps de préparation : 15 min', { prepTime: 15 }],
    ['Tempo de preparo: 1 hora', { prepTime: 60 }],
    ['Czas gotowania: 40 minut', { cookTime: 40 }],
    ['Difficoltà: facile', { difficulty: 'Easy' }],
    ['*Serves 4 • 10 minutes prep • 20 minutes cook*', { servings: 4, prepTime: 10, cookTime: 20 }],
    ['*Serves 4* | Prep 10 min | _Cook 20 min_', { servings: 4, prepTime: 10, cookTime: 20 }],
    ['4 portions - 20 min prep', { servings: 4, prepTime: 20 }],
    ['(2 servings)', { servings: 2 }],
    ['Yield: 2 dozen', { servings: 24 }],
    ['Yield 4 servings (2 tacos each)', { servings: 4 }],
    ['Pour 4 pers.', { servings: 4 }],
    ['Serves 8 Prep 10 minutes', { servings: 8, prepTime: 10 }],
    ['Prep Time15 minutes mins', { prepTime: 15 }],
    ['Prep 25 min, cook 1 hr 30 min', { prepTime: 25, cookTime: 90 }],
    ['Serves 2 | Cook: 1½ hours', { servings: 2, cookTime: 90 }],
    ['Baking time: 20-25 minutes', { cookTime: 25 }],
    ['Zubereitungszeit: 20 Minuten', { prepTime: 20 }],
    ['Total time: 45 minutes', { cookTime: 45 }],
    ['Difficulty: easy', { difficulty: 'Easy' }],
    ['Cuisine: Thai', { cuisine: 'Thai' }],
    ['(pour 12 crêpes)', { servings: 12 }],
    ['Vorbereitung: 15 Min., Backzeit: 1 Std. 10', { prepTime: 15, cookTime: 70 }],
    ['Förberedelse: 10 minuter', { prepTime: 10 }],
  ])('%s', (line, expected) => {
    const read = readRecipeText(`Soup\n${line}\nIngredients\n2 leeks\nMethod\nSimmer.`);
    expect(read).toMatchObject({ left: [], description: '', ...expected });
  });

  test.each([
    ['behind the steps', 'Soup\n2 leeks\nSimmer.\nServes 3', 3],
    ['in the last step', 'Soup\n2 leeks\nSimmer for an hour. feeds 5 👍', 5],
    ['before more of a sentence', 'Soup\n2 leeks\nSimmer. Serves 4 with bread.', 4],
    ['in the heading', 'Suppe\nZutaten für 6 Portionen\n2 leeks\nZubereitung\nKochen.', 6],
    ['in brackets in the heading', 'Soup\nIngredients (for 4):\n2 leeks\nMethod\nSimmer.', 4],
    ['after a label', 'Soup\n2 leeks\nSimmer.\nEdit: serves 4 easily', 4],
    ['for whom, behind the name', 'Soup (for 3)\n2 leeks\nSimmer.', 3],
    ['behind the name', 'Lassi (2 glasses)\n200 ml milk\n1 mango\nBlend it.', 2],
    ['nowhere', 'Soup (30 minutes)\n2 leeks\n3 potatoes\nSimmer for 20 minutes.', null],
  ])('servings %s', (_, text, servings) => {
    expect(readRecipeText(text).servings).toBe(servings);
  });

  test.each(['Course: Main', 'Calories: 540kcal', 'Serves a crowd: double it'])('%s is left', (line) => {
    expect(readRecipeText(`Soup\n${line}\nIngredients\n2 leeks\nMethod\nSimmer.`).left).toEqual([line]);
  });
});

describe('lines', () => {
  const listOf = (...lines: string[]) =>
    readRecipeText(`Soup\nIngredients\n${lines.join('\n')}\nMethod\nStir.`).ingredients;
  const stepsOf = (...lines: string[]) =>
    readRecipeText(`Soup\nIngredients\n1 leek\nMethod\n${lines.join('\n')}`).steps;

  test.each([
    ['bullets', ['▢ 1 leek', '- 2 eggs', '☐ ½ onion'], ['1 leek', '2 eggs', '½ onion']],
    ['bullets before fractions', ['▢ 1/2 leek', '- 1/4 cup milk'], ['1/2 leek', '1/4 cup milk']],
    ['pictures', ['🥬 1 leek', '• 🥚 2 eggs'], ['1 leek', '2 eggs']],
    ['numbers of the list', ['1. 2 leeks', '2. 1 egg'], ['2 leeks', '1 egg']],
    ['numbers that are amounts', ['1.5 l stock', '2 eggs'], ['1.5 l stock', '2 eggs']],
    ['amounts on lines of their own', ['500 g', 'leeks', '4', 'eggs'], ['500 g leeks', '4 eggs']],
    ['a wrapped line', ['1 leek, washed,', 'and sliced'], ['1 leek, washed, and sliced']],
  ])('ingredients with %s', (_, lines, expected) => {
    expect(listOf(...lines)).toEqual(expected);
  });

  test.each([
    ['numbers', ['1. Chop.', '2) Fry.', 'Step 3: Serve.'], ['Chop.', 'Fry.', 'Serve.']],
    [
      'wrapped lines',
      ['Put the butter and the sugar into a', 'saucepan and melt them.', 'Stir.'],
      ['Put the butter and the sugar into a saucepan and melt them.', 'Stir.'],
    ],
    [
      'lower case',
      ['chop the onions and the carrots', 'fry both in some of the butter'],
      ['chop the onions and the carrots', 'fry both in some of the butter'],
    ],
  ])('steps with %s', (_, lines, expected) => {
    expect(stepsOf(...lines)).toEqual(expected);
  });
});

test.each([
  ['Tipp: Mit Sahne servieren.', 'Tipp: Mit Sahne servieren.'],
  ['Astuce\nServir bien frais.', 'Servir bien frais.'],
])('a note behind the steps is left: %j', (note, left) => {
  expect(readRecipeText(`Soup\nIngredients\n2 leeks\nMethod\nSimmer.\n${note}`)).toMatchObject({
    steps: ['Simmer.'],
    left: [left],
  });
});

test('without headings a line is what it looks like', () => {
  const { name, ingredients, steps } = readRecipeText(
    'Potato soup\n1 kg potatoes\n2 leeks\nsalt, pepper\nPeel the potatoes and cut them small.\nCook for 25 min.',
  );
  expect(name).toBe('Potato soup');
  expect(ingredients).toEqual(['1 kg potatoes', '2 leeks', 'salt, pepper']);
  expect(steps).toEqual(['Peel the potatoes and cut them small.', 'Cook for 25 min.']);
});

describe('a message', () => {
  test.each([
    [
      'in several parts',
      '[14:33, 3/11/2026] Ana: Leek soup\n[14:34, 3/11/2026] Ana: you need 2 leeks\n500 ml milk\n3/11/26, 2:35 PM - Ana: Simmer both.',
      { name: 'Leek soup', ingredients: ['2 leeks', '500 ml milk'], steps: ['Simmer both.'] },
    ],
    [
      'with headings on the lines of their texts',
      'Leek soup\nIngredients: 2 leeks, sliced, 500 ml milk, 1 tbsp butter, salt\nMethod: Fry the leeks. Add the milk.',
      {
        ingredients: ['2 leeks, sliced', '500 ml milk', '1 tbsp butter', 'salt'],
        steps: ['Fry the leeks. Add the milk.'],
      },
    ],
    [
      'of one line',
      'Leek soup: 2 leeks, 500 ml milk, 1 tbsp. butter, salt and pepper. Simmer for an hour. Serves 3.',
      {
        name: 'Leek soup',
        servings: 3,
        ingredients: ['2 leeks', '500 ml milk', '1 tbsp. butter', 'salt and pepper'],
        steps: ['Simmer for an hour.'],
      },
    ],
    [
      'that lists groups in a line each',
      'Quiche\nFor the dough: 200 g flour, 100 g butter, 1 egg\nFor the filling: 2 leeks, 3 eggs, 200 ml cream\nBake it.',
      {
        name: 'Quiche',
        ingredients: [
          'For the dough:',
          ...[
            '200 g flour',
            '100 g butter',
            '1 egg',
            'For the filling:',
            '2 leeks',
            '3 eggs',
            '200 ml cream',
          ],
        ],
        steps: ['Bake it.'],
      },
    ],
    [
      'in sentences',
      'Nana’s soup. Fry 2 leeks in a knob of butter for 10 minutes. Add 500 ml of milk, an onion and a pinch of salt, and bring to a boil. Feeds 3.',
      {
        name: 'Nana’s soup',
        servings: 3,
        ingredients: ['2 leeks', 'a knob of butter', '500 ml of milk', 'an onion', 'a pinch of salt'],
        steps: [
          'Fry 2 leeks in a knob of butter for 10 minutes.',
          'Add 500 ml of milk, an onion and a pinch of salt, and bring to a boil.',
        ],
      },
    ],
  ])('%s', (_, text, expected) => {
    expect(readRecipeText(text)).toMatchObject({ left: [], description: '', ...expected });
  });

  test('a step that measures is no list', () => {
    const step = 'Mix 200 g flour, 2 eggs, 100 ml milk, 1 tsp salt and leave it for 20 minutes.';
    const { ingredients, steps } = readRecipeText(`Pasta\n200 g flour\n2 eggs\n${step}`);
    expect(ingredients).toEqual(['200 g flour', '2 eggs']);
    expect(steps).toEqual([step]);
  });
});

test('a text without a recipe stays as it is', () => {
  expect(readRecipeText('Hi Tom,\nsee you at eight.\nAna')).toMatchObject({
    name: '',
    ingredients: [],
    steps: [],
    left: ['Hi Tom,', 'see you at eight.', 'Ana'],
  });
});

describe('JSON-LD', () => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': ['Recipe'],
    name: 'Plum &amp; almond cake',
    recipeYield: ['8', '8 servings'],
    prepTime: 'PT15M',
    cookTime: 'PT1H5M',
    image: ['https://example.org/cake.jpg', 'https://example.org/cake-16x9.jpg'],
    recipeCuisine: 'French',
    recipeIngredient: ['450g plums', '2 eggs'],
    recipeInstructions: [
      { '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Heat the <b>oven</b>.' }] },
      'Bake.',
    ],
  };

  test.each([
    ['alone', JSON.stringify(recipe)],
    ['in a graph', JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, recipe] })],
    ['in a page', `<html><script type="application/ld+json">${JSON.stringify([recipe])}</script></html>`],
  ])('%s', (_, text) => {
    expect(readRecipeText(text)).toEqual({
      name: 'Plum & almond cake',
      description: '',
      servings: 8,
      prepTime: 15,
      cookTime: 65,
      cuisine: 'French',
      difficulty: null,
      ingredients: ['450g plums', '2 eggs'],
      steps: ['Heat the oven.', 'Bake.'],
      picture: 'https://example.org/cake.jpg',
      left: [],
    });
  });

  test('that is cut off is read as a text', () => {
    expect(readRecipeText(JSON.stringify(recipe).slice(0, 80)).left).toHaveLength(1);
  });
});

test('no word of any text is lost', () => {
  const piece = fc.constantFrom(
    ...[
      'Soup',
      '2 leeks',
      'Method',
      'Ingredients',
      'Serves 4',
      'Fry it.',
      '',
      '500 g',
      'For the sauce:',
      '1. Chop',
    ],
    ...[
      'Notes',
      'love, Ana',
      'Jump to recipe',
      'Course: main',
      'salt',
      'Total time: 5 min',
      '{',
      '▢ ½ onion',
      'STEP 1',
    ],
  );
  const USED_UP = /^(?:method|ingredients|notes|serves 4|step 1|total time: 5 min)$/i;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (lines) => {
      const { name, description, ingredients, steps, left } = readRecipeText(lines.join('\n'));
      const kept = [name, description, ...ingredients, ...steps, ...left].join(' ');
      const count = (text: string, word: string) => text.split(word).length;
      for (const word of lines
        .filter((line) => !USED_UP.test(line))
        .flatMap((line) => line.match(/\p{L}{3,}/gu) ?? [])) {
        expect(count(kept, word)).toBeGreaterThanOrEqual(
          count(lines.filter((line) => !USED_UP.test(line)).join(' '), word),
        );
      }
    }),
  );
});

const SCONES = [
  'Cheese Scones',
  'Ingredients',
  '225 g flour',
  '50 g butter',
  'Method',
  'Rub together and bake.',
];

test.each([
  ['a title', ['', ...SCONES]],
  ['a title and servings', ['', 'Cheese Scones', 'Makes 8', ...SCONES.slice(1)]],
  ['a line', ['---', '# Cheese Scones', ...SCONES.slice(1)]],
  ['a number', ['', 'Recipe 2: Cheese Scones', ...SCONES.slice(1)]],
])('a second recipe under %s is left', (_, second) => {
  const first = ['Tomato Soup', 'Ingredients', '800 g tomatoes', 'Method', 'Simmer for 20 minutes.'];
  const { name, ingredients, steps, left } = readRecipeText([...first, ...second].join('\n'));
  expect({ name, ingredients, steps }).toEqual({
    name: 'Tomato Soup',
    ingredients: ['800 g tomatoes'],
    steps: ['Simmer for 20 minutes.'],
  });
  expect(left.join(' ')).toMatch(/Cheese Scones.*225 g flour.*Rub together and bake\./);
});

test.each(['For the icing', 'Icing', 'Lemon buttercream', 'Für den Guss'])(
  'a second list under %j belongs to the same dish',
  (part) => {
    const text = `Cake\nIngredients\n200 g flour\nMethod\nBake.\n\n${part}\nIngredients\n100 g sugar\nMethod\nSpread.`;
    const { ingredients, steps, left } = readRecipeText(text);
    expect({ ingredients, steps, left }).toEqual({
      ingredients: ['200 g flour', '100 g sugar'],
      steps: ['Bake.', `${part}: Spread.`],
      left: [],
    });
  },
);

test.each([
  [
    'For the sauce:\nMelt the butter.\nTo serve\nPour over.',
    ['For the sauce: Melt the butter.', 'To serve: Pour over.'],
  ],
  ['WHITE SAUCE\nWhisk the flour into the milk.', ['WHITE SAUCE: Whisk the flour into the milk.']],
  [
    'Make the sauce\n1. Fry.\n2. Blend.\nCook the fish\n1. Fry it.',
    ['Make the sauce: Fry.', 'Blend.', 'Cook the fish: Fry it.'],
  ],
  ['Für die Suppe:\nKartoffeln kochen.', ['Für die Suppe: Kartoffeln kochen.']],
])('%j names its groups of steps', (steps, expected) => {
  expect(readRecipeText(`Fish\nIngredients\n300 g cod\n1 lime\nMethod\n${steps}`).steps).toEqual(expected);
});

test('what a blog tells its readers is left, and what the dish is stays', () => {
  const { description, left } = readRecipeText(
    'Banana Bread\nHi friends! My kids just LOVE it.\nA moist loaf with walnuts.\nTag me on Instagram!\nIngredients\n3 bananas\n250 g flour\nMethod\nMix and bake.',
  );
  expect(description).toBe('A moist loaf with walnuts.');
  expect(left).toEqual(['Hi friends! My kids just LOVE it.', 'Tag me on Instagram!']);
});

test('a long text of one line is read in little time', () => {
  const long = `Soup\nIngredients\n${'2 cups of '.repeat(2500)}\nMethod\n${'stir and '.repeat(500)}`;
  expect(readRecipeText(long).ingredients).toHaveLength(1);
});

test('a greeting is no name, and the heading of the first ingredients neither', () => {
  const { name, ingredients, left } = readRecipeText(
    "Hi love, here's the pie you asked for\n\nFor the filling:\n500g mince\n1 onion\n\nFor the top:\n200g flour\n\nFry it all.\nBake for an hour.",
  );
  expect(name).toBe('');
  expect(ingredients).toEqual(['For the filling:', '500g mince', '1 onion', 'For the top:', '200g flour']);
  expect(left).toEqual(["Hi love, here's the pie you asked for"]);
});

test.each([
  ['Yield: 1 loaf (10 slices)', { servings: 10 }],
  ['Makes about 10 pancakes (serves 3-4)', { servings: 3 }],
  ['Serves 2 | 25 minutes | 480 kcal per serving', { servings: 2, cookTime: 25 }],
  ['Prep: 20 min + marinating', { prepTime: 20 }],
  ['Serves 4–6. Takes about 2 hrs 45.', { servings: 4, cookTime: 165 }],
  ['Arbeitszeit: ca. 20 Minuten, Koch-/Backzeit: ca. 15 Minuten', { prepTime: 20, cookTime: 15 }],
])('%s', (line, facts) => {
  const read = readRecipeText(
    `Pie\n${line}\n2 eggs\n100 g flour\n50 g butter\n\nMix well.\nBake until brown.`,
  );
  expect(read).toMatchObject({ name: 'Pie', ...facts });
  expect(read.ingredients).toHaveLength(3);
});

test('a food without an amount belongs to the list whose bullet it has', () => {
  const { ingredients, steps } = readRecipeText(
    'Gâteau\n- 3 œufs\n- 200 g de sucre\n- le zeste d’un citron\nMélangez.',
  );
  expect(ingredients).toEqual(['3 œufs', '200 g de sucre', 'le zeste d’un citron']);
  expect(steps).toEqual(['Mélangez.']);
});

test('tags and a farewell in another language are no steps', () => {
  const { steps, left } = readRecipeText('Soup\n2 leeks\n1 potato\nSimmer.\nBisous !\n#soup #dinner');
  expect({ steps, left }).toEqual({ steps: ['Simmer.'], left: ['Bisous !', '#soup #dinner'] });
});

test('times behind the steps are read where they are named', () => {
  const read = readRecipeText(
    'Pfannkuchen\nZutaten\n250 g Mehl\nZubereitung\nMehl verrühren.\nArbeitszeit: 20 Minuten',
  );
  expect(read).toMatchObject({ prepTime: 20, steps: ['Mehl verrühren.'] });
});

test('a picture over measured lines is a heading, but not where each line has one', () => {
  expect(
    readRecipeText('Stew\n🥩 Meat\n1 kg beef\n2 onions\n🥟 Dumplings\n100g flour\n50g suet\n\nCook it.')
      .ingredients,
  ).toEqual(['Meat:', '1 kg beef', '2 onions', 'Dumplings:', '100g flour', '50g suet']);
  expect(readRecipeText('Stew\n🥩 beef\n🧅 2 onions\n🥕 carrots\n\nCook it.').ingredients).toEqual([
    'beef',
    '2 onions',
    'carrots',
  ]);
});

test('what a note says in lines of its own is read, and figures and greetings are left', () => {
  const read = readRecipeText(
    'Chickpea pan\nOMG you guys have to try this!!\nfor 2\n15 mins\n480 kcal | 20g P | 50g C | 15g F\n- 1 tin chickpeas\n- 150ml cream\nFry the chickpeas.\nAdd the cream and simmer.',
  );
  expect(read).toMatchObject({ name: 'Chickpea pan', description: '', servings: 2, cookTime: 15 });
  expect(read.left).toEqual(['OMG you guys have to try this!!', '480 kcal | 20g P | 50g C | 15g F']);
});

test('minutes in a step are no fact', () => {
  expect(readRecipeText('Soup\n- 1 leek\n- 1 l stock\nSimmer for 20 mins.').cookTime).toBeNull();
});

describe('a scanned page of a book', () => {
  const { name, servings, prepTime, cookTime, ingredients, steps } = readRecipeText(`120     SUNDAY BAKING
MUTTON PIE
Serves 4        Preparation 20 min       Cooking l h 20

I large onion, chopped
l tablespoon oil
50O g minced lamb
300 ml mi1k
1 teaspoon Worcester-
shire sauce
25g/loz butter

Heat the oil and fry the onion gently in it for
10 minutes. Add the lamb and brown well, stir-
ring.
Bake at 22O°C until golden.

87`);

  test('its facts are read across gaps, and its page number and running head are left', () => {
    expect({ name, servings, prepTime, cookTime }).toEqual({
      name: 'MUTTON PIE',
      servings: 4,
      prepTime: 20,
      cookTime: 80,
    });
  });

  test('misread digits and letters are put right, and divided words are joined', () => {
    expect(ingredients).toEqual([
      '1 large onion, chopped',
      '1 tablespoon oil',
      '500 g minced lamb',
      '300 ml milk',
      '1 teaspoon Worcestershire sauce',
      '25g/1oz butter',
    ]);
    expect(steps).toEqual([
      'Heat the oil and fry the onion gently in it for 10 minutes. Add the lamb and brown well, stirring.',
      'Bake at 220°C until golden.',
    ]);
  });
});

test('what is no misreading stays: litres, ounces, H2O, all-purpose and I', () => {
  const read = readRecipeText(
    'Soup\nI love cake\n1l stock\n2OZ butter\n100 ml H2O\n1 cup all-\npurpose flour\nSimmer.',
  );
  expect(read.ingredients).toEqual(['1l stock', '2OZ butter', '100 ml H2O', '1 cup all-purpose flour']);
});

test('degrees without their sign belong to a step', () => {
  const { ingredients, steps } = readRecipeText(
    'Lemon Cake\n\n225 g butter\n4 eggs\njuice of 1 lemon\n\nHeat oven to 180C/fan 160C/gas 4.\nBeat the butter with the eggs and bake for 45 minutes.',
  );
  expect(ingredients).toEqual(['225 g butter', '4 eggs', 'juice of 1 lemon']);
  expect(steps).toHaveLength(2);
});

test.each([
  ['ok here it is 😄 my chickpea curry', 'chickpea curry'],
  ['★★★★★ 4.9 from 312 votes\n\nBanana Muffins', 'Banana Muffins'],
  ['Home » Dinner » Beef\n\nPot Roast', 'Pot Roast'],
])('the name of %j is %j', (head, name) => {
  expect(readRecipeText(`${head}\nIngredients\n2 bananas\n1 egg\nMethod\nMix.`).name).toBe(name);
});

test('groups without a colon: what is served with it, and parts of the dish in capitals', () => {
  const text =
    'Noodles\nIngredients\n\nSALAD\n6 oz rice noodles\n1 carrot\n\nPEANUT DRESSING\n3 tbsp peanut butter\nTo serve\n1 lime\nMethod\nToss.';
  expect(readRecipeText(text).ingredients).toEqual([
    'SALAD:',
    '6 oz rice noodles',
    '1 carrot',
    'PEANUT DRESSING:',
    '3 tbsp peanut butter',
    'To serve:',
    '1 lime',
  ]);
});

test('in sentences, weights in brackets and unmeasured foods belong to the list', () => {
  const text =
    "Hiya love, dad's bake as promised xx\nToss 4 chicken thighs (about 2 lbs) and 2 carrots with some salt and 2 tbsp oil. Roast for an hour 🔥 serves 4 hungry people.";
  const { name, servings, ingredients } = readRecipeText(text);
  expect({ name, servings }).toEqual({ name: "dad's bake", servings: 4 });
  expect(ingredients).toEqual(['4 chicken thighs (about 2 lbs)', '2 carrots', 'some salt', '2 tbsp oil']);
});

test('pieces on a line over the first part are the servings, and a strange measure ends no list', () => {
  const cake = readRecipeText(
    'Apfelkuchen\n12 Stück\nFür den Teig:\n250 g Mehl\n125 g Zucker\nButter schaumig rühren.\nBacken.',
  );
  expect(cake).toMatchObject({ servings: 12, ingredients: ['Für den Teig:', '250 g Mehl', '125 g Zucker'] });
  const bake = readRecipeText(
    'Bake\n2 cups cooked rice\n1 cup sour cream\n1 whoosh zorblax, crushed\n4 tbsp butter, melted\nPreheat the oven.\nMix and bake for 30 minutes.',
  );
  expect(bake.ingredients).toHaveLength(4);
});

test('a scanned page: its number is left, and what is broken at the end of a line goes on', () => {
  const read = readRecipeText(
    'BEEF PIE\n142\nServes 6\n8 oz. flour\n1 lb. stewing steak, cut in\nsmall cubes\n1 onion\nFry the steak.\nBake for an hour.',
  );
  expect(read).toMatchObject({
    servings: 6,
    ingredients: ['8 oz. flour', '1 lb. stewing steak, cut in small cubes', '1 onion'],
    left: ['142'],
  });
});

test('what announces a name is none, and a step with a food and a time is no cooking time', () => {
  const read = readRecipeText(
    'heres the curry\nQuick curry\n2 tins chickpeas\n1 onion\n1 tin coconut milk\nCook onion 10 min.\nStir.',
  );
  expect(read).toMatchObject({ name: 'Quick curry', cookTime: null, steps: ['Cook onion 10 min.', 'Stir.'] });
});
