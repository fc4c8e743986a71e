import { foreignKey, index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';
import { recipes } from './recipes.ts';

/** What a recipe said, as somebody would write it down. */
export interface WrittenRecipe {
  name: string;
  description: string | null;
  servings: number;
  prepTime: number | null;
  cookTime: number | null;
  cuisine: string | null;
  difficulty: string | null;
  sourceUrl: string | null;
  /** One line each. */
  ingredients: string[];
  instructions: string[];
}

/** What recipes said before they were changed; `addedBy` changed it. */
export const recipeVersions = pgTable(
  'recipe_versions',
  {
    ...inKitchen(),
    recipeId: integer().notNull(),
    content: jsonb().$type<WrittenRecipe>().notNull(),
    replacedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    foreignKey({
      columns: [table.kitchenId, table.recipeId],
      foreignColumns: [recipes.kitchenId, recipes.id],
    }).onDelete('cascade'),
    index('recipe_versions_recipe_idx').on(table.kitchenId, table.recipeId, table.id),
  ],
);
