import type { KnownWord } from '@game-plan/domain/food-search/query/correct-query';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { readThrough } from '#db/reads/read-through.ts';
import { foodSets, foodWords } from '#db/schema/food/foods.ts';
import type { FoodSource } from './food-queries.ts';

/**
 * Call it, outside a transaction, after many foods have changed. Recounts their words while searches use the old count,
 * and updates the indexes, which makes a search among 13,000 foods five times faster.
 */
export async function settleFoods(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze) foods`);
  await db.refreshMaterializedView(foodWords).concurrently();
  await db.execute(sql`vacuum (analyze) food_words`);
  // Invalidates search results that were cached with the old count.
  await db.update(foodSets).set({ changedAt: sql`clock_timestamp()` });
}

/** Statistics of those words that occur in some food's name. */
export function findKnownWords(
  { db, cache }: FoodSource,
  words: readonly string[],
): Promise<ReadonlyMap<string, KnownWord>> {
  return readThrough(cache.knownWords, words, async (missing) => {
    const { rows } = await db.execute<KnownWord & { [column: string]: unknown }>(sql`
      select word, is_everyday as "isEveryday", generic_foods as foods from food_words
      where word = any(${sql.param([...missing])}::text[])`);
    return new Map(rows.map((known) => [known.word, known]));
  });
}

/** Up to `most` words of foods with this prefix of letters and digits. */
export async function findWordsBeginning(
  { db, cache }: FoodSource,
  beginning: string,
  most: number,
): Promise<readonly string[]> {
  const found = await readThrough(cache.wordsBeginning, [`${most} ${beginning}`], async ([key = '']) => {
    const { rows } = await db.execute<{ word: string }>(
      sql`select word from food_words where word like ${`${beginning}%`} limit ${most}`,
    );
    return new Map([[key, rows.map(({ word }) => word)]]);
  });
  return [...found.values()].flat();
}

const NEAR_WORDS = 40;

/**
 * Known words similar to each of `words`: by trigrams, and, because two swapped letters in a short word leave no common
 * trigram, everyday words with the same first letter and similar length. PostgreSQL's two similarity tests run in
 * separate queries; combined, both are computed for each of a thousand words with a common trigram.
 */
export function findNearWords(
  { db, cache }: FoodSource,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownWord[]>> {
  return readThrough(cache.nearWords, words, (missing) => readNearWords(db, missing));
}

async function readNearWords(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownWord[]>> {
  const { rows } = await db.execute<{
    typed: string;
    word: string;
    isEveryday: boolean;
    foods: number;
  }>(sql`
    select typed, near.word, near.is_everyday as "isEveryday", near.generic_foods as foods
    from unnest(${sql.param([...words])}::text[]) as typed,
    lateral (
      (select word, is_everyday, generic_foods from (
          select word, is_everyday, generic_foods from food_words where word % typed and generic_foods > 0
          union
          select word, is_everyday, generic_foods from food_words where typed <% word and generic_foods > 0
          union
          select word, is_everyday, generic_foods from food_words where word = typed
        ) as alike
        order by similarity(word, typed) desc, word limit ${NEAR_WORDS})
      union
      (select word, is_everyday, generic_foods from food_words
        where is_everyday and left(word, 1) = left(typed, 1)
          and length(word) between length(typed) - 1 and length(typed) + 1)
    ) as near`);
  const near = new Map<string, KnownWord[]>();
  for (const { typed, ...known } of rows) near.set(typed, [...(near.get(typed) ?? []), known]);
  return near;
}
