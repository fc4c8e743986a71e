import { WEBHOOK_CALL_STATES, WEBHOOK_EVENTS } from '@game-plan/domain/webhook-events';
import { sql } from 'drizzle-orm';
import {
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
import { owned } from '../owned.ts';

/** Addresses that a person has called when something happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    ...owned(),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** The hour of the day in `timeZone` at which it is told what expires tomorrow. */
    hour: integer().notNull(),
    timeZone: varchar({ length: 60 }).notNull(),
    /** When that hour comes next; null if that is not told. */
    nextAt: timestamp({ withTimezone: true }),
    /** What the signing secret is derived from, together with the server's secret. */
    nonce: varchar({ length: 36 }).notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What happened earlier is not told. */
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A digest of the shopping list that was told last. */
    listVersion: varchar({ length: 64 }).notNull(),
    /** When the receiver began to fail; null after any call that was delivered. */
    failingSince: timestamp({ withTimezone: true }),
    pausedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('webhooks_next_idx').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    check('webhooks_hour_check', sql`${table.hour} between 0 and 23`),
  ],
);

/** The last calls of each webhook. */
export const webhookCalls = pgTable(
  'webhook_calls',
  {
    ...owned(),
    webhookId: integer().notNull(),
    event: varchar({ length: 20, enum: [...WEBHOOK_EVENTS, 'test'] }).notNull(),
    /** What it tells ('order 7'), which is told once; null for a change of the list and a test. */
    cause: varchar({ length: 60 }),
    /** The JSON that is sent, letter by letter: it is signed. */
    body: text().notNull(),
    state: varchar({ length: 20, enum: WEBHOOK_CALL_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    triedAt: timestamp({ withTimezone: true }),
    status: integer(),
    answer: varchar({ length: 300 }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.webhookId],
      foreignColumns: [webhooks.userId, webhooks.id],
    }).onDelete('cascade'),
    // Also finds the calls of a webhook.
    unique('webhook_calls_cause_key').on(table.userId, table.webhookId, table.cause),
  ],
);
