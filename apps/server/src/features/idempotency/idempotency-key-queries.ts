import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { idempotencyKeys } from '#db/schema/people/idempotency-keys.ts';
import { users } from '#db/schema/people/users.ts';

/** Maximum number of keys per person; far more than are repeated, which happens within minutes. */
const MOST_KEYS = 500;
const MOST_BYTES = 1_048_576;

const isKey = (userId: number, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

type Row = typeof idempotencyKeys.$inferSelect;

/** Inserts the key, or replaces an expired one. Returns false if the key is in use. */
export async function insertKey(
  db: Database,
  { userId, key, request, now, until }: Pick<Row, 'userId' | 'key' | 'request'> & { now: Date; until: Date },
): Promise<boolean> {
  const fresh = { request, isDone: false, answer: null, bytes: 0, createdAt: now, expiresAt: until };
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: fresh,
      setWhere: lt(idempotencyKeys.expiresAt, now),
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

export async function findKey(
  db: Database,
  userId: number,
  key: string,
): Promise<Pick<Row, 'request' | 'isDone' | 'answer'> | undefined> {
  const { request, isDone, answer } = idempotencyKeys;
  const [row] = await db.select({ request, isDone, answer }).from(idempotencyKeys).where(isKey(userId, key));
  return row;
}

export async function storeAnswer(
  db: Database,
  { userId, key, answer, expiresAt }: Pick<Row, 'userId' | 'key' | 'answer' | 'expiresAt'>,
): Promise<void> {
  const bytes = answer === null ? 0 : Buffer.byteLength(answer);
  await db.update(idempotencyKeys).set({ isDone: true, answer, bytes, expiresAt }).where(isKey(userId, key));
}

type ClaimRow = Pick<Row, 'userId' | 'key'> & { readonly now: Date };

/** The row of a claim, unless it was released and claimed again since. */
const isClaim = ({ userId, key, now }: ClaimRow) =>
  and(isKey(userId, key), eq(idempotencyKeys.createdAt, now));

/** Records in a change's transaction that the change was made. Returns false if the claim no longer exists. */
export async function markApplied(db: Database, claim: ClaimRow, expiresAt: Date): Promise<boolean> {
  const marked = await db
    .update(idempotencyKeys)
    .set({ isDone: true, expiresAt })
    .where(isClaim(claim))
    .returning({ key: idempotencyKeys.key });
  return marked.length > 0;
}

/** Whether the account exists; deleting it deletes its keys. */
export async function hasAccount(db: Database, userId: number): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.id, userId))).length > 0;
}

/** Releases a claim whose change failed; with `unlessMade` only if no transaction of the change was committed. */
export async function deleteClaim(
  db: Database,
  claim: ClaimRow,
  { unlessMade }: { readonly unlessMade: boolean },
): Promise<void> {
  const isOpen = unlessMade ? eq(idempotencyKeys.isDone, false) : isNull(idempotencyKeys.answer);
  await db.delete(idempotencyKeys).where(and(isClaim(claim), isOpen));
}

/** Deletes a person's oldest keys beyond the limits, except keys in progress. */
export async function forgetBeyondBudget(db: Database, userId: number): Promise<void> {
  const ofPerson = and(eq(idempotencyKeys.userId, userId), idempotencyKeys.isDone);
  const newestFirst = sql`(order by ${idempotencyKeys.createdAt} desc, ${idempotencyKeys.key})`;
  const ranked = db
    .select({
      key: idempotencyKeys.key,
      place: sql<number>`row_number() over ${newestFirst}`.as('place'),
      held: sql<number>`sum(${idempotencyKeys.bytes}) over ${newestFirst}`.as('held'),
    })
    .from(idempotencyKeys)
    .where(ofPerson)
    .as('ranked');
  const beyond = db
    .select({ key: ranked.key })
    .from(ranked)
    .where(sql`${ranked.place} > ${MOST_KEYS} or ${ranked.held} > ${MOST_BYTES}`);
  await db.delete(idempotencyKeys).where(and(ofPerson, inArray(idempotencyKeys.key, beyond)));
}

export async function deleteExpiredIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}
