import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { kitchens } from './kitchens.ts';

/** One row for each kitchen, there to be locked: see `account_locks`. */
export const kitchenLocks = pgTable('kitchen_locks', {
  kitchenId: integer()
    .$type<KitchenId>()
    .primaryKey()
    .references(() => kitchens.id, { onDelete: 'cascade' }),
});
