import type { AccountSecurity } from '@game-plan/contracts/account';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { adminActions } from '#db/schema/admin-actions.ts';

/** When an admin last looked at the person's data, and who; null when none ever did. */
export async function findLastAdminView(
  db: Database,
  userId: number,
): Promise<AccountSecurity['lastAdminView']> {
  const [row] = await db
    .select({ at: adminActions.createdAt, adminName: adminActions.adminName })
    .from(adminActions)
    .where(and(eq(adminActions.targetUserId, userId), eq(adminActions.action, 'viewed_data')))
    .orderBy(desc(adminActions.createdAt))
    .limit(1);
  return row ? { at: row.at.toISOString(), adminName: row.adminName } : null;
}
