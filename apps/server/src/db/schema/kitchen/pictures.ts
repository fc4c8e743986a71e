import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';
import { kitchens } from './kitchens.ts';
import { recipes } from './recipes.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A dish's picture, once for all recipes of a kitchen that show it, in the sizes that are asked for. */
export const pictures = pgTable(
  'pictures',
  {
    kitchenId: integer()
      .$type<KitchenId>()
      .notNull()
      .references(() => kitchens.id, { onDelete: 'cascade' }),
    /** SHA-256 of the full size, in hexadecimal. */
    hash: varchar({ length: 64 }).notNull(),
    /** JPEG, to be saved. */
    full: bytea().notNull(),
    /** WebP, as wide as the recipe's dialog. */
    dialog: bytea().notNull(),
    /** WebP, as wide as a card. */
    card: bytea().notNull(),
    /** When it was last made: a picture made a moment ago is not swept, since its use may be about to be written. */
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kitchenId, table.hash] })],
);

/**
 * The picture of a saved recipe, of an idea, or of both once an idea is saved: what it is made of, how it fares, and so who
 * may see it. A picture without any use left is deleted.
 */
export const pictureUses = pgTable(
  'picture_uses',
  {
    ...inKitchen(),
    /** Null until there is a picture. */
    hash: varchar({ length: 64 }),
    /** Null of an idea that is not saved. */
    recipeId: integer(),
    /** The text id of an idea; null of a recipe that was none. */
    ideaId: varchar({ length: 100 }),
    /** The dish: its name, and those of its ingredients that count for a picture. */
    name: varchar({ length: 200 }).notNull(),
    ingredients: text().array().notNull(),
    /** 0 of the first drawing of the dish; each new one counts on. */
    variant: integer().notNull().default(0),
    state: varchar({ length: 20, enum: ['pending', 'ready', 'failed'] }).notNull(),
    /** 'drawing_instead': an image model was asked and gave none. */
    madeBy: varchar({ length: 20, enum: ['drawing', 'drawing_instead', 'model'] }),
    /** Whether a background job may ask the image model. */
    mayAskModel: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its recipe was removed: kept for a while, so that undo brings the picture back. */
    releasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    foreignKey({
      columns: [table.kitchenId, table.recipeId],
      foreignColumns: [recipes.kitchenId, recipes.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.kitchenId, table.hash],
      foreignColumns: [pictures.kitchenId, pictures.hash],
    }),
    unique('picture_uses_recipe_key').on(table.kitchenId, table.recipeId),
    unique('picture_uses_idea_key').on(table.kitchenId, table.ideaId),
    index('picture_uses_hash_idx').on(table.kitchenId, table.hash),
    check('picture_uses_ready_check', sql`(${table.state} = 'ready') = (${table.hash} is not null)`),
  ],
);
