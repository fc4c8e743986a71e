/**
 * Memoises `find`, which must always return the same answer for the same text. Caches the answers for at least the last
 * `most` texts and at most twice as many. It evicts half of them at a time: if it evicted all, a list longer than the
 * cache would be recomputed each time.
 */
export function memoize<Answer>(most: number, find: (text: string) => Answer): (text: string) => Answer {
  let newer = new Map<string, { readonly answer: Answer }>();
  let older = newer;
  return (text) => {
    const known = newer.get(text);
    if (known) return known.answer;
    const entry = older.get(text) ?? { answer: find(text) };
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(text, entry);
    return entry.answer;
  };
}
