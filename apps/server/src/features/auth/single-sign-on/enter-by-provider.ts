import type { SignInFault } from '@game-plan/domain/single-sign-on-faults';
import type { ProvenIdentity } from '#adapters/identity-provider/port.ts';
import type { Database } from '#db/client.ts';
import type { Deps, SingleSignOn } from '#deps';
import { recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { findOpenInvitation } from '#features/invitations/invitation-queries.ts';
import { changeAccount, lockAccount, lockAdmins } from '#features/users/account-lock-queries.ts';
import { findUserIdOfEmail, isLastAdmin } from '#features/users/user-queries.ts';
import { createAccount } from '../create-account.ts';
import { signUp } from '../sign-up.ts';
import {
  findLinkedUser,
  insertIdentity,
  isLinkedAt,
  lockIdentity,
  markIdentityUsed,
} from './identity-queries.ts';
import { linkOf } from './link-identity.ts';
import { addressOf, makeAccount } from './new-account.ts';

/** The account that was entered, or why none was. */
export type Entry = { readonly userId: number } | { readonly fault: SignInFault };

type EntryDeps = Pick<Deps, 'db' | 'now'> & { readonly singleSignOn: SingleSignOn };

/**
 * Finds the account of a person whom the provider has signed in. It is the one that is linked; otherwise the one that has confirmed
 * the address which the provider has verified, and which is linked from then on; otherwise a new one, if the address is invited or
 * the person is in a group. With a group of admins, the role follows it.
 */
export async function enterByProvider(deps: EntryDeps, identity: ProvenIdentity): Promise<Entry> {
  const { db, now, singleSignOn } = deps;
  const { adminGroup, userGroup } = singleSignOn;
  const groups = new Set(identity.groups);
  const isAdmin = adminGroup !== undefined && groups.has(adminGroup);
  const isInGroup = isAdmin || (userGroup !== undefined && groups.has(userGroup));
  if (userGroup !== undefined && !isInGroup) return { fault: 'not_in_group' };
  return db.transaction(async (tx) => {
    if (adminGroup !== undefined) await lockAdmins(tx);
    await lockIdentity(tx, identity);
    const linked = await findLinkedUser(tx, identity);
    const entry =
      linked === undefined ? await findOrMakeAccount(tx, deps, identity, isInGroup) : { userId: linked };
    if ('fault' in entry) return entry;
    const account = await lockAccount(tx, entry.userId, 'key share');
    if (!account?.isActive) return { fault: 'inactive' };
    if (linked === undefined) await insertIdentity(tx, linkOf(entry.userId, identity, now()));
    await markIdentityUsed(tx, identity, now());
    if (adminGroup !== undefined) await followGroup(tx, deps, entry.userId, isAdmin);
    return entry;
  });
}

async function findOrMakeAccount(
  tx: Database,
  { now, singleSignOn }: EntryDeps,
  identity: ProvenIdentity,
  isInGroup: boolean,
): Promise<Entry> {
  const email = addressOf(identity);
  const known = email === null ? undefined : await findUserIdOfEmail(tx, email);
  if (known !== undefined) {
    if (!identity.isEmailVerified) return { fault: 'unverified_address' };
    // An address that was given to somebody else opens nothing of its former owner.
    if (await isLinkedAt(tx, known, identity.issuer)) return { fault: 'other_identity' };
    return { userId: known };
  }
  if (!singleSignOn.isSignUpEnabled) return { fault: 'not_invited' };
  const inviteCode = email === null ? undefined : await findOpenInvitation(tx, email, now());
  if (inviteCode !== undefined && identity.isEmailVerified) {
    const userId = await makeAccount(tx, identity, (attempt, details) =>
      signUp(attempt, { ...details, inviteCode }, now()),
    );
    return { userId };
  }
  if (isInGroup) {
    return {
      userId: await makeAccount(tx, identity, (attempt, details) => createAccount(attempt, details, 'user')),
    };
  }
  return { fault: inviteCode === undefined ? 'not_invited' : 'unverified_address' };
}

/** Makes the person an admin, or no longer, as the provider's group says. The last admin stays one. */
async function followGroup(
  tx: Database,
  { now, singleSignOn }: EntryDeps,
  userId: number,
  isAdmin: boolean,
): Promise<void> {
  const account = await lockAccount(tx, userId, 'update');
  if (!account || (account.role === 'admin') === isAdmin) return;
  if (!isAdmin && (await isLastAdmin(tx, userId))) return;
  await changeAccount(tx, userId, { role: isAdmin ? 'admin' : 'user' }, now());
  await recordAdminAction(tx, {
    action: isAdmin ? 'made_admin' : 'made_user',
    adminName: singleSignOn.provider.name,
    targetUserId: userId,
    targetName: account.username,
  });
}
