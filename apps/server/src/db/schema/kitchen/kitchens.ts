import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../people/users.ts';

/** What a household shares: its food, its shopping list and its recipes have the kitchen's number. */
export const kitchens = pgTable(
  'kitchens',
  {
    id: integer().$type<KitchenId>().primaryKey().generatedAlwaysAsIdentity(),
    /** Foods by name that are always there; null until a member changes the usual ones, so that none stays none. */
    atHome: text().array(),
    /** Whether what is ticked off the shopping list goes into the inventory; null until a member was asked. */
    stockBought: boolean(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whose it was before they joined another one, and will be again; null of a kitchen with members. */
    keptFor: integer().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('kitchens_kept_for_idx').on(table.keptFor)],
);

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
    /** Whom this person's ideas are not for, by user number; who joins later is cooked for. */
    notCookedFor: integer().array().notNull().default(sql`'{}'`),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('kitchen_members_kitchen_idx').on(table.kitchenId),
    uniqueIndex('kitchen_members_owner_key').on(table.kitchenId).where(sql`${table.isOwner}`),
  ],
);

/** Who was invited to which kitchen and has not answered; `user_id` is the invited one. */
export const kitchenInvitations = pgTable(
  'kitchen_invitations',
  {
    kitchenId: integer()
      .$type<KitchenId>()
      .notNull()
      .references(() => kitchens.id, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    uniqueIndex('kitchen_invitations_person_key').on(table.kitchenId, table.userId),
    index('kitchen_invitations_user_idx').on(table.userId),
    index('kitchen_invitations_invited_by_idx').on(table.invitedBy),
  ],
);
