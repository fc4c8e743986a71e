import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';
import { users } from '#db/schema/people/users.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A passkey by the id that its device gave it, and whether the account of its owner is active. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; isActive: boolean } | undefined> {
  const [row] = await db
    .select({ passkey: passkeys, isActive: users.isActive })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

export const listPasskeys = (db: Database, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

export const insertPasskey = (db: Database, row: typeof passkeys.$inferInsert): Promise<PasskeyRow> =>
  insertWithinLimit(db, passkeys, row);

/** Returns false if it has been removed. */
export async function markPasskeyUsed(
  db: Database,
  { userId, id }: Pick<PasskeyRow, 'userId' | 'id'>,
  used: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set(used)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns false if the account has no such passkey. */
export async function deletePasskey(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
