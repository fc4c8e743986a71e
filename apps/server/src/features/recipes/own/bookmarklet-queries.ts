import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { users } from '#db/schema/people/users.ts';

/** What the token of the person's bookmarklet is derived from; null without one. */
export async function findBookmarkletSeed(db: Database, userId: number): Promise<string | null> {
  const [user] = await db.select({ seed: users.bookmarkletSeed }).from(users).where(eq(users.id, userId));
  return user?.seed ?? null;
}

export async function saveBookmarkletSeed(
  db: Database,
  userId: number,
  bookmarkletSeed: string | null,
): Promise<void> {
  await db.update(users).set({ bookmarkletSeed }).where(eq(users.id, userId));
}
