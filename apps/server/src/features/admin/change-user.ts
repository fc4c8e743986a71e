import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { AdminUser, admin } from '@game-plan/contracts/people/admin';
import type { Role } from '@game-plan/contracts/people/auth';
import type { Database } from '#db/client.ts';
import { deleteSessionsOf } from '#features/sessions/session-queries.ts';
import { changeAccount, lockAccount, lockAdmin, lockAdmins } from '#features/users/account-lock-queries.ts';
import { findUser, findUserId, isLastAdmin } from '#features/users/user-queries.ts';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { COMMAND_LINE, recordAdminAction } from './admin-action-queries.ts';

type UserChange = BodyOf<typeof admin.changeUser>;

const MADE = { admin: 'made_admin', coach: 'made_coach', user: 'made_user' } as const satisfies Record<
  Role,
  string
>;

interface Changer {
  /** Null on the command line. */
  readonly adminId: number | null;
  readonly adminName: string;
}

/**
 * Changes an account on behalf of the signed-in admin. Throws 'conflict' if no active admin would be left, 'forbidden'
 * for deactivating one's own account, and 'not_found' if there is no such account.
 */
export function changeUserAsAdmin(
  db: Database,
  call: { adminId: number; userId: number; change: UserChange; now: Date },
): Promise<AdminUser> {
  const { adminId, userId, change, now } = call;
  if (adminId === userId && change.isActive === false) {
    throw new AppError('forbidden', 'You cannot deactivate your own account');
  }
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    return changeUser(tx, { adminId, adminName }, userId, change, now);
  });
}

/** Like `changeUserAsAdmin`, from the command line and by username, ignoring case. */
export function changeUserFromCommandLine(
  db: Database,
  username: string,
  change: UserChange,
  now: Date,
): Promise<AdminUser> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const userId = await findUserId(tx, username);
    if (userId === undefined) throw notFound(`The account ${username}`);
    const changer = { adminId: null, adminName: COMMAND_LINE };
    return changeUser(tx, changer, userId, change, now);
  });
}

async function changeUser(
  tx: Database,
  changer: Changer,
  userId: number,
  { role, isActive }: UserChange,
  now: Date,
): Promise<AdminUser> {
  const account = await lockAccount(tx, userId, 'update');
  if (!account) throw notFound('This user');
  const staysAdmin = (role ?? account.role) === 'admin' && (isActive ?? account.isActive);
  if (!staysAdmin && (await isLastAdmin(tx, userId))) {
    throw new AppError('conflict', 'This is the only admin. Make someone else an admin first.');
  }
  const newRole = role === account.role ? undefined : role;
  const newActive = isActive === account.isActive ? undefined : isActive;
  if (newRole !== undefined || newActive !== undefined) {
    await changeAccount(tx, userId, { role: newRole, isActive: newActive }, now);
  }
  const about = { ...changer, targetUserId: userId, targetName: account.username };
  if (newRole !== undefined) await recordAdminAction(tx, { action: MADE[newRole], ...about });
  if (newActive !== undefined) {
    await recordAdminAction(tx, { action: newActive ? 'reactivated_user' : 'deactivated_user', ...about });
    if (!newActive) await deleteSessionsOf(tx, userId);
  }
  const user = await findUser(tx, userId);
  if (!user) throw notFound('This user');
  return withReadableAddresses(user);
}
