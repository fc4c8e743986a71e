import type { Eater } from '../../eater.ts';
import { judgeIdea } from '../ideas/judge-idea.ts';
import type { Fault, JudgedIdea } from '../ideas/judged-idea.ts';
import { type JudgingTable, judgingTable } from '../ideas/judging-table.ts';
import type { ProposedIdea } from '../ideas/proposed-idea.ts';
import { ANYONE, FAMILY_KITCHEN, TODAY } from './family-kitchen.ts';
import { proposed } from './proposed-idea.ts';

/** What the family's kitchen judges ideas by. */
export function familyTable(
  eater: Partial<Eater> = {},
  dislikes: readonly string[] = [],
  kitchen = FAMILY_KITCHEN,
): JudgingTable {
  return judgingTable({ kitchen, eater: { ...ANYONE, ...eater }, dislikes, today: TODAY });
}

const judge = (idea: Partial<ProposedIdea>, eater?: Partial<Eater>, dislikes?: readonly string[]) =>
  judgeIdea(proposed(idea), familyTable(eater, dislikes));

/** The recipe that the good idea becomes, changed in part. */
export function recipeOf(...asked: Parameters<typeof judge>): JudgedIdea {
  const verdict = judge(...asked);
  if ('fault' in verdict) throw new Error(verdict.fault.says);
  return verdict.recipe;
}

/** What is wrong with it; undefined when nothing is. */
export function faultOf(...asked: Parameters<typeof judge>): Fault | undefined {
  const verdict = judge(...asked);
  return 'fault' in verdict ? verdict.fault : undefined;
}

/** The good idea's ingredients and these. */
export const and = (...lines: ProposedIdea['ingredients']) => ({
  ingredients: [...proposed().ingredients, ...lines],
});
