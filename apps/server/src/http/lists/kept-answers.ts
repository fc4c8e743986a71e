/** Answers by what they were made of, which is the key: another state, person or question has another. */
export interface KeptAnswers {
  find(key: string): Buffer | undefined;
  keep(key: string, answer: Buffer): void;
}

/** What an entry takes beside its letters, so that very many empty answers are bounded too. */
const ENTRY_BYTES = 200;

const sizeOf = (key: string, answer: Buffer) => answer.length + 2 * key.length + ENTRY_BYTES;

/** Keeps those that were asked for last, up to so many bytes together. */
export function keptAnswers(mostBytes: number): KeptAnswers {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string) => {
    const answer = kept.get(key);
    if (!answer) return;
    bytes -= sizeOf(key, answer);
    kept.delete(key);
  };
  return {
    find(key) {
      const answer = kept.get(key);
      if (!answer) return undefined;
      // The one asked for last stands last.
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    keep(key, answer) {
      drop(key);
      kept.set(key, answer);
      bytes += sizeOf(key, answer);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}
