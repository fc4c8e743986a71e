import { expect, test } from 'vitest';
import { pairsOf, TUNED_WORDINGS } from '../testing/own-word-pairs.ts';
import { carriesAllergy } from './allergens.ts';

const PAIRS = pairsOf(TUNED_WORDINGS);

test('an allergy in free text excludes what it means, and nothing else', () => {
  expect(PAIRS.length).toBeGreaterThan(800);
  expect(PAIRS.filter(({ written, food, isOut }) => carriesAllergy(food, [written]) !== isOut)).toEqual([]);
});
