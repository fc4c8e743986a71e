import type { Activity } from '@game-plan/contracts/people/activity';
import { expect, test } from 'vitest';
import { formatActivity } from './format-activity.ts';

const AT = '2026-11-20T12:40:00.000Z';

test.each<[Activity, string]>([
  [
    { kind: 'ingredient_added', subject: 'Red bell pepper', calories: null, at: AT },
    'Added Red bell pepper to the inventory',
  ],
  [{ kind: 'meal_logged', subject: 'lunch', calories: 1548.4, at: AT }, 'Logged Lunch, 1,548 calories'],
  [{ kind: 'meal_logged', subject: 'snack', calories: null, at: AT }, 'Logged Snack'],
  [
    { kind: 'recipe_saved', subject: 'Salmon Rice Bowl', calories: null, at: AT },
    'Saved Salmon Rice Bowl to your recipes',
  ],
  [{ kind: 'recipe_cooked', subject: 'Menemen', calories: null, at: AT }, 'Took ingredients for Menemen'],
  [{ kind: 'order_placed', subject: '12', calories: null, at: AT }, 'Placed Order #12'],
  [
    { kind: 'coach_commented', subject: '2026-11-18', calories: null, at: AT, by: 'Cora' },
    'Commented on Nov 18, 2026',
  ],
  [{ kind: 'coach_set_goals', subject: '', calories: null, at: AT, by: 'Cora' }, 'Set your daily goals'],
])('%j', (activity, sentence) => {
  expect(formatActivity(activity).replace(/<\/?0>/g, '')).toBe(sentence);
});
