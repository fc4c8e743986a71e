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
 * Branded products are indexed by how plain they are, each product in one index: the plainest products for a frequent
 * word are found by reading one index after the other until there are enough. Where an index has a single `plainness`,
 * reading stops there without sorting.
 */
const PLAINNESS = [
  'plainness <= 35',
  'plainness = 36',
  'plainness = 37',
  'plainness = 38',
  'plainness between 39 and 40',
  'plainness between 41 and 42',
  'plainness > 42',
];

/** The conditions of the partial indexes, that of the plainest products first; queries must use the same words. */
export const PRODUCTS_BY_PLAINNESS: readonly SQL[] = PLAINNESS.map((which) =>
  sql.raw(`data_set = 'branded' and ${which}`),
);

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
    ...PRODUCTS_BY_PLAINNESS.map((among, at) =>
      index(`foods_branded_${at + 1}_search_idx`)
        .using('gin', table.search)
        .where(among),
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
