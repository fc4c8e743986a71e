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

test('entities that are encoded twice are decoded', () => {
  expect(readRecipePage(pageOf({ ...STEPS, name: 'Cr&amp;egrave;me 350&amp;#176;' })).name).toBe(
    'Crème 350°',
  );
});
