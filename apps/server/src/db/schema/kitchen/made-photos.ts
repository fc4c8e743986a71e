import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, varchar } from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';
import { pictures } from './pictures.ts';
import { recipes } from './recipes.ts';

/** Photos of a recipe as it was made on a day, at most one a day. */
export const madePhotos = pgTable(
  'made_photos',
  {
    ...inKitchen(),
    recipeId: integer().notNull(),
    /** One of the recipe's `madeOn`, YYYY-MM-DD. */
    madeOn: text().$type<CalendarDay>().notNull(),
    hash: varchar({ length: 64 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    unique('made_photos_day_key').on(table.kitchenId, table.recipeId, table.madeOn),
    foreignKey({
      columns: [table.kitchenId, table.recipeId],
      foreignColumns: [recipes.kitchenId, recipes.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.kitchenId, table.hash],
      foreignColumns: [pictures.kitchenId, pictures.hash],
    }),
    index('made_photos_hash_idx').on(table.kitchenId, table.hash),
  ],
);
