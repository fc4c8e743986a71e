/** A key that ignores case and the encoding of accents. */
function keyOf(word: string): string {
  return word.trim().normalize('NFC').toLowerCase();
}

/** Whether the list already contains the word, in any case. */
export function hasWord(words: readonly string[], word: string): boolean {
  return words.some((known) => keyOf(known) === keyOf(word));
}

/** The words trimmed, without blanks and duplicates. Of 'Kiwi' and 'kiwi', the first stays. */
export function withoutRepeats(words: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const key = keyOf(word);
    if (key !== '' && !byKey.has(key)) byKey.set(key, word.trim());
  }
  return [...byKey.values()];
}

/**
 * Resolves contradictory health conditions: 'none' is removed if the list names a condition, because a named condition
 * matters more than a box left ticked.
 */
export function settledConditions(conditions: readonly string[]): string[] {
  const settled = withoutRepeats(conditions);
  const named = settled.filter((condition) => keyOf(condition) !== 'none');
  return named.length > 0 ? named : settled;
}
