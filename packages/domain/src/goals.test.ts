import { describe, expect, test } from 'vitest';
import { DEFAULT_DAILY_GOALS, effectiveGoals } from './goals.ts';

describe('effective goals', () => {
  test.each([
    ['nothing set', [], DEFAULT_DAILY_GOALS],
    ['nulls are not set', [{ calories: null }, { calories: null }], DEFAULT_DAILY_GOALS],
    [
      'the first source that sets a goal',
      [
        { calories: 2200, protein: null },
        { calories: 1800, protein: 120, fat: 0 },
      ],
      { calories: 2200, protein: 120, carbs: 250, fat: 0 },
    ],
  ])('%s', (_, sources, expected) => {
    expect(effectiveGoals(...sources)).toEqual(expected);
  });
});
