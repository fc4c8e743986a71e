import type { RecentMap } from '@game-plan/domain/memoize';

/**
 * The values of these keys, in their order, without those that do not exist. `read` is called once for all keys that the
 * cache lacks.
 */
export async function readThrough<Key, Value>(
  cache: RecentMap<Key, Value | null>,
  keys: readonly Key[],
  read: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Promise<Map<Key, Value>> {
  const known = new Map(keys.map((key) => [key, cache.get(key)]));
  const missing = [...known].flatMap(([key, value]) => (value === undefined ? [key] : []));
  if (missing.length > 0) {
    const values = await read(missing);
    for (const key of missing) {
      const value = values.get(key) ?? null;
      cache.set(key, value);
      known.set(key, value);
    }
  }
  const found = new Map<Key, Value>();
  for (const [key, value] of known) if (value !== null && value !== undefined) found.set(key, value);
  return found;
}
