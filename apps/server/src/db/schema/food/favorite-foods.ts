import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import type { MealFoodColumn } from './meals.ts';

/** Foods that a person has chosen to find first, each in the helping that it is logged in. */
export const favoriteFoods = pgTable(
  'favorite_foods',
  {
    ...owned(),
    /** The name of `food`, which tells favourites apart in any case. */
    name: varchar({ length: 300 }).notNull(),
    food: jsonb().$type<MealFoodColumn>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('favorite_foods_name_key').on(table.userId, sql`lower(${table.name})`),
  ],
);
