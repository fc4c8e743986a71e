import type { LinkedIdentity } from '@game-plan/contracts/people/single-sign-on';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { linkedIdentities } from '#db/schema/people/linked-identities.ts';

/** An account at a provider, by the two names that never change. */
interface Named {
  readonly issuer: string;
  readonly subject: string;
}

const isNamed = ({ issuer, subject }: Named) =>
  and(eq(linkedIdentities.issuer, issuer), eq(linkedIdentities.subject, subject));

const IDENTITY_LOCK = 7_306_312;

/** Serialises sign-ins of one account at the provider, so that the second of two finds what the first has made. */
export async function lockIdentity(tx: Database, { issuer, subject }: Named): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${IDENTITY_LOCK}, hashtext(${issuer} || ' ' || ${subject}))`,
  );
}

/** The account that an account at the provider is linked to. */
export async function findLinkedUser(db: Database, named: Named): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: linkedIdentities.userId })
    .from(linkedIdentities)
    .where(isNamed(named));
  return row?.userId;
}

/** Whether the account is linked to any at this provider. */
export async function isLinkedAt(db: Database, userId: number, issuer: string): Promise<boolean> {
  const linked = and(eq(linkedIdentities.userId, userId), eq(linkedIdentities.issuer, issuer));
  return (await db.$count(linkedIdentities, linked)) > 0;
}

export async function insertIdentity(
  tx: Database,
  identity: typeof linkedIdentities.$inferInsert,
): Promise<void> {
  await tx.insert(linkedIdentities).values(identity);
}

export async function markIdentityUsed(db: Database, named: Named, now: Date): Promise<void> {
  await db.update(linkedIdentities).set({ lastUsedAt: now }).where(isNamed(named));
}

export async function listIdentities(db: Database, userId: number): Promise<LinkedIdentity[]> {
  const rows = await db
    .select()
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId))
    .orderBy(asc(linkedIdentities.id));
  return rows.map(({ id, name, linkedAt, lastUsedAt }) => ({
    id,
    name,
    linkedAt: linkedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Returns false if the account has no such identity. */
export async function deleteIdentity(tx: Database, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(linkedIdentities)
    .where(and(eq(linkedIdentities.userId, userId), eq(linkedIdentities.id, id)))
    .returning({ id: linkedIdentities.id });
  return rows.length > 0;
}
