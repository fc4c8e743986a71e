import safety from '@game-plan/lexicon/safety.json' with { type: 'json' };
import { foodWords } from '../foods/food-name.ts';
import { tokenize } from '../language/tokens.ts';
import { lazy } from '../lazy.ts';
import { longestPhraseAt } from './phrase-match.ts';

type Danger = 'chemicals' | 'poisonous';

/** Words of what is never eaten, and longer ones of what is, which have none. */
const dangers = lazy(
  (): ReadonlyMap<string, Danger | undefined> =>
    new Map([
      ...safety.neverEaten.chemicals.map((words) => [words, 'chemicals'] as const),
      ...safety.neverEaten.poisonous.map((words) => [words, 'poisonous'] as const),
      ...safety.neverEaten.eaten.map((words) => [words, undefined] as const),
    ]),
);

/**
 * What in a recipe must never be eaten, as it is written; undefined if nothing. Models have proposed bleach as an ingredient, and a
 * text from outside may ask them to. A step may well say to discard what is poisonous.
 */
export function neverEaten(ingredients: readonly string[], texts: readonly string[]): string | undefined {
  return firstIn([...ingredients, ...texts], 'chemicals') ?? firstIn(ingredients, 'poisonous');
}

function firstIn(texts: readonly string[], danger: Danger): string | undefined {
  for (const text of texts) {
    // The 's' of 'baker’s' is a token of its own.
    const tokens = tokenize(text).filter(
      ({ kind, key, isGlued }) => kind === 'word' && !(key === 's' && isGlued),
    );
    const words = tokens.map((token) => foodWords(token.text).join(' '));
    for (let at = 0; at < words.length; ) {
      const length = longestPhraseAt(words, at, dangers());
      const last = tokens[at + length - 1];
      if (last && dangers().get(words.slice(at, at + length).join(' ')) === danger)
        return text.slice(tokens[at]?.start, last.end);
      at += Math.max(length, 1);
    }
  }
  return undefined;
}

/** Whether a name in a kitchen is of something that must never be eaten. */
export const isNeverEaten = (name: string): boolean => neverEaten([name], []) !== undefined;
