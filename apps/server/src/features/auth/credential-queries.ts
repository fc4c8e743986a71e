import type { Role } from '@game-plan/contracts/people/auth';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/people/users.ts';

/**
 * The credentials for a username, ignoring case: 'Marta' may type 'marta'. The database lowers both names, because
 * JavaScript lowers names such as 'İpek' and 'ΣΑΣ' differently and would not find them.
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

export interface AccountCredentials {
  readonly userId: number;
  readonly username: string;
  readonly passwordHash: string;
  /** Raised to end links for a new password: those for the account, and those that it made as an admin. */
  readonly passwordLinkRound: number;
  readonly role: Role;
  readonly isActive: boolean;
}

export async function findAccountCredentials(
  db: Database,
  userId: number,
): Promise<AccountCredentials | undefined> {
  const { id, username, passwordHash, passwordLinkRound, role, isActive } = users;
  const [row] = await db
    .select({ userId: id, username, passwordHash, passwordLinkRound, role, isActive })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function findPasswordHash(db: Database, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash;
}

/** Whether the account has a password. One that was made by a sign-in at the provider has none until its owner sets one. */
export const hasPassword = async (db: Database, userId: number): Promise<boolean> =>
  Boolean(await findPasswordHash(db, userId));

/** Begins a new round of links for a new password, which ends all earlier ones. */
export async function raisePasswordLinkRound(tx: Database, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ passwordLinkRound: sql`${users.passwordLinkRound} + 1` })
    .where(eq(users.id, userId));
}

/** Whether the account's password hash is still this one. Waits for a change in progress. */
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
  /** The hash to be replaced; undefined for any. */
  readonly former: string | undefined;
}

/**
 * Replaces the hash. Returns false if there is no such account with the former hash. Waits for a change in progress.
 */
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

export async function adminExists(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return rows.length > 0;
}

/**
 * The key of an advisory lock, an arbitrary number, which is held while the first admin is created, so that exactly one
 * of several concurrent requests succeeds.
 */
const SETUP_LOCK = 7_306_292;

export async function lockAdminSetup(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}
