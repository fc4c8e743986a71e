import { sql } from 'drizzle-orm';
import { doublePrecision, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Goals are null until their owner sets them, so that later changes of the defaults apply to everyone else. */
export const userPreferences = pgTable('user_preferences', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  dailyCalorieGoal: doublePrecision(),
  dailyProteinGoal: doublePrecision(),
  dailyCarbGoal: doublePrecision(),
  dailyFatGoal: doublePrecision(),
  preferredCuisines: text().array().notNull().default(sql`'{}'`),
  dietaryRestrictions: text().array().notNull().default(sql`'{}'`),
  /** Names of foods that the person dislikes and that are never suggested. */
  dislikes: text().array().notNull().default(sql`'{}'`),
  /** The units of the body and of a kitchen without amounts; null until chosen. Stored amounts are always metric. */
  units: varchar({ length: 10, enum: ['metric', 'us'] }),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
