import { expect, test } from 'vitest';
import { writeLines } from './write-lines.ts';

test.each([
  { line: { name: 'Eggs', amount: '4', unit: 'piece' }, written: '4' },
  { line: { name: 'Rye bread', amount: '2', unit: 'piece' }, written: '2 slices' },
  { line: { name: 'Milk', amount: '1.5', unit: 'cup' }, written: '1½ cups' },
  { line: { name: 'Salt', amount: 'to taste', unit: '' }, written: 'to taste' },
])('$line.amount $line.unit of $line.name is written $written', ({ line, written }) => {
  expect(writeLines({ ingredients: [line] }).ingredients).toEqual([{ ...line, written }]);
});

test('formats a line’s shortfall, and keeps the rest of the recipe', () => {
  const flour = { name: 'Flour', amount: '2', unit: 'cup', shortfall: { amount: '0.5', unit: 'cup' } };
  expect(writeLines({ name: 'Bread', ingredients: [flour] })).toEqual({
    name: 'Bread',
    ingredients: [{ ...flour, written: '2 cups', shortfall: { ...flour.shortfall, written: '½ cup' } }],
  });
});
