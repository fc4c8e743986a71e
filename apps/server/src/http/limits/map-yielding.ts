/**
 * How long one turn may block the thread, in ms. Another user's read needs the thread about twenty times (for
 * connection, session, user and rows) and may have to wait for one turn each time.
 */
const LONGEST_BLOCK_MILLISECONDS = 4;

/** A round-robin queue of users who wait for the thread. */
export function createThreadQueue() {
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
    /** Resolves when it is this user's turn. Each round of the event loop has one turn, and users alternate. */
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

/** A single queue for all work, because there is only one thread. */
const turns = createThreadQueue();

/**
 * Maps the items in order, yielding to other users in between, so that parsing a list of thousands of names does not
 * block them.
 */
export async function mapYielding<Item, Result>(
  userId: number,
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > LONGEST_BLOCK_MILLISECONDS) {
      await turns.wait(userId);
      began = performance.now();
    }
    results.push(map(item));
  }
  return results;
}
