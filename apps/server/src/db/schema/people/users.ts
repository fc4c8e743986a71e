import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';

interface NameColumns {
  readonly username: unknown;
  readonly firstName: unknown;
  readonly lastName: unknown;
  readonly email: unknown;
}

/*
 * What the lists of admins are ordered and searched by, for the indexes and for the statements that want them: PostgreSQL
 * uses an index for the very same expression, and takes only what is immutable into one, which `concat_ws` is not.
 */

/** First and last name in small letters; null of an account without any. */
export const loweredName = ({ firstName, lastName }: NameColumns) =>
  sql`nullif(lower(trim(coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, ''))), '')`;

/** The name as lists show it: the username of an account without one. */
export const loweredShownName = (columns: NameColumns) =>
  sql`coalesce(${loweredName(columns)}, lower(${columns.username}))`;

/** Username, name and address in small letters, with a blank between them. */
export const searchedAccount = ({ username, firstName, lastName, email }: NameColumns) =>
  sql`lower(${username} || ' ' || coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '') || ' ' || coalesce(${email}, ''))`;

export const loweredPhone = ({ phone }: { readonly phone: unknown }) => sql`lower(${phone})`;

/** Usernames and e-mail addresses are unique without regard to case, so that 'marta' cannot pose as 'Marta'. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: varchar({ length: 50 }).notNull(),
    /** argon2id, PHC string format. */
    passwordHash: varchar({ length: 255 }).notNull(),
    role: varchar({ length: 20, enum: ['admin', 'coach', 'user'] })
      .notNull()
      .default('user'),
    firstName: varchar({ length: 100 }),
    lastName: varchar({ length: 100 }),
    email: varchar({ length: 255 }),
    phone: varchar({ length: 50 }),
    address: varchar({ length: 255 }),
    city: varchar({ length: 100 }),
    state: varchar({ length: 100 }),
    zipCode: varchar({ length: 20 }),
    country: varchar({ length: 100 }),
    profilePhotoUrl: varchar({ length: 500 }),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    // A list's order, with the account's number for equals; read backwards, all of it is the other way round.
    index('users_name_idx').on(loweredName(table), table.id),
    // What is missing comes last in either direction.
    index('users_name_backwards_idx').on(
      sql`${loweredName(table)} desc nulls last`,
      table.id.desc().nullsFirst(),
    ),
    index('users_shown_name_idx').on(loweredShownName(table), table.id),
    index('users_email_backwards_idx').on(
      sql`lower(${table.email}) desc nulls last`,
      table.id.desc().nullsFirst(),
    ),
    index('users_role_idx').on(table.role, table.id),
    index('users_status_idx').on(table.isActive.desc().nullsFirst(), table.id),
    index('users_created_idx').on(table.createdAt, table.id),
    index('users_search_idx').using('gin', sql`${searchedAccount(table)} gin_trgm_ops`),
    index('users_phone_search_idx').using('gin', sql`${loweredPhone(table)} gin_trgm_ops`),
    check('users_role_check', sql`${table.role} in ('admin', 'coach', 'user')`),
    check('users_username_check', sql`length(${table.username}) >= 3`),
  ],
);
