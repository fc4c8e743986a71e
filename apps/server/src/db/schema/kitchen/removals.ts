import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import { kitchens } from './kitchens.ts';

/** A row as it was, by its column names. */
export type KeptRow = Readonly<Record<string, unknown>>;

/**
 * What a person removed or changed with one press, until they undo it or a day has passed. The rows are moved here, so that
 * no query of their tables can find them.
 */
export const removals = pgTable(
  'removals',
  {
    ...owned(),
    /** The kitchen that the rows belong to; null for the person's own. */
    kitchenId: integer()
      .$type<KitchenId>()
      .references(() => kitchens.id, { onDelete: 'cascade' }),
    /** Rows by their kind; `db/removals.ts` names the kinds. */
    kept: jsonb().$type<Readonly<Record<string, readonly KeptRow[]>>>().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('removals_kitchen_idx').on(table.kitchenId),
  ],
);
