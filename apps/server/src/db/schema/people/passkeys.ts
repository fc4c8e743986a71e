import { bigint, pgTable, primaryKey, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { owned } from '../owned.ts';

/** The passkeys (WebAuthn credentials) that sign people in. */
export const passkeys = pgTable(
  'passkeys',
  {
    ...owned(),
    /** Base64url, by which a device names it. */
    credentialId: varchar({ length: 1400 }).notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, as the device counts them; 0 if it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the device. */
    transports: text().array().notNull(),
    name: varchar({ length: 60 }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('passkeys_credential_key').on(table.credentialId),
  ],
);
