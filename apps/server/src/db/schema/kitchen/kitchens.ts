import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../people/users.ts';

/** What a household shares: its food, its shopping list and its recipes have the kitchen's number. */
export const kitchens = pgTable('kitchens', {
  id: integer().$type<KitchenId>().primaryKey().generatedAlwaysAsIdentity(),
  /** Foods by name that are always there; null until a member changes the usual ones, so that none stays none. */
  atHome: text().array(),
  /** Whether what is ticked off the shopping list goes into the inventory; null until a member was asked. */
  stockBought: boolean(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Who belongs to which kitchen: everybody to exactly one. */
export const kitchenMembers = pgTable(
  'kitchen_members',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    kitchenId: integer()
      .$type<KitchenId>()
      .notNull()
      .references(() => kitchens.id),
    /** One of each kitchen's members, who may remove the others. */
    isOwner: boolean().notNull(),
    /** Whether the others may have ideas made for this person too: their allergies and diets then bind all the same. */
    agreesToBeCookedFor: boolean().notNull().default(false),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('kitchen_members_kitchen_idx').on(table.kitchenId),
    uniqueIndex('kitchen_members_owner_key').on(table.kitchenId).where(sql`${table.isOwner}`),
  ],
);
