import type { Database } from '#db/client.ts';
import { recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { lockAdmin } from '#features/users/account-lock-queries.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { deletePendingInvitation, findInvitation } from './invitation-queries.ts';

interface Revocation {
  readonly adminId: number;
  readonly invitationId: number;
}

/** Revokes an invitation; its link becomes invalid. Throws 'conflict' if it was used. */
export async function revokeInvitation(db: Database, { adminId, invitationId }: Revocation): Promise<void> {
  await db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const email = await deletePendingInvitation(tx, invitationId);
    if (email === undefined) {
      if (await findInvitation(tx, invitationId)) {
        throw new AppError('conflict', 'This invitation has already been used');
      }
      throw notFound('This invitation');
    }
    await recordAdminAction(tx, {
      action: 'revoked_invitation',
      adminId,
      adminName,
      targetInvitationId: invitationId,
      targetName: readableEmail(email),
    });
  });
}
