import type { PasswordLinkState } from '@game-plan/contracts/people/password-link';
import { LARGEST_ID } from '@game-plan/contracts/schemas/primitives';
import type { Database } from '#db/client.ts';
import { recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { lockAccount, lockAdmin } from '#features/users/account-lock-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import { isSame, sign } from '#http/signature.ts';
import {
  type AccountCredentials,
  findAccountCredentials,
  raisePasswordLinkRound,
} from './credential-queries.ts';
import { forgetFailedSignIns } from './reset-password.ts';
import { setPassword } from './set-password.ts';
import type { KnownPassword } from './sign-in.ts';

const LINK_HOURS = 24;

/**
 * The signature covers the current password hash, so that a link can be used once: any new password ends all links of
 * the account. It also covers its round, so that they can be withdrawn, and the round of the admin who made it, which ends
 * when they lose that right. No link has to be stored.
 */
const signLink = (secret: string, { account, maker, expires }: SignedLink): string => {
  const { userId, passwordHash, passwordLinkRound } = account;
  const made = [maker.userId, maker.passwordLinkRound];
  return sign(secret, 'password link', userId, expires, passwordHash, passwordLinkRound, ...made);
};

interface SignedLink {
  readonly account: AccountCredentials;
  /** The admin who made it. */
  readonly maker: AccountCredentials;
  readonly expires: string;
}

interface MakeLink {
  readonly adminId: number;
  readonly userId: number;
  readonly secret: string;
  readonly now: Date;
}

/**
 * Makes the code of a link with which a locked-out user sets a new password, on behalf of the signed-in admin. Throws
 * 'not_found' if there is no such account, 'forbidden' for one's own, whose password only its owner may change, and
 * 'conflict' for an inactive one.
 */
export async function makePasswordLink(
  db: Database,
  { adminId, userId, secret, now }: MakeLink,
): Promise<{ code: string; expiresAt: string }> {
  if (adminId === userId) {
    throw new AppError('forbidden', 'Change your own password on the Security tab of your profile');
  }
  return db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const account = await lockAccount(tx, userId, 'key share');
    const credentials = account && (await findAccountCredentials(tx, userId));
    const maker = await findAccountCredentials(tx, adminId);
    if (!credentials || !maker) throw notFound('This user');
    if (!credentials.isActive) {
      throw new AppError('conflict', 'This account is inactive. Reactivate it first.');
    }
    await recordAdminAction(tx, {
      action: 'made_password_link',
      adminId,
      adminName,
      targetUserId: userId,
      targetName: credentials.username,
    });
    const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
    const expires = expiresAt.getTime().toString(36);
    const signature = signLink(secret, { account: credentials, maker, expires });
    return { code: `${userId}.${adminId}.${expires}.${signature}`, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Ends all links for a new password of an account, on behalf of the signed-in admin. Throws 'not_found' if there is no
 * such account.
 */
export async function withdrawPasswordLinks(
  db: Database,
  { adminId, userId }: Pick<MakeLink, 'adminId' | 'userId'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const adminName = await lockAdmin(tx, adminId);
    if (adminName === undefined) throw new AppError('signed_out', 'Please sign in first');
    const account = await lockAccount(tx, userId, 'key share');
    if (!account) throw notFound('This user');
    await raisePasswordLinkRound(tx, userId);
    await recordAdminAction(tx, {
      action: 'withdrew_password_link',
      adminId,
      adminName,
      targetUserId: userId,
      targetName: account.username,
    });
  });
}

interface Link {
  readonly account: AccountCredentials;
  readonly makerId: number;
  readonly expiresAt: Date;
}

/**
 * The account and expiry of a link with a valid signature, which may have expired; undefined for any other code, and if its
 * maker is no longer an active admin.
 */
async function readLink(db: Database, secret: string, code: string): Promise<Link | undefined> {
  const [, id = '', makerId = '', expires = '', signature = ''] =
    /^(\d{1,10})\.(\d{1,10})\.([\da-z]{1,9})\.([\w-]{43})$/.exec(code) ?? [];
  if (signature === '' || Math.max(Number(id), Number(makerId)) > LARGEST_ID) return undefined;
  const account = await findAccountCredentials(db, Number(id));
  const maker = await findAccountCredentials(db, Number(makerId));
  if (!account || maker?.role !== 'admin' || !maker.isActive) return undefined;
  if (!isSame(signature, signLink(secret, { account, maker, expires }))) return undefined;
  return { account, makerId: maker.userId, expiresAt: new Date(Number.parseInt(expires, 36)) };
}

interface LinkUse {
  readonly secret: string;
  readonly code: string;
  readonly now: Date;
}

/** The state of a link, so that the form can say at once that it can no longer be used. */
export async function checkPasswordLink(
  db: Database,
  { secret, code, now }: LinkUse,
): Promise<PasswordLinkState> {
  const link = await readLink(db, secret, code);
  if (!link) return { state: 'gone', username: null, expiresAt: null };
  const expiresAt = link.expiresAt.toISOString();
  return link.expiresAt <= now
    ? { state: 'expired', username: null, expiresAt }
    : { state: 'open', username: link.account.username, expiresAt };
}

const linkGone = () =>
  new AppError('forbidden', 'This link was already used, replaced or withdrawn. Ask for a new one.');

/**
 * Sets the new password with a link, ends all sessions of the account and resets its failed sign-ins. Throws 'forbidden'
 * with the reason if the link cannot be used; of two concurrent uses exactly one succeeds.
 */
export async function setPasswordByLink(
  db: Database,
  rateLimits: RateLimits,
  { newPassword, ...use }: LinkUse & { readonly newPassword: string },
): Promise<KnownPassword> {
  const link = await readLink(db, use.secret, use.code);
  if (!link) throw linkGone();
  if (link.expiresAt <= use.now) throw new AppError('forbidden', 'This link has expired. Ask for a new one.');
  const { userId, username, isActive, passwordHash: former } = link.account;
  if (!isActive) throw new AppError('forbidden', 'This account is inactive. Ask your administrator.');
  const passwordHash = await db.transaction(async (tx) => {
    // Waits for a change of its maker's rights in progress, and holds off later ones.
    await lockAccount(tx, link.makerId, 'key share');
    if (!(await readLink(tx, use.secret, use.code))) throw linkGone();
    const hash = await setPassword(tx, userId, { password: newPassword, now: use.now, former });
    await recordAdminAction(tx, {
      action: 'used_password_link',
      adminId: userId,
      adminName: username,
      targetUserId: userId,
      targetName: username,
    });
    return hash;
  });
  await forgetFailedSignIns(rateLimits, userId);
  return { userId, passwordHash };
}
