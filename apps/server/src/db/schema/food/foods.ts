import { DATA_SETS } from '@game-plan/domain/foods/usda/data-set';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgMaterializedView,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

interface PortionColumn {
  unit: string;
  grams: number;
}

/**
 * Branded products up to each `plainness` have their own partial index, the smallest first. The best matches of a
 * frequent word are found in a small index; these hold about 3% and 18% of half a million products.
 */
export const PLAIN_PRODUCTS = [35, 38] as const;

/** The condition of the partial indexes; queries must use the same words. */
export const plainerThan = (most: number): SQL => sql.raw(`data_set = 'branded' and plainness <= ${most}`);

/** Foods for all users: the built-in table, and foods imported or looked up from USDA FoodData Central. */
export const foods = pgTable(
  'foods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fdcId: integer().notNull(),
    dataSet: varchar({ length: 20, enum: DATA_SETS }).notNull(),
    /** The displayed name. */
    name: text().notNull(),
    otherNames: text().array().notNull().default(sql`'{}'`),
    brand: text(),
    /** Per 100 g; null means 'not measured'. */
    calories: doublePrecision(),
    protein: doublePrecision(),
    carbs: doublePrecision(),
    fat: doublePrecision(),
    fiber: doublePrecision(),
    sugar: doublePrecision(),
    saturatedFat: doublePrecision(),
    /** Milligrams. */
    sodium: doublePrecision(),
    /** The product's barcode number (GTIN), padded to fourteen digits. */
    gtin: text(),
    portions: jsonb().$type<PortionColumn[]>().notNull().default([]),
    /** These columns come from the domain's searchDocument(). */
    words: text().array().notNull(),
    keys: text().array().notNull(),
    head: text().notNull(),
    plainness: integer().notNull(),
    /** Words are indexed unchanged: the domain normalises word forms, in foods and queries alike. */
    search: tsvector().generatedAlwaysAs((): SQL => sql`array_to_tsvector(${foods.words})`),
  },
  (table) => [
    uniqueIndex('foods_builtin_key').on(table.name).where(sql`data_set = 'builtin'`),
    uniqueIndex('foods_usda_key').on(table.dataSet, table.fdcId).where(sql`data_set <> 'builtin'`),
    index('foods_gtin_idx').on(table.gtin).where(sql`gtin is not null`),
    index('foods_generic_search_idx').using('gin', table.search).where(sql`data_set <> 'branded'`),
    index('foods_generic_keys_idx').using('gin', table.keys).where(sql`data_set <> 'branded'`),
    index('foods_branded_search_idx').using('gin', table.search).where(sql`data_set = 'branded'`),
    ...PLAIN_PRODUCTS.map((most) =>
      index(`foods_branded_${most}_search_idx`).using('gin', table.search).where(plainerThan(most)),
    ),
    check('foods_name_check', sql`length(${table.name}) > 0`),
  ],
);

/** Metadata of each food set: the built-in one is rewritten only if its fingerprint differs. */
export const foodSets = pgTable('food_sets', {
  dataSet: varchar({ length: 20, enum: DATA_SETS }).primaryKey(),
  fingerprint: text().notNull(),
  foods: integer().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Recent queries to the live API, so that they are not repeated for a while. */
export const foodLookups = pgTable('food_lookups', {
  query: text().primaryKey(),
  askedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Every word of every food, used to find mistyped words by trigrams. */
export const foodWords = pgMaterializedView('food_words', {
  word: text().notNull(),
  isEveryday: boolean().notNull(),
  genericFoods: integer().notNull(),
}).as(
  sql`select word, bool_or(data_set = 'builtin') as is_everyday,
  (count(*) filter (where data_set <> 'branded'))::integer as generic_foods
from foods, unnest(words) as word group by word`,
);
