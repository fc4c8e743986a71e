import { expect, test } from 'vitest';
import { foodOfPolishCase } from './polish-genitives.ts';

test.each([
  ['ziemniaków', 'potato'],
  ['kapusty kiszonej', 'sauerkraut'],
  ['śmietany 18%', 'sour cream'],
  ['mąki pszennej', 'flour'],
  ['mąki', 'flour'],
  ['masła', 'butter'],
  ['oleju', 'vegetable oil'],
  ['czosnku', 'garlic'],
  ['boczku', 'bacon'],
  ['koperku', 'dill'],
  ['pieczarek', 'mushroom'],
  ['pomidorów', 'tomato'],
  ['ogórków kiszonych', 'pickle'],
  ['żeberek wieprzowych', 'pork rib'],
  ['jajek', 'egg'],
  ['mleka', 'milk'],
  ['cebul', 'onion'],
  ['pasty', undefined],
  ['curry', undefined],
  ['sauce', undefined],
  ['unknown thing', undefined],
])('%s is %s', (name, food) => {
  expect(foodOfPolishCase(name)?.name).toBe(food);
});
