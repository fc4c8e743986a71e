import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';
import { plainLetters } from '../plain-letters.ts';

interface RecipeLineColumn {
  name: string;
  amount: string;
  unit: string;
  available: boolean;
  note?: string | undefined;
  section?: string | undefined;
  typed?: string | undefined;
  part?: { recipeId: number; written: string } | undefined;
}

interface SearchedColumns {
  readonly name: unknown;
  readonly description: unknown;
  readonly ingredients: unknown;
}

/**
 * Name, description and ingredient names in lower case and without accents, used in the index and in queries, which must match. The
 * ingredient names are a JSON list, whose punctuation separates them.
 */
export const searchedRecipe = ({ name, description, ingredients }: SearchedColumns) =>
  plainLetters(
    sql`${name} || ' ' || coalesce(${description}, '') || ' ' || jsonb_path_query_array(${ingredients}, '$[*].name')::text`,
  );

/**
 * A name as libraries are sorted by it, used in the index and in queries, which must match. In NFD, so that 'Éclairs' come with E
 * whatever the database's collation.
 */
export const sortedName = ({ name }: { readonly name: unknown }) => sql`lower(normalize(${name}, NFD))`;

export const recipes = pgTable(
  'recipes',
  {
    ...inKitchen(),
    name: varchar({ length: 200 }).notNull(),
    description: text(),
    /** Minutes. */
    cookTime: integer(),
    prepTime: integer(),
    servings: integer().notNull(),
    /** kcal and grams of one serving. */
    calories: doublePrecision(),
    protein: doublePrecision(),
    carbs: doublePrecision(),
    fat: doublePrecision(),
    /** Grams that all servings weigh together once cooked, as weighed by the person. */
    cookedGrams: doublePrecision(),
    caloriesArePartial: boolean().notNull().default(false),
    instructions: text().array().notNull().default(sql`'{}'`),
    ingredients: jsonb().$type<RecipeLineColumn[]>().notNull(),
    cuisine: varchar({ length: 50 }),
    difficulty: varchar({ length: 50 }),
    /** The external picture that the recipe was saved with. Pictures of this server are in `picture_uses`. */
    imageUrl: varchar({ length: 500 }),
    externalId: varchar({ length: 100 }),
    /** The page that it was taken from. */
    sourceUrl: varchar({ length: 2000 }),
    dietaryTags: text().array().notNull().default(sql`'{}'`),
    allergens: text().array().notNull().default(sql`'{}'`),
    /** What members write beside it. */
    notes: text().notNull().default(''),
    /** One to five stars. */
    rating: smallint(),
    tags: text().array().notNull().default(sql`'{}'`),
    /** What its public link is derived from, and the hash of the link; null without one. */
    linkNonce: varchar({ length: 32 }),
    linkHash: varchar({ length: 64 }),
    /** The days on which it was made, YYYY-MM-DD, in order. */
    madeOn: text().array().$type<CalendarDay[]>().notNull().default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Part of the version of the recipe library, so every change must update it. */
    updatedAt: timestamp({ withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    index('recipes_newest_idx').on(table.kitchenId, table.createdAt),
    // A cuisine is counted, and the state of the whole library told, without its recipes being read.
    index('recipes_cuisine_idx').on(
      table.kitchenId,
      table.cuisine,
      table.id,
      table.cookTime,
      table.updatedAt,
    ),
    // A page of a library sorted by name reads only its own rows.
    index('recipes_name_idx').on(table.kitchenId, sortedName(table), table.id),
    index('recipes_plain_search_idx').using('gin', sql`${searchedRecipe(table)} gin_trgm_ops`),
    index('recipes_link_idx').on(table.linkHash),
    check('recipes_servings_check', sql`${table.servings} > 0`),
  ],
);
