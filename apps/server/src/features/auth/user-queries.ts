import type { User } from '@game-plan/contracts/auth';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/users.ts';

type UserRow = typeof users.$inferSelect;
export type NewUser = Pick<
  typeof users.$inferInsert,
  'username' | 'passwordHash' | 'role' | 'firstName' | 'lastName' | 'email'
>;

function toUser(row: UserRow): User {
  const { passwordHash, updatedAt, createdAt, ...user } = row;
  return { ...user, createdAt: createdAt.toISOString() };
}

export async function findUser(db: Database, userId: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row && toUser(row);
}

/** The account's user id and role while it exists and is active. */
export async function findActiveActor(
  db: Database,
  userId: number,
): Promise<{ userId: number; role: 'admin' | 'user' } | undefined> {
  const [row] = await db
    .select({ userId: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), users.isActive));
  return row;
}

/**
 * For signing in: without regard to case, so that 'Marta' may type 'marta'. The database lowers both, since JavaScript's
 * own rules for 'İpek' and 'ΣΑΣ' are others, and nobody of that name would be found.
 */
export async function findCredentials(
  db: Database,
  username: string,
): Promise<{ userId: number; passwordHash: string; isActive: boolean } | undefined> {
  const [row] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash, isActive: users.isActive })
    .from(users)
    .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
  return row;
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return rows.length > 0;
}

export async function adminExists(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return rows.length > 0;
}

/** Any number no one else would pick: held while the first admin is made, so that exactly one of many wins. */
const SETUP_LOCK = 7_306_292;

export async function lockAdminSetup(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}

/** Throws the database's unique violation when the username or e-mail address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<number> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('The new user was not returned');
  return row.id;
}

type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'address'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'country'
    | 'profilePhotoUrl'
  >
>;

/** The account as changed; a field left out stays. Throws the database's unique violation for a taken address. */
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

export async function findPasswordHash(db: Database, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash;
}

/** Whether the account's password is still that of the hash. A change that is under way is waited for. */
export async function isPasswordHash(db: Database, userId: number, passwordHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return rows.length > 0;
}

interface NewHash {
  readonly passwordHash: string;
  readonly now: Date;
  /** The one to be replaced; any where it is undefined. */
  readonly former: string | undefined;
}

/** Whether the account was there, and with that former hash. A change that is under way is waited for. */
export async function updatePasswordHash(
  db: Database,
  userId: number,
  { passwordHash, now, former }: NewHash,
): Promise<boolean> {
  const isFormer = former === undefined ? undefined : eq(users.passwordHash, former);
  const rows = await db
    .update(users)
    .set({ passwordHash, updatedAt: now })
    .where(and(eq(users.id, userId), isFormer))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Whether the account is an admin's and no other active admin would be left without it. */
export async function isLastAdmin(db: Database, userId: number): Promise<boolean> {
  const isActiveAdmin = and(eq(users.role, 'admin'), users.isActive);
  const own = await db.$count(users, and(isActiveAdmin, eq(users.id, userId)));
  return own > 0 && (await db.$count(users, and(isActiveAdmin, ne(users.id, userId)))) === 0;
}
