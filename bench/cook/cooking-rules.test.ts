import { expect, test } from 'vitest';
import { brokenRules } from './cooking-rules.ts';
import { askComposer } from './ideas.ts';
import { randomKitchens } from './kitchens.ts';

const KITCHENS = 200;
const EATS_ALL = { eater: { allergies: [], diets: [] }, dislikes: [] };

test('ideas for random kitchens keep the rules of cooking', () => {
  const kitchens = [...randomKitchens(KITCHENS, 20261129)];
  const ideas = kitchens.flatMap(({ items }, seed) =>
    askComposer({ items, ...EATS_ALL }, { hour: 19, seed }),
  );
  expect(ideas.length).toBeGreaterThan(KITCHENS);
  expect(brokenRules(ideas)).toEqual([]);
});
