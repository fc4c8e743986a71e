import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { foodWords } from '../../foods/food-name.ts';

const keyOf = (text: string) => foodWords(text).join(' ');

const BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(naming['searched as']).map(([phrase, meant]) => [keyOf(phrase), meant]),
);

/** Another name for the typed food, if there is one. */
export const synonymOf = (text: string): string | undefined => BY_KEY.get(keyOf(text));

/** Single words for the same food in another spelling or country. A food with one of them is found by the other, too. */
export const SYNONYMS = naming.alike;
