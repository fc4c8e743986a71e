import { expect, test } from 'vitest';
import { withEnglishAdjectives } from './foreign-adjectives.ts';

const isFood = (name: string) => ['piccolo latte', 'petit filous'].includes(name);

test.each([
  ['jogurt naturalny mały', 'small jogurt'],
  ['kefir mały', 'small kefir'],
  ['2 małe bułki', '2 small bułki'],
  ['kaffee schwarz', 'kaffee'],
  ['schwarzer kaffee', 'kaffee'],
  ['kawa czarna, duża bułka', 'kawa, large bułka'],
  ['großes bier', 'large bier'],
  ['café negro con pan', 'café con pan'],
  ['yogurt bianco', 'yogurt'],
  ['sade kahve', 'kahve'],
  ['un petit café', 'un petit café'],
  // Names of their own.
  ['piccolo latte', 'piccolo latte'],
  ['petit filous', 'petit filous'],
  ['frijoles negros', 'frijoles negros'],
  ['chocolat noir', 'chocolat noir'],
])('%s is %s', (typed, read) => expect(withEnglishAdjectives(typed, isFood)).toBe(read));
