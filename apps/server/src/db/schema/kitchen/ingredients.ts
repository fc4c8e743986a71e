import type { CalendarDay } from '@game-plan/domain/calendar-day';
import {
  INGREDIENT_CATEGORIES,
  INGREDIENT_STATUSES,
  PLACES,
  STORED_UNITS,
} from '@game-plan/domain/ingredient';
import type { Batch } from '@game-plan/domain/stock/batches';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import type { MealFoodColumn } from '../food/meals.ts';
import { inKitchen } from '../in-kitchen.ts';

export const ingredients = pgTable(
  'ingredients',
  {
    ...inKitchen(),
    name: varchar({ length: 200 }).notNull(),
    category: varchar({ length: 20, enum: INGREDIENT_CATEGORIES }).notNull(),
    /** As typed: '2', '1/2', 'a few'. */
    quantity: varchar({ length: 50 }).notNull(),
    unit: varchar({ length: 20, enum: STORED_UNITS }).notNull(),
    expiryDate: date({ mode: 'string' }).$type<CalendarDay>(),
    status: varchar({ length: 20, enum: INGREDIENT_STATUSES }).notNull().default('fresh'),
    /** Null until somebody says. */
    place: varchar({ length: 20, enum: PLACES }),
    openedOn: date({ mode: 'string' }).$type<CalendarDay>(),
    /** Of the oldest of it; null for what was there before this was kept. */
    boughtOn: date({ mode: 'string' }).$type<CalendarDay>(),
    /** What came at different times and differs in its days, what is used first first; empty if there is one batch, the card itself. */
    batches: jsonb().$type<readonly Batch[]>().notNull().default([]),
    /** One serving of a cooked dish, as the food that a diary logs; null for other food. */
    serving: jsonb().$type<MealFoodColumn>(),
    allergens: text().array().notNull().default(sql`'{}'`),
    dietaryTags: text().array().notNull().default(sql`'{}'`),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    index('ingredients_expiry_idx').on(table.kitchenId, table.expiryDate),
    check('ingredients_name_check', sql`length(${table.name}) > 0`),
    check('ingredients_status_check', sql`${table.status} in ('fresh', 'expiring', 'expired')`),
  ],
);
