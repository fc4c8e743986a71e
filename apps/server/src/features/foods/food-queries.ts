import type { Food } from '@game-plan/contracts/food/foods';
import type { KnownWord } from '@game-plan/domain/food-search/query/correct-query';
import { type Candidate, toCandidate } from '@game-plan/domain/food-search/ranking/candidate';
import type { FoodState } from '@game-plan/domain/foods/food';
import { describedState, stateOf } from '@game-plan/domain/foods/food-state';
import { foodByShownName } from '@game-plan/domain/foods/shown-name';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import { sourceName } from '@game-plan/domain/foods/usda/names';
import { RecentMap } from '@game-plan/domain/memoize';
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { readThrough } from '#db/reads/read-through.ts';
import { foods, PRODUCTS_BY_PLAINNESS } from '#db/schema/food/foods.ts';

/** A food as stored, the same for all users. */
export type StoredFood = Omit<Food, 'contains' | 'portion'>;

export interface FoodCandidate extends Candidate {
  readonly id: number;
}

interface Wanted {
  /** A query in PostgreSQL's tsquery syntax. */
  readonly text: string;
  /** Names without spaces that match the whole food. */
  readonly keys: readonly string[];
}

/** Ranking considers at most this many matching foods, the plainest ones. */
export const MOST_CANDIDATES = 220;

/**
 * What searches have read of the stored foods, valid for one version of them. People search with every letter that they
 * type, so that most of a search was read by the one before. Null stands for what does not exist.
 */
export class SearchCache {
  /** Foods as ranking reads them: ordinary queries find the same few thousand again and again. */
  readonly candidates = new RecentMap<number, FoodCandidate | null>(5000);
  /** Foods as they are answered, the best ten of each search. */
  readonly foods = new RecentMap<number, StoredFood | null>(1000);
  readonly builtInIds = new RecentMap<string, number | null>(1000);
  readonly knownWords = new RecentMap<string, KnownWord | null>(2000);
  readonly nearWords = new RecentMap<string, readonly KnownWord[] | null>(500);
  readonly wordsBeginning = new RecentMap<string, readonly string[] | null>(500);
}

/** Where searches read, and what was read before. */
export interface FoodSource {
  readonly db: Database;
  readonly cache: SearchCache;
}

const ID = { id: foods.id };
const idsOf = (rows: ReadonlyArray<{ readonly id: number }>) => rows.map(({ id }) => id);
const TEXT = sql`${sql.placeholder('text')}::tsquery`;
const KEYS = sql`${sql.placeholder('keys')}::text[]`;

const genericIds = preparedRead('generic-candidates', ID, (select) =>
  select
    .from(foods)
    .where(sql`data_set <> 'branded' and (search @@ ${TEXT} or keys && ${KEYS})`)
    .orderBy(
      sql`(keys && ${KEYS}) desc, (data_set = 'builtin') desc, (head = any(${KEYS})) desc, plainness, id`,
    )
    .limit(MOST_CANDIDATES),
);

/**
 * Foods without a brand that match the words or one of the keys, ordered: exact names, built-in foods, foods with that
 * head word, then by plainness.
 */
export async function findGenericCandidates(
  source: FoodSource,
  { text, keys }: Wanted,
): Promise<FoodCandidate[]> {
  const rows = await genericIds(source.db, { text, keys: [...keys] });
  return readCandidates(source, idsOf(rows));
}

const PRODUCTS = sql.join(
  PRODUCTS_BY_PLAINNESS.map(
    (among) =>
      sql`(select id from foods where ${among} and search @@ ${TEXT} order by plainness limit ${MOST_CANDIDATES})`,
  ),
  sql` union all `,
);

const brandedIds = preparedRead('branded-candidates', { id: sql<number>`id` }, (select) =>
  select.from(sql`(${PRODUCTS} limit ${MOST_CANDIDATES}) as products`),
);

/**
 * Branded products that match the words, by plainness. PostgreSQL reads one index after the other, and stops when there
 * are enough, so that a word on every tenth label costs no more than a rare one.
 */
export async function findBrandedCandidates(source: FoodSource, text: string): Promise<FoodCandidate[]> {
  return readCandidates(source, idsOf(await brandedIds(source.db, { text })));
}

