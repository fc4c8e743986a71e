import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { AdminProfile, admin } from '@game-plan/contracts/people/admin';
import type { Database } from '#db/client.ts';
import { lockAdmin } from '#features/users/account-lock-queries.ts';
import { AppError } from '#http/app-error.ts';
import { recordProfileView } from './admin-action-queries.ts';
import { listProfiles } from './admin-user-queries.ts';

/** A page of health profiles. None is shown unless it is also written down, for whose it is, that it was looked at. */
export async function viewProfiles(
  db: Database,
  { adminId, page }: { readonly adminId: number; readonly page: QueryOf<typeof admin.userProfiles> },
): Promise<AdminProfile[]> {
  return db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const profiles = await listProfiles(tx, page);
    const people = profiles.map(({ userId, user }) => ({ userId, username: user.username }));
    await recordProfileView(tx, { adminId, adminName, people });
    return profiles;
  });
}
