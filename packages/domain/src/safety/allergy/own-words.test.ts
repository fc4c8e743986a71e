import { describe, expect, test } from 'vitest';
import { pairsOf, TUNED_WORDINGS } from '../testing/own-word-pairs.ts';
import { carriesAllergy } from './allergens.ts';

const PAIRS = pairsOf(TUNED_WORDINGS);

describe('an allergy in words of one’s own', () => {
  test.each(PAIRS.filter(({ isOut }) => isOut))('$written rules out $food', ({ written, food }) => {
    expect(carriesAllergy(food, [written])).toBe(true);
  });

  test.each(PAIRS.filter(({ isOut }) => !isOut))('$written leaves $food', ({ written, food }) => {
    expect(carriesAllergy(food, [written])).toBe(false);
  });
});
