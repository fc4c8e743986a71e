import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Minimums } from '@game-plan/domain/stock/minimum';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from '../people/users.ts';

/** A kitchen, which a household shares: its food, shopping list and recipes carry its id. */
export const kitchens = pgTable(
  'kitchens',
  {
    id: integer().$type<KitchenId>().primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Names of foods that are always at home; null until a member edits the default list, so that an empty list stays
     * empty.
     */
    atHome: text().array(),
    /** Whether ticked shopping items are added to the inventory; null until a member was asked. */
    stockBought: boolean(),
    /** Of which foods there is always to be how much, by what identifies a food. */
    minimums: jsonb().$type<Minimums>().notNull().default({}),
    /** A random word that the address of the plan's calendar is computed from; null if it has none. */
    calendarSeed: varchar({ length: 40 }),
    /** Before this day the log of the stock has one row for each month, food, unit and kind; null if it was never folded. */
    logFoldedTo: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The user who left this kitchen to join another one and returns to it later; null for a kitchen with members. */
    keptFor: integer().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('kitchens_kept_for_idx').on(table.keptFor)],
);

/** Kitchen members; every user belongs to exactly one kitchen. */
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
    /** Exactly one member of each kitchen is its owner, who may remove the others. */
    isOwner: boolean().notNull(),
    /** Whether other members may request ideas for this person, which reveals their allergies and diets. */
    agreesToBeCookedFor: boolean().notNull().default(false),
    /** User ids of members whom this person's ideas are not for; new members are included by default. */
    notCookedFor: integer().array().notNull().default(sql`'{}'`),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('kitchen_members_kitchen_idx').on(table.kitchenId),
    uniqueIndex('kitchen_members_owner_key').on(table.kitchenId).where(sql`${table.isOwner}`),
  ],
);

/** Open invitations to kitchens; `user_id` is the invited user. */
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
