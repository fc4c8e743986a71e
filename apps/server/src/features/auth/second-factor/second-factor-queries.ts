import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { secondFactors } from '#db/schema/people/second-factors.ts';

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** The one-time codes of an account, perhaps still being set up. */
export async function findSecondFactor(db: Database, userId: number): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Stores the secret of codes that are being set up. Returns false if the account already has codes. */
export async function saveNewSecret(db: Database, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Turns codes on. Returns false if they are on, or another secret was stored meanwhile. */
export async function confirmSecret(
  tx: Database,
  userId: number,
  { secret, ...confirmed }: Pick<SecondFactorRow, 'secret' | 'confirmedAt' | 'lastStep' | 'recoveryHashes'>,
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set(confirmed)
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses the code of a time step. Returns false if it, or a later one, was used: of two requests exactly one succeeds. */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up a recovery code. Returns false if there is none with this hash. */
export async function takeRecoveryCode(db: Database, userId: number, hash: string): Promise<boolean> {
  const { recoveryHashes } = secondFactors;
  const rows = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(and(eq(secondFactors.userId, userId), sql`${hash} = any(${recoveryHashes})`))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Returns false if the account has no codes. */
export async function saveRecoveryHashes(
  db: Database,
  userId: number,
  recoveryHashes: string[],
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ recoveryHashes })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Returns false if the account has no codes. */
export async function deleteSecondFactor(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}
