import { expect, test } from 'vitest';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { findFood } from '../find-food.ts';
import { inflectedNames } from './foreign-forms.ts';

test.each([
  ['pesca', 'it', 'pesche'],
  ['Zuckerschote', 'de', 'zuckerschoten'],
  ['fico', 'it', 'fichi'],
  ['limão', 'pt', 'limoes'],
  ['patata dolce', 'it', 'patate dolci'],
  ['kapusta kiszona', 'pl', 'kapusty kiszonej'],
  ['ail', 'fr', undefined],
])('a plural or case of %s in %s is %s', (name, language, form) =>
  expect(inflectedNames(name, language)).toEqual(form === undefined ? [] : expect.arrayContaining([form])),
);

test.each([
  ['espinacas congeladas', 'spinach'],
  ['pollo crudo', 'chicken'],
  ['geriebener Gouda', 'gouda'],
  ['arroz integral cozido', 'cooked brown rice'],
  ['petto di pollo crudo', 'chicken breast'],
  ['Kochbananen', 'plantain'],
  ['merluza congelada', 'cod'],
  ['filets de cabillaud', 'cod'],
  ['pesche', 'peach'],
  ['burro', 'butter'],
  ['manteigas', 'butter'],
  ['pâte à tartiner', 'hazelnut spread'],
  ['salsa inglesa', 'worcestershire sauce'],
  ['palitos de cangrejo', 'imitation crab'],
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
  ['broetchen', 'dinner roll'],
  ['gemischtes hackfleisch', 'ground beef'],
  ['gefluegelhackfleisch', 'ground chicken'],
  ['mleka', 'milk'],
  ['cebul', 'onion'],
])('%s is %s', (name, food) => expect(findFood(name)?.name).toBe(food));

test.each(['more', 'paste', 'pasty', 'filet de pomme', 'unknown thing'])('%s stays unknown', (name) =>
  expect(findFood(name)).toBeUndefined(),
);

test.each([
  ['manteigas', 'dairy'],
  ['Erdnussöl', 'peanuts'],
  ['salsa de ostras', 'shellfish'],
  ['crema de avellanas', 'nuts'],
  ['Wachteleier', 'eggs'],
  ['fette biscottate', 'gluten'],
])('%s contains %s', (name, allergen) => expect([...allergensOf(name)]).toContain(allergen));
