import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDownload } from '../apps/server/src/cli/food-import/import-download.ts';
import { showProgress } from '../apps/server/src/cli/food-import/progress.ts';
import { connectDatabase } from '../apps/server/src/db/client.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '../apps/server/src/db/migrations/migrate.ts';
import { readMealText } from '../apps/server/src/features/foods/read-meal-text.ts';
import { searchFoods } from '../apps/server/src/features/foods/search-foods.ts';
import { synchroniseBuiltInFoods } from '../apps/server/src/features/foods/synchronise-built-in-foods.ts';
import { createConcurrencyLimits } from '../apps/server/src/http/limits/concurrency-limits.ts';
import { unlimited } from '../apps/server/src/http/limits/rate-limits.ts';
import type { MealTextLine } from '../packages/contracts/src/food/foods.ts';
import type { SearchContext } from '../packages/domain/src/food-search/ranking/search-context.ts';
import { readTypedMeal } from '../packages/domain/src/meals/typed/typed-meal.ts';

export interface FoodDatabase {
  /** The names found, best first. */
  search(query: string, context?: SearchContext): Promise<string[]>;
  /** The lines of a typed meal, for a user without logged meals. */
  readMeal(text: string): Promise<MealTextLine[]>;
  stop(): Promise<void>;
}

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const now = () => new Date();

/** The food search over the built-in table and the downloads at `paths`, in a temporary folder. */
export async function startFoodDatabase(paths: readonly string[]): Promise<FoodDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gpc-relevance-'));
  // As root, the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const database = await startEmbeddedPostgres({ dataDir, log: QUIET });
  await migrateDatabase(database.url);
  const client = connectDatabase(database.url, () => undefined);
  await synchroniseBuiltInFoods(client.db, now());
  const { signal } = new AbortController();
  for (const path of paths) {
    await importDownload({ path, client, progress: showProgress(process.stderr), now, signal });
  }
  const deps = { db: client.db, foodData: undefined, log: QUIET, now, rateLimits: unlimited };
  const composer = { readTypedMeal: async (text: string) => readTypedMeal(text) };
  const concurrency = createConcurrencyLimits();
  return {
    search: async (text, context = 'diary') =>
      (await searchFoods(deps, { text, context, userId: 1 })).map(({ description }) => description),
    readMeal: (text) => readMealText({ ...deps, composer, concurrency }, { text, userId: 1 }),
    async stop() {
      await client.close();
      await database.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
