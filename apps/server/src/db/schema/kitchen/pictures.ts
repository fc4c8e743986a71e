import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { bytea } from '../bytea.ts';
import { inKitchen } from '../in-kitchen.ts';
import { kitchens } from './kitchens.ts';
import { recipes } from './recipes.ts';

/**
 * A dish's picture in several sizes, shared by all recipes of a kitchen that show it. The larger sizes of a drawing are
 * null until they are first requested.
 */
export const pictures = pgTable(
  'pictures',
  {
    kitchenId: integer()
      .$type<KitchenId>()
      .notNull()
      .references(() => kitchens.id, { onDelete: 'cascade' }),
    /** SHA-256 of the drawing, or of the full size of another picture, in hexadecimal. */
    hash: varchar({ length: 64 }).notNull(),
    /** The SVG that all sizes are rendered from; null for a model's picture, which has all sizes from the start. */
    drawing: text(),
    /** JPEG, for downloads. */
    full: bytea(),
    /** WebP, as wide as the recipe dialog. */
    dialog: bytea(),
    /** WebP, as wide as a card. */
    card: bytea().notNull(),
    /**
     * When it was last created, or removed as a photo. Recent pictures are not swept, because the row that uses them may not
     * be written yet, or may be written again by an undo.
     */
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.hash] }),
    check(
      'pictures_sizes_check',
      sql`${table.drawing} is not null or (${table.full} is not null and ${table.dialog} is not null)`,
    ),
  ],
);

/**
 * The picture of a saved recipe, of an idea, or of both: what it shows, its state, and who may see it. A picture
 * without any use is deleted.
 */
export const pictureUses = pgTable(
  'picture_uses',
  {
    ...inKitchen(),
    /** Null until the picture exists. */
    hash: varchar({ length: 64 }),
    /** A person's photo, which is shown instead. */
    photoHash: varchar({ length: 64 }),
    /** Null for an idea that is not saved. */
    recipeId: integer(),
    /** The text id of an idea; null for a recipe that was not an idea. */
    ideaId: varchar({ length: 100 }),
    /** The dish's name, and the ingredients that matter for the picture. */
    name: varchar({ length: 200 }).notNull(),
    ingredients: text().array().notNull(),
    /** 0 for the first drawing of the dish; incremented for each new one. */
    variant: integer().notNull().default(0),
    state: varchar({ length: 20, enum: ['pending', 'ready', 'failed'] }).notNull(),
    /** 'drawing_instead': an image model was asked but failed. */
    madeBy: varchar({ length: 20, enum: ['drawing', 'drawing_instead', 'model'] }),
    /** Whether a background job may ask the image model. */
    mayAskModel: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its recipe was removed, and which one: kept for a day so that undo gives the picture back. */
    releasedAt: timestamp({ withTimezone: true }),
    releasedFrom: integer(),
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
    foreignKey({
      columns: [table.kitchenId, table.photoHash],
      foreignColumns: [pictures.kitchenId, pictures.hash],
    }),
    unique('picture_uses_recipe_key').on(table.kitchenId, table.recipeId),
    unique('picture_uses_idea_key').on(table.kitchenId, table.ideaId),
    index('picture_uses_hash_idx').on(table.kitchenId, table.hash),
    index('picture_uses_photo_idx').on(table.kitchenId, table.photoHash),
    check('picture_uses_ready_check', sql`(${table.state} = 'ready') = (${table.hash} is not null)`),
  ],
);
