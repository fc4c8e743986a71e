import type { Food } from '@game-plan/contracts/food/foods';
import { type Candidate, type FoodFacts, toCandidate } from '@game-plan/domain/food-search/ranking/candidate';
import type { FoodNutrients, FoodState } from '@game-plan/domain/foods/food';
import { describedState, stateOf } from '@game-plan/domain/foods/food-state';
import { foodByShownName } from '@game-plan/domain/foods/shown-name';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import { sourceName } from '@game-plan/domain/foods/usda/source-name';
import { RecentMap } from '@game-plan/domain/memoize';
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
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

/** Ordinary queries find the same few thousand foods again and again. */
const MOST_REMEMBERED = 5000;

/** Foods as ranking reads them, by id. They are valid for one version of the stored foods. */
export class CandidateCache extends RecentMap<number, FoodCandidate> {
  constructor() {
    super(MOST_REMEMBERED);
  }
}

/** Where candidates are read, and those that were read before. */
export interface CandidateSource {
  readonly db: Database;
  readonly cache: CandidateCache;
}

const ID = { id: foods.id };
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
  source: CandidateSource,
  { text, keys }: Wanted,
): Promise<FoodCandidate[]> {
  return readCandidates(source, await genericIds(source.db, { text, keys: [...keys] }));
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
export async function findBrandedCandidates(source: CandidateSource, text: string): Promise<FoodCandidate[]> {
  return readCandidates(source, await brandedIds(source.db, { text }));
}

/** The built-in foods with these displayed names. */
export async function findBuiltInByNames(
  source: CandidateSource,
  names: readonly string[],
): Promise<FoodCandidate[]> {
  if (names.length === 0) return [];
  const { rows } = await source.db.execute<IdRow & { [column: string]: unknown }>(sql`
    select id from foods where data_set = 'builtin' and name = any(${sql.param([...names])}::text[])`);
  return readCandidates(source, rows);
}

interface IdRow {
  readonly id: number;
}

/** The foods with these ids, in this order. */
async function readCandidates(
  { db, cache }: CandidateSource,
  rows: readonly IdRow[],
): Promise<FoodCandidate[]> {
  const found = new Map(rows.map(({ id }) => [id, cache.get(id)]));
  const missing = [...found].flatMap(([id, candidate]) => (candidate ? [] : [id]));
  if (missing.length > 0) {
    const read = await db.execute<CandidateRow>(sql`
      select id, fdc_id as "fdcId", data_set as "dataSet", name, other_names as "otherNames", brand, keys, calories, protein, carbs, fat
      from foods where id = any(${sql.param(missing)}::integer[])`);
    for (const row of read.rows) {
      const candidate = candidateOf(row);
      cache.set(candidate.id, candidate);
      found.set(candidate.id, candidate);
    }
  }
  return [...found.values()].filter((candidate) => candidate !== undefined);
}

type CandidateRow = Omit<FoodFacts, 'names' | 'per100g'> &
  FoodNutrients & {
    id: number;
    name: string;
    otherNames: string[];
    [column: string]: unknown;
  };

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
  ...SHOWN
} = getTableColumns(foods);

const foodsWithIds = preparedRead('foods-with-ids', SHOWN, (select) =>
  select.from(foods).where(eq(foods.id, sql`any(${sql.placeholder('ids')}::integer[])`)),
);

/** The foods with these ids, in this order. */
export async function findFoodsByIds(db: Database, ids: readonly number[]): Promise<StoredFood[]> {
  if (ids.length === 0) return [];
  const rows = await foodsWithIds(db, { ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.id, toFood(row)]));
  return ids.map((id) => byId.get(id)).filter((food) => food !== undefined);
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

function toFood(row: Pick<typeof foods.$inferSelect, keyof typeof SHOWN>): StoredFood {
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
