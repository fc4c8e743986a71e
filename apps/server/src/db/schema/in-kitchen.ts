import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { integer } from 'drizzle-orm/pg-core';
import { kitchens } from './kitchen/kitchens.ts';

/**
 * The first columns of every row that belongs to a kitchen. The first two are its primary key: the scope of every query is
 * the key itself, and a table can be distributed by kitchen later.
 */
export const inKitchen = () => ({
  kitchenId: integer()
    .$type<KitchenId>()
    .notNull()
    .references(() => kitchens.id, { onDelete: 'cascade' }),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  /** Whose doing it was. No reference: they may have left, or their account may be gone. */
  addedBy: integer().notNull(),
});
