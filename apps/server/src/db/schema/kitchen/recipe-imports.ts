import type { CalendarDay } from '@game-plan/domain/calendar-day';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { owned } from '../owned.ts';
import { users } from '../people/users.ts';
import type { WrittenRecipe } from './recipe-versions.ts';

/** The file of recipes that a person imports, for a day: one at a time, from the moment it was read to its report. */
export const recipeImports = pgTable('recipe_imports', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fileName: varchar({ length: 200 }).notNull(),
  /** 'read': its recipes wait to be chosen. */
  state: varchar({ length: 20, enum: ['read', 'running', 'done'] }).notNull(),
  /** What undoes it; null until it is done, or if nothing was imported. */
  undoId: integer(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** A recipe as it is saved, line by line. */
interface ImportedRecipeColumn {
  name: string;
  description: string | null;
  servings: number;
  prepTime: number | null;
  cookTime: number | null;
  cuisine: string | null;
  difficulty: string | null;
  ingredients: string[];
  instructions: string[];
  sourceUrl: string | null;
  /** Absent in files that were read by an earlier version. */
  notes?: string;
  /** The address of its picture, if the file holds none. */
  pictureUrl?: string | null;
  rating?: number | null;
  tags?: string[];
  /** Absent for files of other apps. */
  kept?: KeptMarks;
}

/** What this app keeps of a recipe and no other app does. */
interface KeptMarks {
  readonly isFavorite: boolean;
  readonly madeOn: CalendarDay[];
  readonly cookedGrams: number | null;
  /** The oldest first. */
  readonly versions: readonly { readonly replacedAt: string; readonly content: WrittenRecipe }[];
}

/** A recipe that was found in the file of an import. */
export const foundRecipes = pgTable(
  'found_recipes',
  {
    ...owned(),
    recipe: jsonb().$type<ImportedRecipeColumn>().notNull(),
    /** The picture's file as it came; null if there is none. */
    picture: bytea(),
    /** 'known': the kitchen has the very same recipe. */
    state: varchar({
      length: 20,
      enum: ['found', 'known', 'unreadable', 'chosen', 'imported', 'failed'],
    }).notNull(),
    hasSameName: boolean().notNull().default(false),
    /** What was guessed and what was left out, in a sentence each. */
    notes: text().array().notNull(),
    /** The recipe that it became. */
    recipeId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [recipeImports.userId] }).onDelete('cascade'),
    index('found_recipes_state_idx').on(table.userId, table.state, table.id),
  ],
);
