import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

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
    check('users_role_check', sql`${table.role} in ('admin', 'coach', 'user')`),
    check('users_username_check', sql`length(${table.username}) >= 3`),
  ],
);
