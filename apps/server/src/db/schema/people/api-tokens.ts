import type { TokenScope } from '@game-plan/contracts/endpoint';
import { date, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/** Personal API tokens. A token is only shown when it is made; from the hash it cannot be computed. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    ...owned(),
    name: varchar({ length: 60 }).notNull(),
    /** SHA-256 of the secret, base64url. */
    hash: varchar({ length: 43 }).notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null: valid until it is withdrawn, which deletes the row. */
    expiresAt: timestamp({ withTimezone: true }),
    /** The last day (UTC) of use. */
    lastUsedOn: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
