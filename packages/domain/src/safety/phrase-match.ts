/** The maximum length of a phrase in words. The longest matching phrase wins, so that 'coconut milk' hides 'milk'. */
export const LONGEST_PHRASE_WORDS = 6;

/** The combined meanings of the phrases in `words`, which are singular and lower case, as from `foodWords`. */
export function matchPhrases<T>(
  words: readonly string[],
  table: ReadonlyMap<string, readonly T[]>,
): ReadonlySet<T> {
  const found = new Set<T>();
  let at = 0;
  while (at < words.length) {
    const length = longestPhraseAt(words, at, table);
    for (const meaning of table.get(words.slice(at, at + length).join(' ')) ?? []) found.add(meaning);
    at += Math.max(length, 1);
  }
  return found;
}

/** The number of words of the longest phrase that begins at `at`; 0 if none does. */
export function longestPhraseAt(
  words: readonly string[],
  at: number,
  table: Pick<ReadonlyMap<string, unknown>, 'has'>,
): number {
  for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    if (table.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}
