import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/** Foods that a person copied from a label; only their owner finds them. */
export const ownFoods = pgTable(
  'own_foods',
  {
    ...owned(),
    name: varchar({ length: 200 }).notNull(),
    brand: varchar({ length: 100 }),
    /** GTIN, fourteen digits. */
    gtin: varchar({ length: 14 }),
    figuresFor: varchar({ length: 10, enum: ['portion', '100 g', '100 ml'] }).notNull(),
    portionName: varchar({ length: 30 }).notNull(),
    portionSize: doublePrecision(),
    portionMeasure: varchar({ length: 2, enum: ['g', 'ml'] }).notNull(),
    calories: doublePrecision().notNull(),
    protein: doublePrecision(),
    carbs: doublePrecision(),
    fat: doublePrecision(),
    fiber: doublePrecision(),
    sugar: doublePrecision(),
    saturatedFat: doublePrecision(),
    /** Milligrams. */
    sodium: doublePrecision(),
    /** Percent by volume. */
    alcohol: doublePrecision(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('own_foods_gtin_key').on(table.userId, table.gtin).where(sql`gtin is not null`),
    check('own_foods_name_check', sql`length(${table.name}) > 0`),
  ],
);
