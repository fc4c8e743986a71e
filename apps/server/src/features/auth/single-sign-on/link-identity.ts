import type { SignInFault } from '@game-plan/domain/single-sign-on-faults';
import type { ProvenIdentity } from '#adapters/identity-provider/port.ts';
import type { Database } from '#db/client.ts';
import type { Deps } from '#deps';
import { lockAccount } from '#features/users/account-lock-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { hasPassword } from '../credential-queries.ts';
import {
  deleteIdentity,
  findLinkedUser,
  insertIdentity,
  isLinkedAt,
  lockIdentity,
} from './identity-queries.ts';

export const linkOf = (userId: number, { issuer, subject, email, username }: ProvenIdentity, now: Date) => ({
  userId,
  issuer,
  subject,
  name: (email ?? username)?.slice(0, 255) ?? null,
  linkedAt: now,
});

/** Links the account of a signed-in person to the one at the provider. Returns why not, or undefined. */
export function linkIdentity(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  identity: ProvenIdentity,
): Promise<SignInFault | undefined> {
  return db.transaction(async (tx) => {
    await lockIdentity(tx, identity);
    const account = await lockAccount(tx, userId, 'update');
    if (!account) return 'gone';
    const owner = await findLinkedUser(tx, identity);
    if (owner !== undefined) return owner === userId ? undefined : 'linked_elsewhere';
    if (await isLinkedAt(tx, userId, identity.issuer)) return 'already_linked';
    await insertIdentity(tx, linkOf(userId, identity, now()));
    return undefined;
  });
}

/**
 * Unlinks an account at the provider. Throws 'conflict' if its owner has no password, because nothing else would sign them in, and
 * 'not_found' if it is not theirs.
 */
export function unlinkIdentity(db: Database, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    if (!(await deleteIdentity(tx, userId, id))) throw notFound('This linked account');
    if (await hasPassword(tx, userId)) return;
    throw new AppError('conflict', 'You have no other way to sign in. Set a password first.');
  });
}
