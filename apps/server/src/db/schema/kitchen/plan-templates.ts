import type { MealType } from '@game-plan/domain/meals/meal-types';
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { inKitchen } from '../in-kitchen.ts';

/** A meal of a template. */
export interface TemplateMeal {
  /** Days after the first day. */
  readonly day: number;
  readonly slot: MealType;
  /** A recipe that the kitchen had when the template was saved. */
  readonly recipeId: number | null;
  readonly name: string;
  readonly servings: number;
  readonly eaters: number[];
  readonly portions: number[];
  /** The place in the template of the meal of which it eats what is left; weeks that were saved earlier do not say. */
  readonly restOf?: number | null;
}

/** Weeks that a kitchen plans again and again. */
export const planTemplates = pgTable(
  'plan_templates',
  {
    ...inKitchen(),
    name: varchar({ length: 100 }).notNull(),
    meals: jsonb().$type<TemplateMeal[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitchenId, table.id] }),
    check('plan_templates_name_check', sql`length(${table.name}) > 0`),
  ],
);
