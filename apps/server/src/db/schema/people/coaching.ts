import { COACH_WEEK_STATES } from '@game-plan/domain/coach-week';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import { users } from './users.ts';

/** What the row's owner lets a coach see. Without a row the coach sees nothing. */
export const coachConsents = pgTable(
  'coach_consents',
  {
    ...owned(),
    coachId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seesDiary: boolean().notNull(),
    seesGoals: boolean().notNull(),
    seesAllergies: boolean().notNull(),
    /** The last day; null means no end. */
    endsOn: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('coach_consents_coach_key').on(table.userId, table.coachId),
    index('coach_consents_coach_idx').on(table.coachId),
  ],
);

/** A coach's comment on a day of the row's owner. It outlives the coach's account. */
export const dayComments = pgTable(
  'day_comments',
  {
    ...owned(),
    /** Not a foreign key, because the account may be deleted. */
    coachId: integer().notNull(),
    coachName: varchar({ length: 201 }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('day_comments_date_idx').on(table.userId, table.date),
  ],
);

/** A meal of a proposed week. */
export interface CoachWeekEntry {
  readonly day: string;
  readonly slot: MealType;
  readonly text: string;
}

/** What a coach proposed last to the row's owner for their plan. */
export const coachWeeks = pgTable(
  'coach_weeks',
  {
    ...owned(),
    coachId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    entries: jsonb().$type<CoachWeekEntry[]>().notNull(),
    state: varchar({ length: 20, enum: COACH_WEEK_STATES }).notNull().default('waiting'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('coach_weeks_coach_key').on(table.userId, table.coachId),
    index('coach_weeks_coach_idx').on(table.coachId),
  ],
);
