import type { AccountSecurity } from '@game-plan/contracts/people/account';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';

const PASSWORD_HELP = [
  'reset_password',
  'made_password_link',
  'used_password_link',
  'withdrew_password_link',
  'reset_second_factor',
] as const;

/** The last time that somebody else helped with the person's password; null if never. */
export async function findLastPasswordHelp(
  db: Database,
  userId: number,
): Promise<AccountSecurity['lastPasswordHelp']> {
  const [row] = await db
    .select({
      at: adminActions.createdAt,
      action: adminActions.action,
      adminName: adminActions.adminName,
    })
    .from(adminActions)
    .where(and(eq(adminActions.targetUserId, userId), inArray(adminActions.action, [...PASSWORD_HELP])))
    .orderBy(desc(adminActions.createdAt), desc(adminActions.id))
    .limit(1);
  const action = PASSWORD_HELP.find((known) => known === row?.action);
  return row && action ? { at: row.at.toISOString(), action, adminName: row.adminName } : null;
}

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
