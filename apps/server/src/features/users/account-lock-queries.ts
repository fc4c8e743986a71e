import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { sessions } from '#db/schema/people/sessions.ts';
import { users } from '#db/schema/people/users.ts';

/**
 * Locks the acting admin's row until the transaction ends and returns their username. Undefined if the account has been
 * deleted, or is no admin any more, since the request began.
 */
export async function lockAdmin(tx: Database, userId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'admin'), users.isActive))
    .for('key share');
  return row?.username;
}

/** Locks the oldest active admin's row and returns their id: the command line acts in their name. */
export async function lockFirstAdmin(tx: Database): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), users.isActive))
    .orderBy(users.id)
    .limit(1)
    .for('key share');
  return row?.id;
}

interface Account {
  readonly username: string;
  readonly role: 'admin' | 'user';
}

/**
 * Locks the account's row until the transaction ends. With 'key share' its requests go on; 'update' waits for requests
 * that write rows of this account, and blocks new ones.
 */
export async function lockAccount(
  tx: Database,
  userId: number,
  strength: 'key share' | 'update',
): Promise<Account | undefined> {
  const [row] = await tx
    .select({ username: users.username, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for(strength);
  return row;
}

/** Deletes the account and its sessions; its rows in other tables go with it, by their foreign keys. */
export async function deleteAccount(tx: Database, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sql`${sessions.sess} ->> 'userId'`, String(userId)));
  await tx.delete(users).where(eq(users.id, userId));
}
