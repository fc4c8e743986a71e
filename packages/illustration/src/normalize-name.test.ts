import { expect, test } from 'vitest';
import { normalizeName } from './normalize-name.ts';

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['Tortilla española', 'tortilla espanola'],
  ['Œufs brouillés', 'oeufs brouilles'],
  ['Smørrebrød', 'smorrebrod'],
  ['Käsespätzle', 'kasespatzle'],
  ['Çılbır', 'cilbir'],
  ['PB&J', 'pb and j'],
  ['  Shepherd’s \n pie ', "shepherd's pie"],
  ['ラーメン', 'ラーメン'],
  ['', ''],
])('%j → %j', (name, words) => {
  expect(normalizeName(name)).toBe(words);
});
