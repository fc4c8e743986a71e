import { foodNameKey } from '../../foods/food-name.ts';
import { cleanWords } from './clean-words.ts';
import { judgeIdea } from './judge-idea.ts';
import type { Fault, JudgedIdea } from './judged-idea.ts';
import type { JudgingTable } from './judging-table.ts';
import type { ProposedIdea } from './proposed-idea.ts';

const TOLD_NAME_MAX = 60;

export interface NamedFault extends Fault {
  /** The idea's own name, cleaned. */
  readonly name: string;
}

export interface Judgement {
  readonly recipes: readonly JudgedIdea[];
  readonly faults: readonly NamedFault[];
}

/** Judges ideas one by one; one that is among `taken`, or came before, is left out without a fault. */
export function judgeIdeas(
  ideas: readonly ProposedIdea[],
  table: JudgingTable,
  taken: readonly JudgedIdea[] = [],
): Judgement {
  const recipes: JudgedIdea[] = [];
  const faults: NamedFault[] = [];
  for (const idea of ideas) {
    const verdict = judgeIdea(idea, table);
    if ('fault' in verdict) faults.push({ name: cleanWords(idea.name, TOLD_NAME_MAX), ...verdict.fault });
    else if (![...taken, ...recipes].some((other) => isSameDish(other, verdict.recipe))) {
      recipes.push(verdict.recipe);
    }
  }
  return { recipes, faults };
}

/** The same name, or another name for the same foods. */
function isSameDish(one: JudgedIdea, other: JudgedIdea): boolean {
  return foodNameKey(one.name) === foodNameKey(other.name) || foodsOf(one) === foodsOf(other);
}

function foodsOf({ ingredients }: JudgedIdea): string {
  return [...new Set(ingredients.map(({ name }) => foodNameKey(name)))].sort().join(';');
}
