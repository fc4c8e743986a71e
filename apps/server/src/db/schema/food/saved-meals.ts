import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import type { MealFoodColumn } from './meals.ts';

/** Meals that a person saved under a name to log them again. */
export const savedMeals = pgTable(
  'saved_meals',
  {
    ...owned(),
    name: varchar({ length: 100 }).notNull(),
    /** The usual type of the meal. */
    type: varchar({ length: 20, enum: ['breakfast', 'lunch', 'dinner', 'snack'] }).notNull(),
    foods: jsonb().$type<MealFoodColumn[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('saved_meals_name_key').on(table.userId, sql`lower(${table.name})`),
    check('saved_meals_type_check', sql`${table.type} in ('breakfast', 'lunch', 'dinner', 'snack')`),
  ],
);
