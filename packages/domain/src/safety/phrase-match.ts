/** The maximum length of a phrase in words. The longest matching phrase wins, so that 'coconut milk' hides 'milk'. */

const LONGEST_PHRASE_WORDS = 4;

/** Builds a table of phrases from comma-separated lists. A phrase in two lists has both meanings. */
export function phraseTable<T extends string>(
  groups: Readonly<Record<T, string>>,
  harmless: string,
): ReadonlyMap<string, readonly T[]> {
  const table = new Map<string, T[]>(phrasesOf(harmless).map((phrase) => [phrase, []]));
  for (const group of Object.keys(groups) as T[]) {
    for (const phrase of phrasesOf(groups[group])) table.set(phrase, [...(table.get(phrase) ?? []), group]);
  }
  return table;
}

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
function longestPhraseAt(words: readonly string[], at: number, table: ReadonlyMap<string, unknown>): number {
  for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    if (table.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
