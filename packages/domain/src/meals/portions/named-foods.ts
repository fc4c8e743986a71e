import type { NamedGroup, Phrases } from '@game-plan/lexicon/servings';
import servings from '@game-plan/lexicon/servings.json' with { type: 'json' };
import { foodWords } from '../../foods/food-name.ts';

/** Whether a food's name has one of these phrases of the lexicon, and none of those behind '!'; those behind '~' are its end. */
export function hasPhrase(name: string, phrases: Phrases): boolean {
  const words = ` ${foodWords(name).join(' ')} `;
  const has = (phrase: string) =>
    phrase.startsWith('~') ? words.endsWith(` ${phrase.slice(1)} `) : words.includes(` ${phrase} `);
  return phrases.some(has) && !phrases.some((phrase) => phrase.startsWith('!') && has(phrase.slice(1)));
}

/** Whether a food is of a group by its name. */
export const isNamed = (name: string, group: NamedGroup): boolean => hasPhrase(name, servings.named[group]);
