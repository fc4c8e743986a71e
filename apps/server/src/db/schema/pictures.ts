import {
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from './owned.ts';
import { recipes } from './recipes.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A dish's picture, once for all recipes that show it, in the sizes that are asked for. */
export const pictures = pgTable('pictures', {
  /** SHA-256 of the full size, in hexadecimal. */
  hash: varchar({ length: 64 }).primaryKey(),
  madeBy: varchar({ length: 20, enum: ['drawing', 'model'] }).notNull(),
  /** JPEG, to be saved. */
  full: bytea().notNull(),
  /** WebP, as wide as the recipe's dialog. */
  dialog: bytea().notNull(),
  /** WebP, as wide as a card. */
  card: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Who may see a picture, and for which recipe. One without any use left is deleted. */
export const pictureUses = pgTable(
  'picture_uses',
  {
    ...owned(),
    hash: varchar({ length: 64 })
      .notNull()
      .references(() => pictures.hash),
    /** Null of an idea that is not saved. */
    recipeId: integer(),
    /** The text id of an idea; null of a saved recipe. */
    ideaId: varchar({ length: 100 }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.recipeId],
      foreignColumns: [recipes.userId, recipes.id],
    }).onDelete('cascade'),
    unique('picture_uses_recipe_key').on(table.userId, table.recipeId),
    unique('picture_uses_idea_key').on(table.userId, table.ideaId),
    index('picture_uses_hash_idx').on(table.hash),
  ],
);
