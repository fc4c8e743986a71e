import type { Inflections } from '@game-plan/lexicon/grammar-phrase';
import inflections from '@game-plan/lexicon/inflections.json' with { type: 'json' };
import { foodWords } from '../food-name.ts';

const endings: ReadonlyMap<string, Inflections[string]> = new Map(Object.entries(inflections));

/** The languages whose names have plurals and cases. */
export const INFLECTED: readonly string[] = [...endings.keys()];

/** Shorter words, in letters, get no other ending, because it would make a word of another language. */
const SHORTEST = 4;

/**
 * The plurals and other cases of a name in a language, as words without accents: of the first word ('filetes de merluza'), the last
 * ('rote zwiebeln') or of both of two ('patate dolci'). Most are not real words.
 */
export function inflectedNames(name: string, language: string): string[] {
  const changed = endings.get(language);
  if (changed === undefined) return [];
  const words = foodWords(name);
  const formsOf = (word: string) =>
    word.length < SHORTEST
      ? []
      : changed.flatMap(([ending, others]) =>
          word.endsWith(ending)
            ? others.map((other) => word.slice(0, word.length - ending.length) + other)
            : [],
        );
  const [first = [], last = []] = [words[0] ?? '', words.at(-1) ?? ''].map(formsOf);
  const ofLast = last.map((form) => words.with(-1, form).join(' '));
  if (words.length < 2) return ofLast.filter((form) => form.length > SHORTEST);
  const ofFirst = first.map((form) => words.with(0, form).join(' '));
  const ofBoth = words.length === 2 ? first.flatMap((one) => last.map((two) => `${one} ${two}`)) : [];
  return [...ofFirst, ...ofLast, ...ofBoth];
}
