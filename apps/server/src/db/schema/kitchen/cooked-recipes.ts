import { index, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';

/**
 * For which recipes members took ingredients out of the inventory lately, so that another does not take the same meal again. By name, because a
 * recipe need not be saved. Rows of earlier months are deleted when one is added.
 */
export const cookedRecipes = pgTable(
  'cooked_recipes',
  {
    ...inKitchen(),
    name: varchar({ length: 200 }).notNull(),
    cookedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    index('cooked_recipes_time_idx').on(table.kitchenId, table.cookedAt),
  ],
);
