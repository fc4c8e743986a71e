import { PLACES } from '@game-plan/domain/ingredient';
import { MOVEMENT_KINDS } from '@game-plan/domain/stock/movement';
import { date, index, integer, numeric, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';

/**
 * The log of a kitchen's stock: every change of an amount, and why. `db/stock.ts` writes it with the change itself, so that the
 * amounts of a food in a unit add up to what the inventory has of it. An undo adds the opposite. Rows of months that are long over are
 * folded into one for each food, unit and kind; no other row is ever changed.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    ...inKitchen(),
    /** The card, which may be gone; one of several of a folded row. */
    ingredientId: integer().notNull(),
    name: varchar({ length: 200 }).notNull(),
    unit: varchar({ length: 20 }).notNull(),
    /** Below zero for what went; null if it is no number. */
    amount: numeric({ mode: 'number' }),
    kind: varchar({ length: 20, enum: MOVEMENT_KINDS }).notNull(),
    /** Of the person's own calendar; an undo has that of what it undoes, and a folded row the first of its month. */
    day: date({ mode: 'string' }).notNull(),
    /** For how many days the food was said to keep, from the day it was bought; null if nobody said, or this is no news of it. */
    keeps: integer(),
    /** Where it is said to keep so long; null if it is not said where it is. */
    place: varchar({ length: 20, enum: PLACES }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    index('stock_movements_day_idx').on(table.kitchenId, table.day),
  ],
);
