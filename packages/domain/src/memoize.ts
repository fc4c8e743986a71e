/**
 * A map that keeps at least the last `most` entries that were set or read, and at most twice as many. It evicts half of
 * them at a time: if it evicted all, a list longer than the map would be computed anew each time.
 */
export class RecentMap<Key, Value> {
  readonly #most: number;
  #newer = new Map<Key, Value>();
  #older = this.#newer;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const known = this.#newer.get(key);
    if (known !== undefined) return known;
    const before = this.#older.get(key);
    if (before !== undefined) this.set(key, before);
    return before;
  }

  set(key: Key, value: Value): void {
    if (this.#newer.size >= this.#most) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
  }
}

/** Memoises `find`, which must always return the same answer for the same text, for at least the last `most` texts. */
export function memoize<Answer>(most: number, find: (text: string) => Answer): (text: string) => Answer {
  const answers = new RecentMap<string, { readonly answer: Answer }>(most);
  return (text) => {
    const known = answers.get(text);
    if (known) return known.answer;
    const answer = find(text);
    answers.set(text, { answer });
    return answer;
  };
}
