import type { User } from '@game-plan/contracts/people/auth';
import type { Profile } from '@game-plan/contracts/people/profile';
import { and, asc, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { foundKitchen } from '#db/kitchen-membership.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { accountLocks } from '#db/schema/people/account-locks.ts';
import { userProfiles } from '#db/schema/people/profiles.ts';
import { users } from '#db/schema/people/users.ts';

type UserRow = typeof users.$inferSelect;
export type NewUser = Pick<
  typeof users.$inferInsert,
  | 'username'
  | 'usernameSkeleton'
  | 'passwordHash'
  | 'role'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'isEmailConfirmed'
>;

function toUser(row: UserRow): User {
  const { usernameSkeleton, passwordHash, passwordLinkRound, updatedAt, createdAt, ...user } = row;
  return { ...user, createdAt: createdAt.toISOString() };
}

export async function findUser(db: Database, userId: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row && toUser(row);
}

const {
  usernameSkeleton: _skeleton,
  passwordHash: _,
  passwordLinkRound: _round,
  updatedAt: _updatedAt,
  ...USER_COLUMNS
} = getTableColumns(users);

const withProfile = preparedRead(
  'user-with-profile',
  { user: USER_COLUMNS, profile: getTableColumns(userProfiles) },
  (select) =>
    select
      .from(users)
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(eq(users.id, sql.placeholder('userId'))),
);

/** The account with its profile, if it has one. */
export async function findUserWithProfile(
  db: Database,
  userId: number,
): Promise<{ readonly user: User; readonly profile: Profile | null } | undefined> {
  const [row] = await withProfile(db, { userId });
  if (!row?.user) return undefined;
  const { user, profile } = row;
  return {
    user,
    profile: profile && { ...profile, fitnessGoals: profile.fitnessGoals as Profile['fitnessGoals'] },
  };
}

/** The id of the account with this username, ignoring case. */
export async function findUserId(db: Database, username: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  return row?.id;
}

/** The id of the account that has confirmed this address. */
export async function findUserIdOfEmail(db: Database, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), users.isEmailConfirmed));
  return row?.id;
}

/**
 * Inserts an account with its own kitchen. Throws the database's unique violation if the username or e-mail address is
 * taken.
 */
export function insertUser(db: Database, user: NewUser): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(users).values(user).returning({ id: users.id });
    if (!row) throw new Error('The new user was not returned');
    await tx.insert(accountLocks).values({ userId: row.id });
    await foundKitchen(tx, row.id);
    return row.id;
  });
}

type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'isEmailConfirmed'
    | 'phone'
    | 'address'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'country'
    | 'profilePhotoUrl'
  >
>;

/** Changes the account and returns it; omitted fields stay. */
export async function updateUser(
  db: Database,
  userId: number,
  change: { readonly [Key in keyof UserChange]: UserChange[Key] | undefined },
  now: Date,
): Promise<User | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId))
    .returning();
  return row && toUser(row);
}

/** Whether the account is the only active admin. */
export async function isLastAdmin(db: Database, userId: number): Promise<boolean> {
  const isActiveAdmin = and(eq(users.role, 'admin'), users.isActive);
  const own = await db.$count(users, and(isActiveAdmin, eq(users.id, userId)));
  return own > 0 && (await db.$count(users, and(isActiveAdmin, ne(users.id, userId)))) === 0;
}

/** Active admins with a confirmed e-mail address. */
export async function listMailableAdmins(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), users.isActive, users.isEmailConfirmed, isNotNull(users.email)))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}
