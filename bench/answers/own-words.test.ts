import { expect, test } from 'vitest';
import { carriesAllergy } from '../../packages/domain/src/safety/allergy/allergens.ts';
import { pairsOf, TUNED_WORDINGS } from './own-words.ts';

const PAIRS = pairsOf(TUNED_WORDINGS);

test('an allergy in free text excludes what it means, and nothing else', () => {
  expect(PAIRS.length).toBeGreaterThan(800);
  expect(PAIRS.filter(({ written, food, isOut }) => carriesAllergy(food, [written]) !== isOut)).toEqual([]);
});
