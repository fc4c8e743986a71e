import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';

/** What a kitchen paid for an amount of a food. */
export const prices = pgTable(
  'prices',
  {
    ...inKitchen(),
    name: varchar({ length: 200 }).notNull(),
    quantity: varchar({ length: 50 }).notNull(),
    unit: varchar({ length: 50 }).notNull(),
    /** '' if it is not known. */
    shop: varchar({ length: 100 }).notNull(),
    /** In hundredths of the kitchen's currency. */
    cents: integer().notNull(),
    boughtOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    // A receipt that is pasted again changes nothing.
    unique('prices_purchase_key').on(
      table.kitchenId,
      table.boughtOn,
      table.shop,
      table.name,
      table.quantity,
      table.unit,
    ),
    index('prices_newest_idx').on(table.kitchenId, table.boughtOn, table.id),
    check('prices_cents_check', sql`${table.cents} > 0`),
  ],
);
