import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { AdminProfile, AdminUserData, admin } from '@game-plan/contracts/people/admin';
import type { Database } from '#db/client.ts';
import { listHousehold } from '#features/kitchens/kitchen-queries.ts';
import { findPreferences } from '#features/preferences/preference-queries.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { lockAccount, lockAdmin } from '#features/users/account-lock-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { recordAdminAction, recordListView } from './admin-action-queries.ts';
import { listProfiles } from './admin-user-queries.ts';
import { findUserRows } from './user-data-queries.ts';

interface View {
  readonly adminId: number;
  readonly userId: number;
}

/** Reads a user's data and records the view in the same transaction. Throws 'not_found' if there is no such user. */
export async function viewUserData(db: Database, { adminId, userId }: View): Promise<AdminUserData> {
  return db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const account = await lockAccount(tx, userId, 'key share');
    const user = await findUser(tx, userId);
    if (!account || !user) throw notFound('This user');
    await recordAdminAction(tx, {
      action: 'viewed_data',
      adminId,
      adminName,
      targetUserId: userId,
      targetName: account.username,
    });
    const profile = await findProfile(tx, userId);
    const stored = await findPreferences(tx, userId);
    const preferences = {
      dietaryRestrictions: stored?.dietaryRestrictions ?? [],
      dislikes: stored?.dislikes ?? [],
    };
    const members = await listHousehold(tx, userId);
    const rows = await findUserRows(tx, userId);
    return {
      user: withReadableAddresses(user),
      profile: profile ?? null,
      preferences,
      ...(members.length > 0 && { kitchen: { members } }),
      ...rows,
    };
  });
}

/** Reads a page of health profiles and records the view for each person in the same transaction. */
export async function viewProfiles(
  db: Database,
  { adminId, page }: { readonly adminId: number; readonly page: QueryOf<typeof admin.userProfiles> },
): Promise<AdminProfile[]> {
  return db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const profiles = await listProfiles(tx, page);
    const people = profiles.map(({ userId, user }) => ({ userId, username: user.username }));
    await recordListView(tx, {
      action: 'viewed_profiles',
      adminId,
      adminName,
      people,
    });
    return profiles;
  });
}
