import { ACTIVITY_LEVELS } from '@game-plan/domain/health/profile-options';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const words = () => text().array().notNull().default(sql`'{}'`);

const LEVELS = sql.raw(`array[${ACTIVITY_LEVELS.map((level) => `'${level}'`).join(', ')}]::text[]`);

/** The rank of an activity level, from the least active, as a number. */
export const activityPlace = ({ activityLevel }: { readonly activityLevel: unknown }) =>
  sql`array_position(${LEVELS}, ${activityLevel}::text)`;

export const userProfiles = pgTable(
  'user_profiles',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    dateOfBirth: timestamp({ withTimezone: true }),
    gender: varchar({ length: 20, enum: ['male', 'female', 'other', 'prefer_not_to_say'] }),
    /** Centimetres. */
    height: doublePrecision(),
    /** Kilograms. */
    weight: doublePrecision(),
    activityLevel: varchar({
      length: 50,
      enum: ['sedentary', 'lightly_active', 'moderately_active', 'very_active', 'extremely_active'],
    }),
    fitnessGoals: words(),
    healthConditions: words(),
    allergies: words(),
    sportsInterests: words(),
    targetWeight: doublePrecision(),
    targetCalories: doublePrecision(),
    targetProtein: doublePrecision(),
    targetCarbs: doublePrecision(),
    targetFat: doublePrecision(),
    /** Litres a day. */
    waterIntakeGoal: doublePrecision(),
    /** Hours a night. */
    sleepGoal: doublePrecision(),
    notes: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('user_profiles_activity_idx').on(activityPlace(table), table.userId),
    index('user_profiles_activity_backwards_idx').on(
      sql`${activityPlace(table)} desc nulls last`,
      table.userId.desc().nullsFirst(),
    ),
    check('user_profiles_height_check', sql`${table.height} between 1 and 300`),
    check('user_profiles_weight_check', sql`${table.weight} between 1 and 1000`),
    check('user_profiles_target_weight_check', sql`${table.targetWeight} between 1 and 1000`),
    check('user_profiles_target_calories_check', sql`${table.targetCalories} between 500 and 5000`),
    check('user_profiles_target_protein_check', sql`${table.targetProtein} between 0 and 500`),
    check('user_profiles_target_carbs_check', sql`${table.targetCarbs} between 0 and 1000`),
    check('user_profiles_target_fat_check', sql`${table.targetFat} between 0 and 300`),
    check('user_profiles_water_check', sql`${table.waterIntakeGoal} between 0 and 10`),
    check('user_profiles_sleep_check', sql`${table.sleepGoal} between 4 and 12`),
  ],
);
