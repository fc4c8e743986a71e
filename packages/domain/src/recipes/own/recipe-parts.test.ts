import { describe, expect, test } from 'vitest';
import { lineTexts } from './line-text.ts';
import { readOwnRecipe } from './read-own-recipe.ts';
import { keptLinesOfPart, linesOfPart, partNamed } from './recipe-parts.ts';

const read = (ingredients: Parameters<typeof readOwnRecipe>[0]['ingredients'], servings = 4) =>
  readOwnRecipe(
    { name: 'Dish', cuisine: null, servings, ingredients, instructions: [], system: 'us' },
    [],
    [],
  );
const SAUCE = {
  id: 7,
  servings: 4,
  ingredients: read(['For it:', '800 g chopped tomatoes', '2 tbsp olive oil', '200 g butter']).stored,
  cookedGrams: 500,
};
const texts = (line: string, sauce = SAUCE) =>
  linesOfPart(line, sauce)?.map((one) => (typeof one === 'string' ? one : one.text));

describe('a recipe as a part of another', () => {
  test.each([
    ['600 g [Tomato sauce]', 'Tomato sauce'],
    ['[ Tomato sauce ]', 'Tomato sauce'],
    ['200 g flour', undefined],
    ['1 egg []', undefined],
  ])('%j names %j', (line, name) => expect(partNamed(line)).toBe(name));

  test.each([
    ['[Sauce]', ['800 g Chopped tomatoes', '2 tbsp Olive oil', '200 g Butter']],
    ['2 servings [Sauce]', ['400 g Chopped tomatoes', '1 tbsp Olive oil', '100 g Butter']],
    ['½ [Sauce]', ['400 g Chopped tomatoes', '1 tbsp Olive oil', '100 g Butter']],
    ['2 [Sauce]', ['1.6 kg Chopped tomatoes', '0.25 cup Olive oil', '400 g Butter']],
    ['250 g [Sauce]', ['400 g Chopped tomatoes', '1 tbsp Olive oil', '100 g Butter']],
    ['0.25 kg [Sauce]', ['400 g Chopped tomatoes', '1 tbsp Olive oil', '100 g Butter']],
    ['1 cup [Sauce]', undefined],
    ['some [Sauce]', undefined],
  ])('%j has its lines', (line, expected) => expect(texts(line)).toEqual(expected));

  test('brings its figures and allergens, and is one line to whoever edits', () => {
    const line = '2 servings [Sauce]';
    const dish = read(['250 g spaghetti', ...(linesOfPart(line, SAUCE) ?? []), '1 onion'], 2);
    expect(lineTexts(dish.stored)).toEqual(['250 g spaghetti', line, '1 onion']);
    expect(dish.stored.filter(({ part }) => part?.recipeId === 7).map(({ name }) => name)).toEqual([
      'Chopped tomatoes',
      'Olive oil',
      'Butter',
    ]);
    expect(dish.allergens).toEqual(expect.arrayContaining(['dairy', 'gluten']));
    const alone = read(['250 g spaghetti', '1 onion'], 2);
    expect(dish.nutrition.calories).toBeGreaterThan((alone.nutrition.calories ?? 0) + 400);
    expect(keptLinesOfPart(line, dish.stored)).toEqual(linesOfPart(line, SAUCE));
    expect(keptLinesOfPart('1 [Other]', dish.stored)).toEqual([]);
  });

  test('a part of a part is a line of the first', () => {
    const pasta = { ...SAUCE, id: 9, ingredients: read(linesOfPart('[Sauce]', SAUCE) ?? []).stored };
    const parts = linesOfPart('1 serving [Pasta]', { ...pasta, cookedGrams: 500 }) ?? [];
    expect(parts).toHaveLength(3);
    expect(parts[0]).toMatchObject({ part: { recipeId: 9, written: '1 serving [Pasta]' } });
  });
});
