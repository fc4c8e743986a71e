/**
 * `find`, which must give the same answer for the same text, with its answers kept: those of the last `most` texts at least,
 * and of twice as many at most. Forgetting half of them at a time costs a list that is longer than that less than forgetting
 * all of them would.
 */
export function remember<Answer>(most: number, find: (text: string) => Answer): (text: string) => Answer {
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
