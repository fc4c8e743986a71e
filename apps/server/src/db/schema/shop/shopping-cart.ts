import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import { services } from './services.ts';

export const shoppingCart = pgTable(
  'shopping_cart',
  {
    ...owned(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    quantity: integer().notNull().default(1),
    /** Option name → chosen value. */
    customizations: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    /** The price of the whole line, computed by the server. */
    totalPriceCents: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('shopping_cart_service_idx').on(table.serviceId),
    check('shopping_cart_quantity_check', sql`${table.quantity} >= 1`),
    check('shopping_cart_price_check', sql`${table.totalPriceCents} >= 0`),
  ],
);
