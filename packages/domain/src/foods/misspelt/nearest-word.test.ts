import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const WORDS = Object.entries({
  chickpea: 9,
  chicken: 40,
  broccoli: 3,
  'stir-fry': 5,
  zucchini: 2,
  lasagna: 4,
  bread: 3,
  breads: 1,
  cod: 2,
  beet: 6,
  like: 2,
  sour: 2,
});
const words = WORDS.map(([word, count]) => ({ word, count }));

test.each([
  ['chikpea', 'chickpea'],
  ['chikcen', 'chicken'],
  ['brocoli', 'broccoli'],
  ['stirfry', 'stir-fry'],
  ['zuchini', 'zucchini'],
  ['zuccinis', 'zucchini'],
  ['braed', 'bread'],
  ['lasagne', 'lasagna'],
  ['beett', 'beet'],
])('%s is %s', (typed, meant) => expect(nearestWord(typed, words)?.word).toBe(meant));

test.each(['chick', 'bread', 'pork', 'hod', 'cdo', 'walnut', 'thicken', 'beef', 'lime', 'soup'])(
  '%s is no other word',
  (typed) => expect(nearestWord(typed, words)).toBeUndefined(),
);
