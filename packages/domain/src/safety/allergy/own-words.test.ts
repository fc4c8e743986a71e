import { describe, expect, test } from 'vitest';
import { pairsOf, TUNED_WORDINGS } from '../testing/own-word-pairs.ts';
import { carriesAllergy } from './allergens.ts';

const PAIRS = pairsOf(TUNED_WORDINGS);

describe('an allergy in free text', () => {
  test.each(PAIRS.filter(({ isOut }) => isOut))('$written excludes $food', ({ written, food }) => {
    expect(carriesAllergy(food, [written])).toBe(true);
  });

  test.each(PAIRS.filter(({ isOut }) => !isOut))('$written allows $food', ({ written, food }) => {
    expect(carriesAllergy(food, [written])).toBe(false);
  });
});
