/**
 * Memoises `find`, which must give the same answer for the same text. It keeps the answers for the last `most` texts at
 * least, and for twice as many at most. It forgets half of them at a time: after forgetting all, a list longer than
 * that would be worked out anew each time.
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
