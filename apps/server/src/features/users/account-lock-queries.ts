import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { sessions } from '#db/schema/sessions.ts';
import { users } from '#db/schema/users.ts';

/**
 * The name of the admin who acts, held until the transaction ends. Undefined if the account has lost its role or
 * gone since the request began.
 */
export async function holdAdmin(tx: Database, userId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'admin'), users.isActive))
    .for('key share');
  return row?.username;
}

/** The admin that was there first: whoever has the command line acts in their name. */
export async function holdFirstAdmin(tx: Database): Promise<number | undefined> {
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
 * The account, held until the transaction ends: 'key share' lets its requests go on, 'update' waits for those that
 * write a row of its own and keeps out the next.
 */
export async function holdAccount(
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

/** Removes the account, its sessions and, since every row of its own refers to it, everything that is its own. */
export async function deleteAccount(tx: Database, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sql`${sessions.sess} ->> 'userId'`, String(userId)));
  await tx.delete(users).where(eq(users.id, userId));
}
