import type { PricedOption } from '@game-plan/domain/pricing/priced-service';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

export const services = pgTable(
  'services',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its key in the catalogue file, by which an import recognises it. */
    key: varchar({ length: 100 }).notNull().unique('services_key_key').default(sql`gen_random_uuid()::text`),
    /** Its position in the catalogue. */
    position: integer().notNull().default(0),
    name: varchar({ length: 255 }).notNull(),
    description: text(),
    basePriceCents: integer().notNull(),
    category: varchar({ length: 100 }).notNull(),
    /** Minutes. */
    duration: integer(),
    isActive: boolean().notNull().default(true),
    features: text().array().notNull().default(sql`'{}'`),
    /** Prices in cents. */
    customizationOptions: jsonb().$type<PricedOption[]>().notNull().default([]),
    imageUrl: varchar({ length: 500 }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('services_price_check', sql`${table.basePriceCents} >= 0`)],
);
