import { expect, test } from 'vitest';
import { isActive, MAIN_LINKS } from './nav-links.ts';

test.each([
  ['/', '/', true],
  ['/', '/recipes', false],
  ['/recipes', '/recipes', true],
  ['/recipes', '/recipes/7', true],
  ['/recipes', '/Recipes', true],
  ['/recipes', '/', false],
  ['/recipes', '/ingredients', false],
])('the link %s at %s: active %s', (link, current, active) => {
  expect(isActive(link, current)).toBe(active);
});

test('the main links have the specified order', () => {
  expect(MAIN_LINKS.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Ingredients',
    'Recipes',
    'Meal Log',
    'Nutrition',
    'Services',
  ]);
});
