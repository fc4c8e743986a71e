import { foodNameKey } from '../../foods/food-name.ts';
import { cleanWords } from './clean-words.ts';
import type { IdeaRules } from './idea-rules.ts';
import type { ProposedIdea } from './proposed-idea.ts';
import type { Rejection, ValidIdea } from './valid-idea.ts';
import { validateIdea } from './validate-idea.ts';

const TOLD_NAME_MAX = 60;

export interface NamedRejection extends Rejection {
  /** The idea's own name, cleaned. */
  readonly name: string;
}

export interface ValidatedIdeas {
  readonly recipes: readonly ValidIdea[];
  readonly rejections: readonly NamedRejection[];
}

/** Validates ideas one by one. A dish in `taken`, or one that came earlier, is left out without a rejection. */
export function validateIdeas(
  ideas: readonly ProposedIdea[],
  rules: IdeaRules,
  taken: readonly ValidIdea[] = [],
): ValidatedIdeas {
  const recipes: ValidIdea[] = [];
  const rejections: NamedRejection[] = [];
  for (const idea of ideas) {
    const validation = validateIdea(idea, rules);
    if ('rejection' in validation)
      rejections.push({ name: cleanWords(idea.name, TOLD_NAME_MAX), ...validation.rejection });
    else if (![...taken, ...recipes].some((other) => isSameDish(other, validation.recipe))) {
      recipes.push(validation.recipe);
    }
  }
  return { recipes, rejections };
}

/** Whether both have the same name, or the same foods under another name. */
function isSameDish(one: ValidIdea, other: ValidIdea): boolean {
  return foodNameKey(one.name) === foodNameKey(other.name) || foodsOf(one) === foodsOf(other);
}

function foodsOf({ ingredients }: ValidIdea): string {
  return [...new Set(ingredients.map(({ name }) => foodNameKey(name)))].sort().join(';');
}
