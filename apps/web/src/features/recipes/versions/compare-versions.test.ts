import { describe, expect, test } from 'vitest';
import { compareVersions, type Written } from './compare-versions.ts';

const SOUP: Written = {
  name: 'Soup',
  description: null,
  servings: 4,
  prepTime: null,
  cookTime: 30,
  cuisine: null,
  difficulty: null,
  sourceUrl: null,
  ingredients: ['200 g lentils', '1 onion', 'salt'],
  instructions: ['Simmer.'],
};
const compared = (change: Partial<Written>) =>
  compareVersions(SOUP, { ...SOUP, ...change }).map(({ label, lines }) => [
    label,
    lines.map(({ text, isIn }) => `${{ both: ' ', former: '-', current: '+' }[isIn]}${text}`),
  ]);

describe('what two versions say differently', () => {
  test.each([
    ['nothing', {}, []],
    ['a number', { servings: 6 }, [['Servings', ['-4', '+6']]]],
    [
      'a fact that one has',
      { prepTime: 5, cookTime: null },
      [
        ['Prep time', ['+5 min']],
        ['Cook time', ['-30 min']],
      ],
    ],
    [
      'a line',
      { ingredients: ['200 g lentils', '2 onions', 'salt'] },
      [['Ingredients', [' 200 g lentils', '-1 onion', '+2 onions', ' salt']]],
    ],
    ['a line more', { instructions: ['Chop.', 'Simmer.'] }, [['Instructions', ['+Chop.', ' Simmer.']]]],
  ])('%s', (_, change, expected) => expect(compared(change)).toEqual(expected));
});
