import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/** kcal and grams for the whole quantity; null means 'not measured'. */
export interface MealFoodColumn {
  name: string;
  quantity: number;
  unit: string;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  fiber?: number | null | undefined;
  sugar?: number | null | undefined;
  saturatedFat?: number | null | undefined;
  /** Milligrams. */
  sodium?: number | null | undefined;
  fdcId?: number | undefined;
  ownFoodId?: number | undefined;
  isEstimate?: boolean | undefined;
}

export const meals = pgTable(
  'meals',
  {
    ...owned(),
    type: varchar({ length: 20, enum: ['breakfast', 'lunch', 'dinner', 'snack'] }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    foods: jsonb().$type<MealFoodColumn[]>().notNull(),
    totalCalories: doublePrecision().notNull(),
    totalProtein: doublePrecision().notNull(),
    totalCarbs: doublePrecision().notNull(),
    totalFat: doublePrecision().notNull(),
    loggedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meals_date_idx').on(table.userId, table.date),
    check('meals_type_check', sql`${table.type} in ('breakfast', 'lunch', 'dinner', 'snack')`),
  ],
);
