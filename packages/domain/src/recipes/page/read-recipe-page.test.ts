import { expect, test } from 'vitest';
import { readRecipePage } from './read-recipe-page.ts';

const LARGEST = 1_000_000;

test.each([
  '<b>x',
  '<p>x',
  '<div itemscope itemtype="https://schema.org/Recipe" itemprop="recipeInstructions">x',
  '<script type="application/ld+json">{"@type":"Recipe"}</script>',
  '<script type="application/ld+json">[',
  '<h1>x',
])('a page of nothing but %j has no recipe, and is read in a moment', (repeated) => {
  const { ingredients } = readRecipePage(repeated.repeat(LARGEST / repeated.length));
  expect(ingredients).toEqual([]);
});

/** A page with JSON-LD of a soup, and what a reader sees. */
const pageOf = (fields: object, { before = '', after = '', seen = '' } = {}): string => {
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 l water', '2 onions'], ...fields };
  return `<script type="application/ld+json">${before}${JSON.stringify(recipe)}${after}</script>${seen}`;
};
const STEPS = { recipeInstructions: ['Boil the water.', 'Add the onions.'], recipeYield: '2' };

test.each([
  ['without them in its data', pageOf({ ...STEPS, recipeYield: undefined }, { seen: '<p>Serves 4</p>' }), 4],
  [
    'without them in its data, in two blocks',
    pageOf({ ...STEPS, recipeYield: '' }, { seen: '<p>Total time:</p><p>20 mins</p><p>Yield:</p><p>4</p>' }),
    4,
  ],
  ['in data that ends as a script does', pageOf(STEPS, { after: ';' }), 2],
  ['in data behind a mark of CDATA', pageOf(STEPS, { before: '// <![CDATA[\n', after: '\n// ]]>' }), 2],
])('the servings of a page %s are read', (_, page, servings) => {
  expect(readRecipePage(page)).toMatchObject({ name: 'Soup', servings, steps: STEPS.recipeInstructions });
});

test.each([
  ['in one text', '1. Boil the water.2. Add the onions.'],
  ['counted in their texts', [{ text: '1. Boil the water.' }, { text: '2. Add the onions.' }]],
  [
    'under a name that only says so',
    { '@type': 'HowToSection', name: 'Method', itemListElement: [...STEPS.recipeInstructions] },
  ],
])('the steps of a page %s are read one by one', (_, recipeInstructions) => {
  expect(readRecipePage(pageOf({ recipeInstructions })).steps).toEqual(STEPS.recipeInstructions);
});

test('numbers of programs are read as people write them', () => {
  const page = pageOf({ ...STEPS, recipeIngredient: ['500.0 g flour', '1.000 g water', '2.0 eggs'] });
  expect(readRecipePage(page).ingredients).toEqual(['500 g flour', '1.000 g water', '2 eggs']);
});

test('entities that are encoded twice are decoded', () => {
  expect(readRecipePage(pageOf({ ...STEPS, name: 'Cr&amp;egrave;me 350&amp;#176;' })).name).toBe(
    'Crème 350°',
  );
});

test('a step goes under its name, unless that is its number or how it begins', () => {
  const recipeInstructions = [
    { '@type': 'HowToStep', name: 'Make the base.', text: 'Boil the water.' },
    { '@type': 'HowToStep', name: 'Add the onions', text: 'Add the onions and the salt.' },
    { '@type': 'HowToStep', name: 'Step 3', text: 'Serve.' },
  ];
  expect(readRecipePage(pageOf({ recipeInstructions })).steps).toEqual([
    'Make the base: Boil the water.',
    'Add the onions and the salt.',
    'Serve.',
  ]);
});

const RECIPE = 'itemscope itemtype="https://schema.org/Recipe"';
const FLOUR_AND_EGGS = ['200 g flour', '2 eggs', 'salt'];
const MIX = ['Mix the flour with the eggs and the salt.', 'Leave it for half an hour.'];
const rows = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');

