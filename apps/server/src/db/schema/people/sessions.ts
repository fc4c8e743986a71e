import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** A session as JSON; see `http/sessions`. */
export interface StoredSession {
  cookie: { originalMaxAge: number | null; expires?: string | null };
  userId?: number;
  renewedOn?: string;
  signedInAt?: string;
  device?: string;
  isStrong?: boolean;
  provider?: { issuer: string; session: string | null };
}

export const sessions = pgTable(
  'sessions',
  {
    sid: varchar({ length: 255 }).primaryKey(),
    sess: jsonb().$type<StoredSession>().notNull(),
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expire_idx').on(table.expire),
    // For ending all sessions of an account.
    index('sessions_user_idx').on(sql`(${table.sess} ->> 'userId')`),
  ],
);