const builtInIds = preparedRead('built-in-ids', { id: foods.id, name: foods.name }, (select) =>
  select.from(foods).where(sql`data_set = 'builtin' and name = any(${sql.placeholder('names')}::text[])`),
);

/** The built-in foods with these displayed names. */
export async function findBuiltInByNames(
  source: FoodSource,
  names: readonly string[],
): Promise<FoodCandidate[]> {
  const ids = await readThrough(source.cache.builtInIds, names, async (missing) => {
    const rows = await builtInIds(source.db, { names: [...missing] });
    return new Map(rows.map(({ id, name }) => [name, id]));
  });
  return readCandidates(source, [...ids.values()]);
}

const candidatesWithIds = preparedRead(
  'candidates-with-ids',
  {
    id: foods.id,
    fdcId: foods.fdcId,
    dataSet: foods.dataSet,
    name: foods.name,
    otherNames: foods.otherNames,
    brand: foods.brand,
    keys: foods.keys,
    calories: foods.calories,
    protein: foods.protein,
    carbs: foods.carbs,
    fat: foods.fat,
  },
  (select) => select.from(foods).where(eq(foods.id, sql`any(${sql.placeholder('ids')}::integer[])`)),
);

/** The foods with these ids, in this order. */
async function readCandidates({ db, cache }: FoodSource, ids: readonly number[]): Promise<FoodCandidate[]> {
  const found = await readThrough(cache.candidates, ids, async (missing) => {
    const read = await candidatesWithIds(db, { ids: [...missing] });
    return new Map(read.map((row) => [row.id, candidateOf(row)]));
  });
  return [...found.values()];
}

type CandidateRow = Awaited<ReturnType<typeof candidatesWithIds>>[number];

function candidateOf({
  name,
  otherNames,
  calories,
  protein,
  carbs,
  fat,
  ...facts
}: CandidateRow): FoodCandidate {
  const { id, fdcId, dataSet, brand, keys } = facts;
  const per100g = { calories, protein, carbs, fat };
  return toCandidate({ id, fdcId, dataSet, brand, keys, names: [name, ...otherNames], per100g });
}

const {
  otherNames: _,
  words: _words,
  keys: _keys,
  head: _head,
  plainness: _plainness,
  search: _search,
  ...FOOD_COLUMNS
} = getTableColumns(foods);

const foodsWithIds = preparedRead('foods-with-ids', FOOD_COLUMNS, (select) =>
  select.from(foods).where(eq(foods.id, sql`any(${sql.placeholder('ids')}::integer[])`)),
);

/** The foods with these ids, in this order. */
export async function findFoodsByIds(
  { db, cache }: FoodSource,
  ids: readonly number[],
): Promise<StoredFood[]> {
  const found = await readThrough(cache.foods, ids, async (missing) => {
    const rows = await foodsWithIds(db, { ids: [...missing] });
    return new Map(rows.map((row) => [row.id, toFood(row)]));
  });
  return [...found.values()];
}

/** The product with the first of these codes that has one. */
export async function findProductByGtin(
  db: Database,
  gtins: readonly string[],
): Promise<StoredFood | undefined> {
  const rows = await db
    .select()
    .from(foods)
    .where(inArray(foods.gtin, [...gtins]))
    .orderBy(desc(foods.fdcId));
  const row = gtins.map((gtin) => rows.find((one) => one.gtin === gtin)).find((found) => found !== undefined);
  return row && toFood(row);
}

function stateOfRow(dataSet: DataSet, name: string): FoodState | null {
  const known = dataSet === 'builtin' ? foodByShownName().get(name) : undefined;
  return (known ? stateOf(known) : describedState(name)) ?? null;
}

function toFood(row: Pick<typeof foods.$inferSelect, keyof typeof FOOD_COLUMNS>): StoredFood {
  const { fdcId, dataSet, name, brand, calories, protein, carbs, fat, portions, gtin } = row;
  const { fiber, sugar, saturatedFat, sodium } = row;
  return {
    fdcId,
    description: name,
    state: stateOfRow(dataSet, name),
    nutrients: { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium },
    portions,
    source: sourceName(dataSet, fdcId),
    brand,
    ...(gtin !== null && { gtin }),
  };
}
