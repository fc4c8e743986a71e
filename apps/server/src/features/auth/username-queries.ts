import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/people/users.ts';

/** The key of an advisory lock, an arbitrary number. */
const USERNAMES_LOCK = 7_306_311;

/** Serialises new accounts until the transaction ends, so that of two look-alikes the second sees the first. */
export async function lockUsernames(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${USERNAMES_LOCK})`);
}

const AT_ONCE = 1000;

/** Stores the skeletons of accounts that have none: those of before skeletons existed. */
export async function fillSkeletons(tx: Database, skeletonOf: (username: string) => string): Promise<void> {
  let filled = AT_ONCE;
  while (filled === AT_ONCE) {
    const rows = await tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(isNull(users.usernameSkeleton))
      .limit(AT_ONCE);
    filled = rows.length;
    if (filled === 0) return;
    const ids = rows.map(({ id }) => id);
    const skeletons = rows.map(({ username }) => skeletonOf(username));
    await tx.execute(sql`
      update ${users} set username_skeleton = given.skeleton
      from unnest(${sql.param(ids)}::integer[], ${sql.param(skeletons)}::text[]) as given (id, skeleton)
      where ${users.id} = given.id`);
  }
}

/** Whether another username has this skeleton; one that differs in case only is the same username. */
export async function isLookAlike(tx: Database, username: string, skeleton: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.usernameSkeleton, skeleton), ne(sql`lower(${users.username})`, sql`lower(${username})`)),
    )
    .limit(1);
  return rows.length > 0;
}
