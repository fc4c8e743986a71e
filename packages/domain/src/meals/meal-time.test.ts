import { expect, test } from 'vitest';
import { mealTypeAt } from './meal-time.ts';

test.each([
  [0, 'snack'],
  [4, 'snack'],
  [5, 'breakfast'],
  [10, 'breakfast'],
  [11, 'lunch'],
  [14, 'lunch'],
  [15, 'snack'],
  [16, 'snack'],
  [17, 'dinner'],
  [21, 'dinner'],
  [22, 'snack'],
  [23, 'snack'],
])('%i o’clock: %s', (hour, type) => expect(mealTypeAt(hour)).toBe(type));
