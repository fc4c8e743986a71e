import { expect, test } from 'vitest';
import { findFood } from '../foods/find-food.ts';
import { readLines } from './read-lines.ts';

test.each<[lines: string, food: string]>([
  // The language of the other lines decides.
  ['200 g de raisins; 3 pommes; 1 cuillère à soupe de miel', 'grape'],
  ['50 g de raisins secs; 250 g de farine', 'raisin'],
  ['1 cup raisins; 2 cups flour', 'raisin'],
  ['500 g de prunes; 100 g de sucre; 1 pâte brisée', 'plum'],
  ['500 g prunes; 100 g sugar', 'prune'],
  ['4 endives; 4 tranches de jambon', 'belgian endive'],
  ['1 pomelo; 2 naranjas; miel', 'grapefruit'],
  ['1 pomelo; 2 oranges', 'pomelo'],
  // What stands beside it.
  ['200g chips; 2 battered cod fillets; 100g mushy peas', 'french fry'],
  ['1 bag chips; 1 cup salsa; 2 cups shredded cheddar', 'potato chip'],
  ['6 biscuits; 2 cups sausage gravy', 'buttermilk biscuit'],
  ['200g biscuits, crushed; 100g butter, melted', 'graham cracker'],
  ['135 g jelly; 500 g strawberries; vanilla ice cream', 'gelatin dessert'],
  ['2 tbsp jelly; 2 tbsp peanut butter; 2 slices bread', 'jam'],
  ['150 g manteca; 300 g harina; 400 g dulce de leche', 'butter'],
  ['100 g de manteca; 500 g de harina; 2 huevos', 'lard'],
  // Language and unit.
  ['1 cup frozen limas; 2 ears corn; 1 onion', 'butter bean'],
  ['2 limas; 1 bunch cilantro; 8 corn tortillas', 'lime'],
  ['2 limas; 1 diente de ajo; 200 g de gambas', 'lime'],
  ['2 Paprika; 1 Zwiebel; 200 g Hackfleisch', 'bell pepper'],
  ['1 TL Paprika; 1 Zwiebel; 500 g Gulasch', 'paprika'],
  ['1 packet jelly; 200 g sponge fingers', 'gelatin dessert'],
])('%s: %s', (lines, food) => {
  const [first] = readLines(lines.split('; '));
  const [part] = first?.parts ?? [];
  expect(part?.food?.name).toBe(food);
  // The name that is kept means the same without the other lines.
  expect(findFood(part?.name ?? '')?.name).toBe(food);
});

test('the line stays as it was typed', () => {
  const [line] = readLines(['200g chips, thick cut', '2 battered cod fillets']);
  expect(line).toMatchObject({
    text: '200g chips, thick cut',
    parts: [{ name: 'chips (french fries)', unit: 'g' }],
  });
});
