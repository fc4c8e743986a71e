import words from '@game-plan/lexicon/conditions.json' with { type: 'json' };
import { plainWords } from '../foods/food-name.ts';
import { isOneOf, wordsSayOneOf } from '../foods/phrases-in.ts';

/** The conditions with which daily goals of the usual formulas can do harm. */
export type Condition = 'pregnancy' | 'kidney disease' | 'diabetes';

const CONDITIONS = (['pregnancy', 'kidney disease', 'diabetes'] as const).map((condition) => ({
  condition,
  isName: isOneOf(words[condition]),
}));

const BUT: ReadonlySet<string> = new Set(words.but);
const ANOTHER: ReadonlySet<string> = new Set(words.another);
const areDenied = wordsSayOneOf(words.denied);

/** The longest name of a condition, in words. */
const LONGEST = 3;

/** Whether a part of a sentence names a condition without denying it before. */
function names(part: readonly string[], isName: (said: string) => boolean): boolean {
  const at = part.findIndex((_, from) =>
    Array.from({ length: LONGEST }, (_, more) => from + more + 1).some(
      (to) => isName(part.slice(from, to).join(' ')) && !ANOTHER.has(part[to] ?? ''),
    ),
  );
  return at >= 0 && !areDenied(part.slice(0, at));
}

/**
 * The conditions that somebody's texts name: health conditions, allergies and notes in their own words. Each part of a
 * sentence is read by itself; one that is not clearly denied counts, because a warning too many does no harm.
 */
export function namedConditions(texts: readonly string[]): Condition[] {
  const parts = texts.flatMap((text) => text.split(/[.,;:!?\n()]/)).flatMap(clausesOf);
  return CONDITIONS.filter(({ isName }) => parts.some((part) => names(part, isName))).map(
    ({ condition }) => condition,
  );
}

/** The words of a text, divided at 'but'. */
function clausesOf(text: string): string[][] {
  const clauses: string[][] = [[]];
  for (const word of plainWords(text)) {
    if (BUT.has(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses;
}
