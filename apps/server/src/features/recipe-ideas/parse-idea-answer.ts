import { readAnswerJson } from '@game-plan/domain/answer-json';
import type { ProposedIdea } from '@game-plan/domain/recipes/ideas/proposed-idea';
import { z } from 'zod';
import { ideaAnswer } from './idea-answer.ts';

/** More than was asked for is not looked at. */
const IDEAS_MAX = 12;

/** Small models leave the object around the list out. */
const ideas = z.union([
  z.object({ recipes: z.array(z.unknown()) }).transform(({ recipes }) => recipes),
  z.array(z.unknown()),
]);

/** Those of the ideas that have the right shape, and what is wrong with the others, or with all of it. */
export interface ParsedIdeas {
  readonly ideas: readonly ProposedIdea[];
  readonly faults: readonly string[];
}

/** Reads a model's answer, trusting nothing in it: an idea of the wrong shape does not cost the others. */
export function parseIdeaAnswer(answer: string): ParsedIdeas {
  const read = readAnswerJson(answer);
  if ('fault' in read) return { ideas: [], faults: [read.fault] };
  const list = ideas.safeParse(read.value);
  if (!list.success) return { ideas: [], faults: ['the answer has no list named "recipes"'] };
  if (list.data.length === 0) return { ideas: [], faults: ['the list of recipes is empty'] };
  const results = list.data.slice(0, IDEAS_MAX).map((one) => ideaAnswer.safeParse(one));
  return {
    ideas: results.flatMap(({ data }) => data ?? []),
    faults: results.flatMap(({ error }, at) => {
      const issue = error?.issues[0];
      return issue ? [`recipes.${[at, ...issue.path].map(String).join('.')}: ${issue.message}`] : [];
    }),
  };
}
