import { expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { withEnglishForm } from './foreign-line.ts';
import { readLine } from './read-line.ts';

test.each([
  ['1 poivron rouge et 1 poivron vert', '1 poivron rouge and 1 poivron vert'],
  ['Butter zum Ausbacken', 'Butter, zum Ausbacken'],
  ['Zimt und Zucker zum Bestreuen', 'Zimt and Zucker, zum Bestreuen'],
  ['S & P to taste', 'salt and pepper to taste'],
  ['Salt - to taste', 'Salt to taste'],
  ['Olio extravergine d’oliva q.b.', 'Olio extravergine d’oliva to taste'],
  ['Salz nach Geschmack', 'Salz to taste'],
  ['n. B. Salz', 'Salz to taste'],
  ['le zeste d’un citron', 'zest of 1 citron'],
  ['succo di 2 limoni', 'juice of 2 limoni'],
  ['Saft einer Zitrone', 'juice of 1 Zitrone'],
  ['2 pots de sucre', '250 ml sucre'],
  ['1 tsp. soda', '1 tsp. baking soda'],
  ['2 cans soda', '2 cans soda'],
  ['1/4 tsp. bkg powder', '1/4 tsp. baking powder'],
  ['6 tomates bien mûres', '6 tomates, bien mûres'],
  ['2 cebollas medianas', '2 cebollas, medianas'],
  // No measures of another language.
  ['1 bouquet garni', '1 bouquet garni'],
  ['1 el paso dinner kit', '1 el paso dinner kit'],
  ['plaster', 'plaster'],
  ['2 cups flour', '2 cups flour'],
])('%s is read as %s', (typed, read) => expect(withEnglishForm(typed)).toBe(read));

test.each<[string, number, string, string]>([
  ["6 c. à soupe d'huile d'olive", 6, 'tbsp', "huile d'olive"],
  ['½ c. à café de sel', 0.5, 'tsp', 'sel'],
  ["3 gousses d'ail", 3, 'clove', 'ail'],
  ['250 g de farine', 250, 'g', 'farine'],
  ['1 000 g de farine', 1000, 'g', 'farine'],
  ['2 cucharadas de aceite', 2, 'tbsp', 'aceite'],
  ['un pizzico di sale', 1, 'pinch', 'sale'],
  ['2 colheres (sopa) de azeite', 2, 'tbsp', 'azeite'],
  ['2 xícaras de chá de açúcar', 2, 'cup', 'açúcar'],
  ['2 łyżki masła', 2, 'tbsp', 'masła'],
  ['szczypta soli', 1, 'pinch', 'soli'],
  ['dois quilos de batatas', 2, 'kg', 'batatas'],
  ['Aglio 1 spicchio', 1, 'clove', 'Aglio'],
  ['2 el. fein gehackte Petersilie', 2, 'tbsp', 'Petersilie'],
  ['½ tl zout', 0.5, 'tsp', 'zout'],
  ['2 dentes de alho amassados', 2, 'clove', 'alho'],
  ["2 gousses d'ail écrasées", 2, 'clove', 'ail'],
  ['1 Zwiebel gehackt', 1, '', 'Zwiebel'],
  ['media cebolla', 0.5, '', 'cebolla'],
  ['3 huevos L', 3, '', 'huevos'],
  ['1 el paso dinner kit', 1, '', 'el paso dinner kit'],
])('%s is %d %s of %s', (text, amount, unit, name) => {
  const [part, ...others] = readLine(text).parts;
  expect(others).toEqual([]);
  expect(part).toMatchObject({ amount: { low: amount, high: amount }, unit, name });
});

test.each([
  ['sal e pimenta', ['salt', 'black pepper']],
  ['3 el Mehl, 2 tl Zucker', ['flour', 'sugar']],
  ['sale q.b.', ['salt']],
])('%s names %j', (text, foods) => {
  expect(readLine(text).parts.map(({ food }) => food)).toEqual(foods.map(findFood));
});

test('an adjective behind a foreign food does not make it another', () => {
  const [part] = readLine('6 tomates bien mûres').parts;
  expect(part?.grams).toBeGreaterThan(600);
});

test.each([
  ['3 tbsp or 4 tbsp flour', 3, 4, 'tbsp'],
  ['1 tsp to 1 tbsp sugar', 1, 3, 'tsp'],
  ['½ cup minus 1 tablespoon cocoa powder', 0.4375, 0.4375, 'cup'],
  ['2 cups, 3 tablespoons water', 2.1875, 2.1875, 'cup'],
  ['seeds from 1 vanilla pod', 1, 1, 'pod'],
  ['1 500 g de pommes de terre', 1500, 1500, 'g'],
  ['2 cucharadas soperas de harina', 2, 2, 'tbsp'],
  ['łyżka cukru', 1, 1, 'tbsp'],
  ['250 ml. de leche', 250, 250, 'ml'],
  ['1 T-bone steak', 1, 1, ''],
  ['jar of pesto', 1, 1, 'jar'],
])('%s is %d to %d %s', (text, low, high, unit) => {
  expect(readLine(text).parts).toMatchObject([{ amount: { low, high }, unit }]);
});
