import { expect, test } from 'vitest';
import { withEnglishMeasures } from './foreign-measures.ts';

test.each([
  ['2 bicchieri di vino', '2 glass of vino'],
  ['un bicchiere d’acqua', 'a glass of acqua'],
  ['verre de vin blanc', 'glass of vin blanc'],
  ['eine tasse kaffee', 'a cup of kaffee'],
  ['2 scheiben brot mit butter', '2 slice of brot mit butter'],
  ['une tranche de pain', 'a slice of pain'],
  ['2 cucharadas de aceite', '2 tbsp of aceite'],
  ['chleb 2 kromki', 'chleb 2 slice'],
  ['pan, un vaso de leche', 'pan, a glass of leche'],
  ['ein apfel', 'a apfel'],
  ['una manzana', 'a manzana'],
  // Not a measure without 'of', or inside a word.
  ['plato combinado', 'plato combinado'],
  ['copa', 'copa'],
  ['tazza', 'tazza'],
  ['unagi roll', 'unagi roll'],
  ['2 slices of toast', '2 slices of toast'],
])('%s is %s', (typed, read) => expect(withEnglishMeasures(typed)).toBe(read));
