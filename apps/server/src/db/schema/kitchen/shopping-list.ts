import type { RecipeNeeds } from '@game-plan/domain/shopping/plan-purchase';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';
import { recipes } from './recipes.ts';

export const shoppingList = pgTable(
  'shopping_list',
  {
    ...inKitchen(),
    name: varchar({ length: 200 }).notNull(),
    quantity: varchar({ length: 50 }).notNull(),
    unit: varchar({ length: 50 }).notNull(),
    category: varchar({ length: 100 }).notNull(),
    recipeId: integer(),
    isCompleted: boolean().notNull().default(false),
    /** Whether ticking it has put it into the inventory, which happens once. */
    isStocked: boolean().notNull().default(false),
    /** What recipes lacked when they put it here, so that each of them does so once. */
    recipeNeeds: jsonb().$type<RecipeNeeds>().notNull().default({}),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set while removing it can still be undone; it is no longer on the list. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    // No 'set null': before PostgreSQL 15 it would null the whole key. Removing a recipe lets go of its items first.
    foreignKey({
      columns: [table.kitchenId, table.recipeId],
      foreignColumns: [recipes.kitchenId, recipes.id],
    }),
    index('shopping_list_recipe_idx').on(table.kitchenId, table.recipeId),
    check('shopping_list_name_check', sql`length(${table.name}) > 0`),
  ],
);
