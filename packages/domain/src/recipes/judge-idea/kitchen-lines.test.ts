import { describe, expect, test } from 'vitest';
import type { RecipeLine } from '../composed-recipe.ts';
import { FAMILY_KITCHEN, TODAY } from '../testing/family-kitchen.ts';
import { line, proposed } from '../testing/proposed-idea.ts';
import { judgeIdea } from './judge-idea.ts';
import { judgingTable } from './judging-table.ts';
import type { ProposedLine } from './proposed-idea.ts';

/** What the kitchen has of lines that are added to the good idea. */
function linesOf(added: readonly ProposedLine[], atHome?: readonly string[]): RecipeLine[] {
  const { ingredients } = proposed();
  const table = judgingTable({
    kitchen: FAMILY_KITCHEN,
    eater: { allergies: [], diets: [] },
    today: TODAY,
    atHome,
  });
  const verdict = judgeIdea(proposed({ ingredients: [...ingredients, ...added] }), table);
  if ('fault' in verdict) throw new Error(verdict.fault.says);
  return verdict.recipe.ingredients.slice(ingredients.length);
}

const have = { available: true, atHome: false, shortfall: null };
const atHome = { available: true, atHome: true, shortfall: null };
const missing = { available: false, atHome: false, shortfall: null };
const short = (amount: string, unit: string) => ({ ...missing, shortfall: { amount, unit } });

describe('what the kitchen has of an idea', () => {
  test.each([
    ['enough', line('Eggs', 4, 'piece'), have],
    ['too little', line('Eggs', 12, 'piece'), short('2', 'piece')],
    ['too little by another unit', line('Cheddar', '12', 'oz'), short('5', 'oz')],
    ['none', line('Butter', 30), missing],
    ['what every home has', line('Salt', 'to taste', ''), atHome],
    ['any cooking oil', line('Olive oil', 2, 'tbsp'), atHome],
    ['two foods of every home', line('Salt and pepper', 'to taste', ''), atHome],
    ['two foods, of which one is there', line('Eggs and butter', 10), missing],
  ])('%s', (_, added, expected) => {
    expect(linesOf([added])).toMatchObject([expected]);
  });

  test('lines of one food share what there is of it', () => {
    const lines = linesOf([line('Eggs', 8, 'piece'), line('Egg', 4, 'piece')]);
    expect(lines).toMatchObject([have, short('2', 'piece')]);
  });

  test('only what stands on the list is always at home', () => {
    const asked = [line('Salt', 1, 'tsp'), line('Butter', 30)];
    expect(linesOf(asked, ['butter'])).toMatchObject([missing, atHome]);
  });
});
