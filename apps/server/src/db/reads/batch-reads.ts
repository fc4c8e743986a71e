/**
 * Batches reads by key: calls within one round of the event loop share one round trip to the database. A read always
 * starts after its call, so results are never stale.
 * @param readAll reads distinct keys; missing keys are left out of the result
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
