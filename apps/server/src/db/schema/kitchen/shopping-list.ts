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
    /** Whether ticking the item has added it to the inventory, which happens only once. */
    isStocked: boolean().notNull().default(false),
    /** What each recipe was missing when it added this item, so that each recipe adds it only once. */
    recipeNeeds: jsonb().$type<RecipeNeeds>().notNull().default({}),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    // Not 'set null': before PostgreSQL 15 that would null the whole key. Removing a recipe first clears the reference.
    foreignKey({
      columns: [table.kitchenId, table.recipeId],
      foreignColumns: [recipes.kitchenId, recipes.id],
    }),
    index('shopping_list_recipe_idx').on(table.kitchenId, table.recipeId),
    check('shopping_list_name_check', sql`length(${table.name}) > 0`),
  ],
);
