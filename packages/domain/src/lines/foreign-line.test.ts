import { expect, test } from 'vitest';
import { withEnglishForm } from './foreign-line.ts';
import { readLine } from './read-line.ts';

test.each([
  ["6 c. à soupe d'huile d'olive", "6 tbsp huile d'olive"],
  ['½ c. à café de sel', '½ tsp sel'],
  ["3 gousses d'ail", '3 clove ail'],
  ['250 g de farine', '250 g farine'],
  ['2 cucharadas de aceite', '2 tbsp aceite'],
  ['un pizzico di sale', '1 pinch sale'],
  ['2 colheres (sopa) de azeite', '2 tbsp azeite'],
  ['2 łyżki masła', '2 tbsp masła'],
  ['1 poivron rouge et 1 poivron vert', '1 poivron rouge and 1 poivron vert'],
  ['Butter zum Ausbacken', 'Butter, zum Ausbacken'],
  ['Zimt und Zucker zum Bestreuen', 'Zimt and Zucker, zum Bestreuen'],
  ['S & P to taste', 'salt and pepper to taste'],
  ['Salt - to taste', 'Salt to taste'],
  ['Olio extravergine d’oliva q.b.', 'Olio extravergine d’oliva to taste'],
  ['Salz nach Geschmack', 'Salz to taste'],
  ['Aglio 1 spicchio', '1 clove Aglio'],
  ['le zeste d’un citron', 'zest of 1 citron'],
  ['succo di 2 limoni', 'juice of 2 limoni'],
  ['Saft einer Zitrone', 'juice of 1 Zitrone'],
  ['2 el. fein gehackte Petersilie', '2 tbsp fein gehackte Petersilie'],
  ['½ tl zout', '½ tsp zout'],
  ['3 el Mehl, 2 tl Zucker', '3 tbsp Mehl, 2 tsp Zucker'],
  ['2 pots de sucre', '250 ml sucre'],
  ['2 m.-große Kartoffel(n)', '2 Kartoffel(n)'],
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
  ['50 g de luxe chocolate', '50 g luxe chocolate'],
])('%s is read as %s', (typed, read) => expect(withEnglishForm(typed)).toBe(read));

test('an adjective behind a foreign food does not make it another', () => {
  const [part] = readLine('6 tomates bien mûres').parts;
  expect(part?.grams).toBeGreaterThan(600);
});
