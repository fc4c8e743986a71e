import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { userInvitations } from '#db/schema/invitations.ts';
import { sessions } from '#db/schema/sessions.ts';
import { users } from '#db/schema/users.ts';

/** States that no call of the app brings about at once: what only time, or another person, would do. */

export async function deactivateUser(db: Database, username: string): Promise<void> {
  await db.update(users).set({ isActive: false }).where(eq(users.username, username));
}

export async function deleteUser(db: Database, username: string): Promise<void> {
  await db.delete(users).where(eq(users.username, username));
}

export function readSessions(db: Database) {
  return db.select().from(sessions);
}

/** Every session ends at `instant`, whatever its cookie says. */
export async function endSessionsAt(db: Database, instant: Date): Promise<void> {
  await db.update(sessions).set({ expire: instant });
}

export async function expireInvitation(db: Database, id: number): Promise<void> {
  await db
    .update(userInvitations)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(userInvitations.id, id));
}
