/** A cache of serialised answers. The key must cover everything the answer depends on: state, person and question. */
export interface AnswerCache {
  find(key: string): Buffer | undefined;
  keep(key: string, answer: Buffer): void;
}

/** Overhead of an entry, so that many empty answers are limited, too. */
const ENTRY_BYTES = 200;

const sizeOf = (key: string, answer: Buffer) => answer.length + 2 * key.length + ENTRY_BYTES;

/** A least-recently-used cache limited to `mostBytes`. */
export function createAnswerCache(mostBytes: number): AnswerCache {
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
      // Moves the entry to the end: the map is ordered by last use.
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
