import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../people/users.ts';
import { recipes } from './recipes.ts';

/**
 * Which of the kitchen's recipes are a member's favourites. Stored by kitchen, because they are read together with its
 * recipes.
 */
export const recipeFavorites = pgTable(
  'recipe_favorites',
  {
    kitchenId: integer().$type<KitchenId>().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.userId, table.recipeId] }),
    foreignKey({
      columns: [table.kitchenId, table.recipeId],
      foreignColumns: [recipes.kitchenId, recipes.id],
    }).onDelete('cascade'),
    index('recipe_favorites_recipe_idx').on(table.kitchenId, table.recipeId),
    index('recipe_favorites_user_idx').on(table.userId),
  ],
);
