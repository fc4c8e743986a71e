import { sql } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';

/** Cookbooks that a rule makes. */
export const cookbooks = pgTable(
  'cookbooks',
  {
    ...inKitchen(),
    name: varchar({ length: 40 }).notNull(),
    /** Filters of the library, as the contract names them; whoever reads them checks them, because a later version may know others. */
    rule: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    uniqueIndex('cookbooks_name_key').on(table.kitchenId, sql`lower(${table.name})`),
  ],
);
