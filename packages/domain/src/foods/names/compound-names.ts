import compounds from '@game-plan/lexicon/compounds.json' with { type: 'json' };
import type { Compounds } from '@game-plan/lexicon/grammar-phrase';
import { foodWords } from '../food-name.ts';

/** Shorter parts, in letters, are in many words by chance. */
const SHORTEST_PART = 3;

const folded = (word: string) => foodWords(word).join(' ');
const foldedKeys = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts).map(([word, text]) => [folded(word), text]));

const languages: readonly (readonly [language: string, ways: Compounds])[] = Object.entries(compounds);
const byLanguage = languages.map(([language, { ends, beginnings, joining }]) => ({
  language,
  ends: foldedKeys(ends),
  beginnings: foldedKeys(beginnings),
  joining: ['', ...joining],
}));

/**
 * What a word is in English if it is made of two of one language, likeliest first: 'ground chicken' of 'kipgehakt'. `named` finds the
 * English name of a food by its name in a language.
 */
export function englishOfCompound(
  word: string,
  named: (key: string, language: string) => string | undefined,
): string[] {
  const found: string[] = [];
  for (const { language, ends, beginnings, joining } of byLanguage)
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const end = word.slice(at);
      const food = named(end, language);
      const form = ends.get(end) ?? (food === undefined ? undefined : `$ ${food}`);
      if (form === undefined) continue;
      for (const letters of joining) {
        const begin = word.slice(0, at);
        const first = begin.endsWith(letters) ? begin.slice(0, begin.length - letters.length) : '';
        const english =
          first.length < SHORTEST_PART ? undefined : (beginnings.get(first) ?? named(first, language));
        if (english !== undefined) found.push(form.replace('$', english));
      }
    }
  return found;
}
