import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { kitchens } from './kitchens.ts';

/** One row per kitchen, used only for locking; see `account_locks`. */
export const kitchenLocks = pgTable('kitchen_locks', {
  kitchenId: integer()
    .$type<KitchenId>()
    .primaryKey()
    .references(() => kitchens.id, { onDelete: 'cascade' }),
});
