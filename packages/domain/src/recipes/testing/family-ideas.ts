import type { Eater } from '../../eater.ts';
import { type IdeaRules, ideaRules } from '../ideas/idea-rules.ts';
import type { ProposedIdea } from '../ideas/proposed-idea.ts';
import type { Rejection, ValidIdea } from '../ideas/valid-idea.ts';
import { validateIdea } from '../ideas/validate-idea.ts';
import { ANYONE, FAMILY_STOCK, TODAY } from './family-stock.ts';
import { proposed } from './proposed-idea.ts';

/** The rules for the family's stock. */
export function familyRules(
  eater: Partial<Eater> = {},
  dislikes: readonly string[] = [],
  stock = FAMILY_STOCK,
): IdeaRules {
  return ideaRules({ stock, eater: { ...ANYONE, ...eater }, dislikes, today: TODAY });
}

const validate = (idea: Partial<ProposedIdea>, eater?: Partial<Eater>, dislikes?: readonly string[]) =>
  validateIdea(proposed(idea), familyRules(eater, dislikes));

/** The recipe that results from the valid idea with some fields changed. */
export function recipeOf(...changes: Parameters<typeof validate>): ValidIdea {
  const validation = validate(...changes);
  if ('rejection' in validation) throw new Error(validation.rejection.reason);
  return validation.recipe;
}

/** Why the valid idea with some fields changed is rejected; undefined if it is not. */
export function rejectionOf(...changes: Parameters<typeof validate>): Rejection | undefined {
  const validation = validate(...changes);
  return 'rejection' in validation ? validation.rejection : undefined;
}

/** Adds lines to the valid idea's ingredients. */
export const withLines = (...lines: ProposedIdea['ingredients']) => ({
  ingredients: [...proposed().ingredients, ...lines],
});
