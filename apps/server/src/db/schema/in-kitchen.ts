import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { integer } from 'drizzle-orm/pg-core';
import { kitchens } from './kitchen/kitchens.ts';

/**
 * The first columns of every table with rows of a kitchen. The first two form the primary key, so that every query is
 * scoped by the key, and the table can be distributed by kitchen.
 */
export const inKitchen = () => ({
  kitchenId: integer()
    .$type<KitchenId>()
    .notNull()
    .references(() => kitchens.id, { onDelete: 'cascade' }),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  /** Who added the row. Not a foreign key, because the person may have left or been deleted. */
  addedBy: integer().notNull(),
});
