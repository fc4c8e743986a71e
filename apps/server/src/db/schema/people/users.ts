import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { plainLetters } from '../plain-letters.ts';

interface NameColumns {
  readonly username: unknown;
  readonly firstName: unknown;
  readonly lastName: unknown;
  readonly email: unknown;
}

/*
 * Expressions by which admins' lists are sorted and searched, shared by indexes and queries: PostgreSQL uses an index
 * only for the identical expression, and allows only immutable functions in it, which `concat_ws` is not.
 */

/** First and last name in lower case; null if both are missing. */
export const loweredName = ({ firstName, lastName }: NameColumns) =>
  sql`nullif(lower(trim(coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, ''))), '')`;

/** The name that lists show: the username if there is no name. */
export const loweredShownName = (columns: NameColumns) =>
  sql`coalesce(${loweredName(columns)}, lower(${columns.username}))`;

/** Username, name and address in lower case and without accents, separated by spaces. */
export const searchedAccount = ({ username, firstName, lastName, email }: NameColumns) =>
  plainLetters(
    sql`${username} || ' ' || coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '') || ' ' || coalesce(${email}, '')`,
  );

/** The digits of a phone number, without a '(0)' that is only dialled inside the country: '+44 (0)20 …' is '4420…'. */
export const phoneDigits = ({ phone }: { readonly phone: unknown }) =>
  sql`regexp_replace(replace(${phone}, '(0)', ''), '[^0-9]', '', 'g')`;

/** Usernames and e-mail addresses are unique regardless of case, so that 'marta' cannot impersonate 'Marta'. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: varchar({ length: 50 }).notNull(),
    /** Equal for usernames that look alike. Null until the next account is created; see `fillSkeletons`. */
    usernameSkeleton: text(),
    /** argon2id in PHC string format; empty for an account without a password. */
    passwordHash: varchar({ length: 255 }).notNull(),
    role: varchar({ length: 20, enum: ['admin', 'coach', 'user'] })
      .notNull()
      .default('user'),
    firstName: varchar({ length: 100 }),
    lastName: varchar({ length: 100 }),
    /** As the person wrote it; nothing is mailed to it until it is confirmed. */
    email: varchar({ length: 255 }),
    /** By an invitation, at set-up, or by a link that was mailed to it; a change ends it. */
    isEmailConfirmed: boolean().notNull().default(true),
    phone: varchar({ length: 50 }),
    address: varchar({ length: 255 }),
    city: varchar({ length: 100 }),
    state: varchar({ length: 100 }),
    zipCode: varchar({ length: 20 }),
    country: varchar({ length: 100 }),
    profilePhotoUrl: varchar({ length: 500 }),
    isActive: boolean().notNull().default(true),
    /** Part of the signature of links for a new password: raising it ends all that were made before for or by the account. */
    passwordLinkRound: integer().notNull().default(0),
    /** What the token of the bookmarklet is derived from; null without one. */
    bookmarkletSeed: varchar({ length: 40 }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_username_skeleton_idx').on(table.usernameSkeleton),
    // Only confirmed addresses are anybody's: others may be entered twice, and nobody learns of it.
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`).where(sql`${table.isEmailConfirmed}`),
    index('users_email_idx').on(sql`lower(${table.email})`, table.id),
    // The order of a list, with the account id as tie-breaker; read backwards, it gives the descending order.
    index('users_name_idx').on(loweredName(table), table.id),
    // Missing values come last in both directions.
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
    index('users_plain_search_idx').using('gin', sql`${searchedAccount(table)} gin_trgm_ops`),
    index('users_phone_digits_idx').using('gin', sql`${phoneDigits(table)} gin_trgm_ops`),
    check('users_role_check', sql`${table.role} in ('admin', 'coach', 'user')`),
    check('users_username_check', sql`length(${table.username}) >= 3`),
  ],
);
