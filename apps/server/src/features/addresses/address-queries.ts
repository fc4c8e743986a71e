import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/people/users.ts';

/** Whether another account has confirmed this address. */
export async function isConfirmedElsewhere(db: Database, userId: number, email: string): Promise<boolean> {
  const hasIt = and(eq(sql`lower(${users.email})`, sql`lower(${email})`), users.isEmailConfirmed);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasIt, ne(users.id, userId)));
  return rows.length > 0;
}

/** Confirms the account's address. Throws the database's unique violation if another account has confirmed it. */
export async function markAddressConfirmed(db: Database, userId: number, email: string): Promise<void> {
  await db
    .update(users)
    .set({ isEmailConfirmed: true })
    .where(and(eq(users.id, userId), eq(users.email, email)));
}
