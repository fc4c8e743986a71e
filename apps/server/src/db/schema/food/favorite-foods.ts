import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import type { MealFoodColumn } from './meals.ts';

/** Favourite foods of a person, each with the amount in which it is logged. */
export const favoriteFoods = pgTable(
  'favorite_foods',
  {
    ...owned(),
    /** The name of `food`; unique per user, ignoring case. */
    name: varchar({ length: 300 }).notNull(),
    food: jsonb().$type<MealFoodColumn>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('favorite_foods_name_key').on(table.userId, sql`lower(${table.name})`),
  ],
);