test.each([
  [
    'with amount, unit and food below each other',
    `<div ${RECIPE}><div itemprop="recipeIngredient"><p>200</p><p>g</p><p>flour</p></div>
      <div itemprop="recipeIngredient"><p>2</p><p>eggs</p></div><div itemprop="recipeIngredient">salt</div>
      <div itemprop="recipeInstructions">${MIX.map((text) => `<p>${text}</p>`).join('')}</div></div>`,
  ],
  [
    'twice, for two widths of screens',
    `<div ${RECIPE}>${[...FLOUR_AND_EGGS, ...FLOUR_AND_EGGS].map((text) => `<p itemprop="ingredients">${text}</p>`).join('')}
      ${[...MIX, ...MIX].map((text) => `<p itemprop="recipeInstructions">${text}</p>`).join('')}</div>`,
  ],
  [
    'outside of anything that says that it is a recipe',
    `${FLOUR_AND_EGGS.map((text) => `<p itemprop="recipeIngredient">${text}</p>`).join('')}
      <div itemprop="recipeInstructions"><ol>${rows(MIX)}</ol></div>`,
  ],
  [
    'of several ingredients in a row',
    `<h2>Ingredients</h2><ul><li><p>200 g flour</p><p>2 eggs</p></li><li>salt</li></ul><h2>Method</h2><ol>${rows(MIX)}</ol>`,
  ],
  [
    'with amounts behind their foods',
    `<h2>Ingredients</h2><div>${['flour', '200 g', 'eggs', '2', 'salt', '1 pinch'].map((text) => `<p>${text}</p>`).join('')}</div><h2>Method</h2><ol>${rows(MIX)}</ol>`,
  ],
  [
    'in rows with paragraphs',
    `<h2>Ingredients</h2><ul><li><p>200 g</p><p>flour</p></li><li><p>2</p><p>eggs</p></li><li>salt</li></ul>
      <h2>Method</h2><ol>${rows(MIX)}</ol><p>Did you make it?</p><p>Tell me.</p><p>Follow me.</p>`,
  ],
  [
    'under words of its own',
    `<h2>My dumplings</h2><h3>What goes in, as I like it</h3><ul><li>200 g flour</li><li>2 eggs</li><li>1 pinch salt</li></ul>
      <p><b>Off we go</b></p><ol>${rows(MIX)}</ol><h3>More dumplings</h3><ul>${rows(['10 other dumplings'])}</ul>`,
  ],
  [
    'in a frame that is named after its sidebar',
    `<div class="has-sidebar"><h2>Zutaten für 2 Personen</h2><ul>${rows(FLOUR_AND_EGGS)}</ul><h2>Zubereitung</h2><ol>${rows(MIX)}</ol></div>
      ${rows(['a', 'b', 'c', 'd', 'e', 'f'])}`,
  ],
  [
    'and again in other units',
    `<h2>Ingredients</h2><table>${['200 g|flour', '2|eggs', '|salt'].map((row) => `<tr><td>${row.replace('|', '</td><td>')}</td></tr>`).join('')}</table>
      <h2>Ingredients</h2><ul>${rows(['2 cups flour', '2 eggs', 'salt'])}</ul><h2>Directions</h2><ol>${rows(MIX)}</ol>`,
  ],
])('a list %s is read once, and the steps to their end', (_, page) => {
  const { ingredients, steps } = readRecipePage(`<h1>Dumplings</h1><p>As my aunt makes them.</p>${page}`);
  expect(ingredients.map((line) => line.replace('1 pinch ', ''))).toEqual(FLOUR_AND_EGGS);
  expect(steps).toEqual(MIX);
});

test('headings that a page only shows as such head parts of its list', () => {
  const page = `<h1>Dumplings</h1><h2>Ingredients</h2><h3>Dough</h3><ul>${rows(FLOUR_AND_EGGS)}</ul>
    <p><strong>Filling</strong></p><ul><li>300 g cabbage</li></ul><h2>Products I use</h2><p>A pan</p>
    <h2>Method</h2><ol>${rows(MIX)}</ol>`;
  expect(readRecipePage(page).ingredients).toEqual([
    'Dough:',
    ...FLOUR_AND_EGGS,
    'Filling:',
    '300 g cabbage',
  ]);
});

test('the name is the first heading, and the servings may stand in a field', () => {
  const seen = `<h1>Dumplings</h1><h1>Related</h1><p>Serves <input type="number" value="6"></p>`;
  const page = `${seen}<h2>Ingredients</h2>${rows(FLOUR_AND_EGGS)}<h2>Method</h2>${rows(MIX)}`;
  expect(readRecipePage(page)).toMatchObject({ name: 'Dumplings', servings: 6 });
});
