import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { IdeaRules } from '@game-plan/domain/recipes/ideas/idea-rules';
import type { ValidIdea } from '@game-plan/domain/recipes/ideas/valid-idea';
import { validateIdeas } from '@game-plan/domain/recipes/ideas/validate-idea';
import { AssistantError, type Question } from '#adapters/assistant/port.ts';
import { parseIdeaAnswer } from './idea-answer.ts';
import { correctedQuestion, IDEAS_WANTED, ideaQuestion } from './idea-question.ts';

/** With fewer ideas the composer adds more; the dashboard shows this many. */
export const ENOUGH_IDEAS = 4;

const FAULTS_TOLD = 8;

export interface Ideas {
  readonly recipes: readonly ValidIdea[];
  /** Whether the answer contained ideas at all, even if all were rejected. */
  readonly isReadable: boolean;
}

interface ValidatedAnswer extends Ideas {
  readonly faults: readonly string[];
  readonly isForbidden: boolean;
}

/**
 * The model's ideas that pass all checks. The model is asked once more, with the faults named, if some broke allergies,
 * diets or dislikes, or too few are left. Throws an AssistantError if it does not answer.
 */
export async function askForIdeas(
  ask: (question: Question) => Promise<string>,
  request: ComposeRequest,
  rules: IdeaRules,
): Promise<Ideas> {
  const question = ideaQuestion(request, rules);
  const answer = await ask(question);
  const first = validateAnswer(answer, rules, []);
  if (!first.isForbidden && first.recipes.length >= ENOUGH_IDEAS) return atMost(first);
  const missing = IDEAS_WANTED - first.recipes.length;
  if (missing <= 0) return atMost(first);
  try {
    const again = await ask(correctedQuestion(question, answer, first.faults, missing));
    const second = validateAnswer(again, rules, first.recipes);
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

function validateAnswer(answer: string, rules: IdeaRules, taken: readonly ValidIdea[]): ValidatedAnswer {
  const parsed = parseIdeaAnswer(answer);
  const { recipes, rejections } = validateIdeas(parsed.ideas, rules, taken);
  const found = [...parsed.faults, ...rejections.map(({ name, reason }) => `"${name}": ${reason}`)];
  return {
    recipes,
    isReadable: parsed.ideas.length > 0,
    // All were duplicates or given before.
    faults: found.length > 0 ? found.slice(0, FAULTS_TOLD) : ['the recipes are too few'],
    isForbidden: rejections.some(({ isForbidden }) => isForbidden),
  };
}
