import { expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { readLine } from './read-line.ts';

test.each<[text: string, foods: readonly (readonly [name: string, food: string])[]]>([
  [
    '1 poivron rouge et 1 poivron vert',
    [
      ['poivron rouge', 'red bell pepper'],
      ['poivron vert', 'green bell pepper'],
    ],
  ],
  [
    'S & P to taste',
    [
      ['salt', 'salt'],
      ['pepper', 'black pepper'],
    ],
  ],
  ['Salt - to taste', [['Salt', 'salt']]],
  ['1 msk salt', [['salt', 'salt']]],
  ['200 g gemahlene Mandeln', [['gemahlene Mandeln', 'almond flour']]],
  ['400 g geschälte Tomaten', [['geschälte Tomaten', 'canned tomato']]],
  ['100 g farine de maïs', [['farine de maïs', 'corn flour']]],
  ['100 g filet de sole', [['filet de sole', 'sole']]],
  ['100 g macinato di manzo', [['macinato di manzo', 'ground beef']]],
  ['2 skiver brunost', [['brunost', 'gjetost']]],
  ['2 Teelöffel gestrichen Salz', [['Salz', 'salt']]],
  ['1 yk ketchup', [['ketchup', 'ketchup']]],
  ['1 c.à.c de cumin', [['cumin', 'cumin']]],
  ['Olio extravergine d’oliva q.b.', [['Olio extravergine d’oliva', 'olive oil']]],
  ['Salz nach Geschmack', [['Salz', 'salt']]],
  ['n. B. Salz', [['Salz', 'salt']]],
  [
    'sól i pieprz do smaku',
    [
      ['sól', 'salt'],
      ['pieprz', 'black pepper'],
    ],
  ],
  [
    'Salz und Pfeffer aus der Mühle',
    [
      ['Salz', 'salt'],
      ['Pfeffer', 'black pepper'],
    ],
  ],
  ['le zeste d’un citron', [['lemon zest', 'lemon zest']]],
  ['succo di 2 limoni', [['lemon juice', 'lemon juice']]],
  ['Saft einer Zitrone', [['lemon juice', 'lemon juice']]],
  ['jus d’orange', [['jus d’orange', 'orange juice']]],
  ['1 tsp. soda', [['soda', 'baking soda']]],
  ['1/4 tsp. bkg powder', [['baking powder', 'baking powder']]],
  ['1 c. br. sugar', [['brown sugar', 'brown sugar']]],
  ['2 belles tomates mûres coupées en dés', [['tomates', 'tomato']]],
  ['2 cebollas medianas', [['cebollas', 'onion']]],
  ['1 sachet de lievito per dolci', [['lievito per dolci', 'baking powder']]],
  ['1 el paso dinner kit', [['el paso dinner kit', '']]],
  ['1 bouquet garni', [['bouquet garni', 'bouquet garni']]],
])('%s is %j', (text, foods) => {
  const { parts } = readLine(text);
  expect(parts.map(({ name, food }) => [name, food?.name ?? ''])).toEqual(
    foods.map(([name, food]) => [name, findFood(food)?.name ?? '']),
  );
});

test.each([
  ['Butter zum Ausbacken', 'frying'],
  ['2 EL Öl zum Braten', 'frying'],
  ['Zimt und Zucker zum Bestreuen', 'garnish'],
  ['beurre pour le moule', 'greasing'],
  ['queso feta para decorar', 'garnish'],
  ['olio q.b.', 'taste'],
  ['masło do smażenia', 'frying'],
  ['bloem voor de vorm', 'greasing'],
  ['salsa per condire', 'serving'],
])('%s is for %s', (text, purpose) => {
  const { parts } = readLine(text);
  expect(parts.map((part) => part.purpose)).toEqual(parts.map(() => purpose));
});

test('what one food is for is not said of the others', () => {
  expect(
    readLine('Salz, Pfeffer, Butter zum Anbraten').parts.map(({ name, purpose }) => [name, purpose]),
  ).toEqual([
    ['Salz', null],
    ['Pfeffer', null],
    ['Butter', 'frying'],
  ]);
});

test.each(['Für den Teig', 'Pour la sauce', 'Para la masa', 'Für die Füllung:', 'WET INGREDIENTS'])(
  '%s is a heading',
  (text) => {
    expect(readLine(text)).toMatchObject({ heading: text.replace(':', ''), parts: [] });
  },
);

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
  ['2 pots de sucre', 2, 'yogurt pot', 'sucre'],
  ['3 c. à soupe rases de sucre glace', 3, 'tbsp', 'sucre glace'],
  ['3 etti di prosciutto cotto', 3, 'hg', 'prosciutto cotto'],
  ['2 Selleriestangen', 2, 'stalk', 'Sellerie'],
  ['1 Dose Kichererbsen à 400 g', 1, 'can', 'Kichererbsen'],
  ["2 cuillères à soupe d'huile d'olive + un filet pour servir", 2, 'tbsp', "huile d'olive"],
  ['melon half', 0.5, '', 'melon'],
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
