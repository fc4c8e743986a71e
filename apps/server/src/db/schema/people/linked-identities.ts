import { pgTable, primaryKey, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/**
 * The accounts at an identity provider that sign people in. Issuer and subject name one for ever (OpenID Connect Core 1.0,
 * section 5.7); its address and name may change or be given to somebody else.
 */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    ...owned(),
    issuer: text().notNull(),
    subject: varchar({ length: 255 }).notNull(),
    /** What the provider called the person when it was linked. */
    name: varchar({ length: 255 }),
    linkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('linked_identities_subject_key').on(table.issuer, table.subject),
    uniqueIndex('linked_identities_user_key').on(table.userId, table.issuer),
  ],
);
