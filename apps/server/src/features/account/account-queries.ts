import type { AccountSecurity } from '@game-plan/contracts/people/account';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';

/** When and by which admin the person's data or profile was last viewed; null if never. */
export async function findLastAdminView(
  db: Database,
  userId: number,
): Promise<AccountSecurity['lastAdminView']> {
  const [row] = await db
    .select({ at: adminActions.createdAt, adminName: adminActions.adminName })
    .from(adminActions)
    .where(
      and(
        eq(adminActions.targetUserId, userId),
        inArray(adminActions.action, ['viewed_data', 'viewed_profiles']),
      ),
    )
    .orderBy(desc(adminActions.createdAt))
    .limit(1);
  return row ? { at: row.at.toISOString(), adminName: row.adminName } : null;
}
