import type { Food } from '@game-plan/contracts/food/foods';
import type { Candidate } from '@game-plan/domain/food-search/ranking/score-food';
import type { FoodNutrients, FoodState } from '@game-plan/domain/foods/food';
import { describedState, stateOf } from '@game-plan/domain/foods/food-state';
import { foodByShownName } from '@game-plan/domain/foods/shown-name';
import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import { sourceName } from '@game-plan/domain/foods/usda/source-name';
import { desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { foods, PLAIN_PRODUCTS, plainerThan } from '#db/schema/food/foods.ts';

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
 * Foods without a brand that match the words or one of the keys, ordered: exact names, built-in foods, foods with that
 * head word, then by plainness.
 */
export async function findGenericCandidates(db: Database, { text, keys }: Wanted): Promise<FoodCandidate[]> {
  const wantedKeys = sql`${sql.param([...keys])}::text[]`;
  const { rows } = await db.execute<CandidateRow>(sql`
    select id, fdc_id as "fdcId", data_set as "dataSet", name, other_names as "otherNames", brand, keys, calories, protein, carbs, fat
    from foods
    where data_set <> 'branded' and (search @@ ${text}::tsquery or keys && ${wantedKeys})
    order by (keys && ${wantedKeys}) desc, (data_set = 'builtin') desc, (head = any(${wantedKeys})) desc, plainness
    limit ${MOST_CANDIDATES}`);
  return rows.map(toCandidate);
}

/**
 * Branded products that match the words, by plainness. Searches the indexes of the plainest products first until there
 * are enough, so that a word on every tenth label costs no more than a rare one.
 */
export async function findBrandedCandidates(db: Database, text: string): Promise<FoodCandidate[]> {
  for (const most of PLAIN_PRODUCTS) {
    const found = await findBranded(db, text, plainerThan(most));
    if (found.length === MOST_CANDIDATES) return found;
  }
  return findBranded(db, text, sql`data_set = 'branded'`);
}

async function findBranded(db: Database, text: string, among: SQL): Promise<FoodCandidate[]> {
  const { rows } = await db.execute<CandidateRow>(sql`
    select id, fdc_id as "fdcId", data_set as "dataSet", name, other_names as "otherNames", brand, keys, calories, protein, carbs, fat
    from foods
    where ${among} and search @@ ${text}::tsquery
    order by plainness
    limit ${MOST_CANDIDATES}`);
  return rows.map(toCandidate);
}

/** The built-in foods with these displayed names. */
export async function findBuiltInByNames(db: Database, names: readonly string[]): Promise<FoodCandidate[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<CandidateRow>(sql`
    select id, fdc_id as "fdcId", data_set as "dataSet", name, other_names as "otherNames", brand, keys, calories, protein, carbs, fat
    from foods
    where data_set = 'builtin' and name = any(${sql.param([...names])}::text[])`);
  return rows.map(toCandidate);
}

type CandidateRow = Omit<FoodCandidate, 'names' | 'per100g'> &
  FoodNutrients & {
    name: string;
    otherNames: string[];
    [column: string]: unknown;
  };

function toCandidate({
  id,
  fdcId,
  dataSet,
  name,
  otherNames,
  brand,
  keys,
  ...figures
}: CandidateRow): FoodCandidate {
  const { calories, protein, carbs, fat } = figures;
  return {
    id,
    fdcId,
    dataSet,
    names: [name, ...otherNames],
    brand,
    keys,
    per100g: { calories, protein, carbs, fat },
  };
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
