/**
 * The longest that one turn blocks the thread (ms). Another's read waits for the thread some twenty times, for its
 * connection, its session, its user and its rows, and may meet a turn at each.
 */
const TURN_MILLISECONDS = 4;

/** A queue of the people who wait for a turn; the one who had the last turn is at the end. */
export function fairTurns() {
  const lines = new Map<number, (() => void)[]>();
  const next = () => {
    const [first] = lines;
    if (!first) return;
    const [userId, line] = first;
    lines.delete(userId);
    line.shift()?.();
    if (line.length > 0) lines.set(userId, line);
    if (lines.size > 0) setImmediate(next);
  };
  return {
    /** Resolves when it is this person's turn: one a round of the event loop, each person's after the other's. */
    wait(userId: number): Promise<void> {
      return new Promise((resolve) => {
        if (lines.size === 0) setImmediate(next);
        const line = lines.get(userId);
        if (line) line.push(resolve);
        else lines.set(userId, [resolve]);
      });
    },
  };
}

/** One queue for all work, since there is one thread. */
const turns = fairTurns();

/**
 * `map` of each item, in order, with turns for others in between: a list of thousands of names that take a while to read
 * holds up no other user.
 */
export async function mapInTurns<Item, Result>(
  userId: number,
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > TURN_MILLISECONDS) {
      await turns.wait(userId);
      began = performance.now();
    }
    results.push(map(item));
  }
  return results;
}
