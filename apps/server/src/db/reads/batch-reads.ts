/**
 * Reads one thing for each key, and those of all calls that come in one round of the event loop together: what many requests
 * ask at once then costs one round trip. Every read begins after its call, so that what it answers is never older.
 * @param readAll what is known of some different keys; of others there is nothing
 */
export function batchReads<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Set<Key> | undefined;
  let answers: Promise<ReadonlyMap<Key, Value>>;
  return async (key) => {
    if (!waiting) {
      const keys = new Set<Key>();
      waiting = keys;
      answers = new Promise((resolve) => {
        setImmediate(() => {
          waiting = undefined;
          resolve(readAll([...keys]));
        });
      });
    }
    waiting.add(key);
    return (await answers).get(key);
  };
}
