import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };

/** Shortened words that mean the same on lists, on labels and in a diary. */
export const SHORTENED_EVERYWHERE = naming['shortened everywhere'];

/** Words of food names that people shorten on lists and labels: 'frz blueberries', 'bnls sknls chix thighs'. */
const LONG_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...SHORTENED_EVERYWHERE, ...naming.shortened }),
);

/** A name with its shortened words in full; undefined if there are none. */
export function withLongWords(name: string): string | undefined {
  const words = name.trim().split(/\s+/);
  const long = words.map((word) => LONG_WORDS.get(word.toLowerCase().replace(/[.,]+$/, '')) ?? word);
  return long.some((word, at) => word !== words[at]) ? long.join(' ') : undefined;
}
