import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';
import { users } from './users.ts';

/** What a person, whose row it is, lets a coach see. Without a row a coach sees nothing. */
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
    /** The last day; null for no end. */
    endsOn: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('coach_consents_coach_key').on(table.userId, table.coachId),
    index('coach_consents_coach_idx').on(table.coachId),
  ],
);

/** What a coach wrote about a day of the person whose row it is. It outlives the coach's account. */
export const dayComments = pgTable(
  'day_comments',
  {
    ...owned(),
    /** No reference: the account may be gone. */
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
