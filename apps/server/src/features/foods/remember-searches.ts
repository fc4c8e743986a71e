import type { Database } from '#db/client.ts';
import { batchReads } from '#db/reads/batch-reads.ts';
import { SearchCache, type StoredFood } from './food-queries.ts';
import { findFoodsVersion } from './food-set-queries.ts';

/** People type the same words and the same first letters. */
const MOST_REMEMBERED = 500;

interface Memory {
  readonly findVersion: (key: 'all') => Promise<string | undefined>;
  version: string | undefined;
  readonly answers: Map<string, readonly StoredFood[]>;
  cache: SearchCache;
}

const memories = new WeakMap<Database, Memory>();

/**
 * Caches what `search` finds for a key, and what it reads, while the stored foods are unchanged. Each call checks the foods' version first,
 * so that imports of other processes are found by the next search.
 */
export async function rememberSearch(
  db: Database,
  key: string,
  search: (cache: SearchCache) => Promise<readonly StoredFood[]>,
): Promise<readonly StoredFood[]> {
  const memory = memoryOf(db);
  const version = await memory.findVersion('all');
  if (version !== memory.version) {
    memory.answers.clear();
    // A new one, because a search that is under way may still add foods that it has read before the change.
    memory.cache = new SearchCache();
    memory.version = version;
  }
  const before = memory.answers.get(key);
  if (before) return before;
  const found = await search(memory.cache);
  // Another call may have found newer foods meanwhile.
  if (memory.version !== version) return found;
  const [oldest] = memory.answers.keys();
  if (memory.answers.size >= MOST_REMEMBERED && oldest !== undefined) memory.answers.delete(oldest);
  memory.answers.set(key, found);
  return found;
}

function memoryOf(db: Database): Memory {
  const known = memories.get(db);
  if (known) return known;
  const findVersion = batchReads(
    async (_keys: readonly 'all'[]) => new Map([['all' as const, await findFoodsVersion(db)]]),
  );
  const memory: Memory = {
    findVersion,
    version: undefined,
    answers: new Map(),
    cache: new SearchCache(),
  };
  memories.set(db, memory);
  return memory;
}
