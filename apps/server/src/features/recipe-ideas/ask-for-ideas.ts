import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import { judgeIdeas } from '@game-plan/domain/recipes/ideas/judge-ideas';
import type { JudgedIdea } from '@game-plan/domain/recipes/ideas/judged-idea';
import type { JudgingTable } from '@game-plan/domain/recipes/ideas/judging-table';
import { AssistantError, type Question } from '#adapters/assistant/port.ts';
import { correctedQuestion, IDEAS_WANTED, ideaQuestion } from './idea-question.ts';
import { parseIdeaAnswer } from './parse-idea-answer.ts';

/** With fewer the composer helps: a dashboard shows as many. */
export const ENOUGH_IDEAS = 4;

const FAULTS_TOLD = 8;

export interface Ideas {
  readonly recipes: readonly JudgedIdea[];
  /** Whether the model had ideas at all: none of them may have passed. */
  readonly isReadable: boolean;
}

interface JudgedAnswer extends Ideas {
  readonly faults: readonly string[];
  readonly isForbidden: boolean;
}

/**
 * The ideas of a model that pass every guard. It is asked once more, with the faults named, when some of them broke
 * what the person must or will not eat, or too few are left. Throws an AssistantError when it does not answer at all.
 */
export async function askForIdeas(
  ask: (question: Question) => Promise<string>,
  request: ComposeRequest,
  table: JudgingTable,
): Promise<Ideas> {
  const question = ideaQuestion(request, table);
  const answer = await ask(question);
  const first = judgeAnswer(answer, table, []);
  if (!first.isForbidden && first.recipes.length >= ENOUGH_IDEAS) return atMost(first);
  const missing = IDEAS_WANTED - first.recipes.length;
  if (missing <= 0) return atMost(first);
  try {
    const again = await ask(correctedQuestion(question, answer, first.faults, missing));
    const second = judgeAnswer(again, table, first.recipes);
    return atMost({
      recipes: [...first.recipes, ...second.recipes],
      isReadable: first.isReadable || second.isReadable,
    });
  } catch (error) {
    if (!(error instanceof AssistantError) || !first.isReadable) throw error;
    return first;
  }
}

const atMost = ({ recipes, isReadable }: Ideas): Ideas => ({
  recipes: recipes.slice(0, IDEAS_WANTED),
  isReadable,
});

function judgeAnswer(answer: string, table: JudgingTable, taken: readonly JudgedIdea[]): JudgedAnswer {
  const parsed = parseIdeaAnswer(answer);
  const { recipes, faults } = judgeIdeas(parsed.ideas, table, taken);
  const found = [...parsed.faults, ...faults.map(({ name, says }) => `"${name}": ${says}`)];
  return {
    recipes,
    isReadable: parsed.ideas.length > 0,
    // All the same, or all had before.
    faults: found.length > 0 ? found.slice(0, FAULTS_TOLD) : ['the recipes are too few'],
    isForbidden: faults.some(({ isForbidden }) => isForbidden),
  };
}
