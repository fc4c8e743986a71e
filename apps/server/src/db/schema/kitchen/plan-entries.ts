import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { PLAN_STATES } from '@game-plan/domain/plan/plan-entry';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';
import { recipes } from './recipes.ts';

/** What a kitchen plans to eat: a recipe of its library, or a text such as 'Eating out'. */
export const planEntries = pgTable(
  'plan_entries',
  {
    ...inKitchen(),
    day: date({ mode: 'string' }).notNull(),
    slot: varchar({ length: 20, enum: MEAL_TYPES }).notNull(),
    recipeId: integer(),
    /** The recipe's name when it was planned, which stays when the recipe is removed; otherwise the text. */
    name: varchar({ length: 200 }).notNull(),
    servings: integer().notNull(),
    /** User ids of the members who eat; empty for everyone in the kitchen. */
    eaters: integer().array().notNull().default(sql`'{}'`),
    /** Servings of each eater, in their order; empty for equal shares. */
    portions: real().array().notNull().default(sql`'{}'`),
    state: varchar({ length: 20, enum: PLAN_STATES }).notNull().default('planned'),
    /** The entry of which this eats what is left; not a foreign key, because that one may be removed. */
    restOf: integer(),
    /** The dish of the inventory that is eaten, once it has been cooked; it may be gone since. */
    dishId: integer(),
    /** How often it has been changed, as calendars want to know. */
    revision: integer().notNull().default(0),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    // As for the shopping list: removing a recipe first clears the reference.
    foreignKey({
      columns: [table.kitchenId, table.recipeId],
      foreignColumns: [recipes.kitchenId, recipes.id],
    }),
    index('plan_entries_day_idx').on(table.kitchenId, table.day),
    index('plan_entries_recipe_idx').on(table.kitchenId, table.recipeId),
    check('plan_entries_name_check', sql`length(${table.name}) > 0`),
    check('plan_entries_servings_check', sql`${table.servings} > 0`),
  ],
);

/** The place of a meal in its day, to sort by. */
export const slotOrder = sql`array_position(array[${sql.raw(MEAL_TYPES.map((type) => `'${type}'`).join(', '))}], ${planEntries.slot}::text)`;
