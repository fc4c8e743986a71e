import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/**
 * The goals that were in force for a person, by the day on their own calendar on which they began. Without a row, the
 * goals of today have been in force from the beginning.
 */
export const dailyGoals = pgTable(
  'daily_goals',
  {
    ...owned(),
    beginsOn: date({ mode: 'string' }).notNull(),
    /** kcal. */
    calories: doublePrecision().notNull(),
    /** Grams. */
    protein: doublePrecision().notNull(),
    carbs: doublePrecision().notNull(),
    fat: doublePrecision().notNull(),
    /** Litres; null if there was no goal. */
    water: doublePrecision(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('daily_goals_begins_idx').on(table.userId, table.beginsOn),
    check('daily_goals_calories_check', sql`${table.calories} between 500 and 5000`),
    check('daily_goals_protein_check', sql`${table.protein} between 0 and 500`),
    check('daily_goals_carbs_check', sql`${table.carbs} between 0 and 1000`),
    check('daily_goals_fat_check', sql`${table.fat} between 0 and 300`),
    check('daily_goals_water_check', sql`${table.water} between 0 and 10`),
  ],
);
