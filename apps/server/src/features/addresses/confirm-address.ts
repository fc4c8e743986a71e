import type { Database } from '#db/client.ts';
import { violatedUnique } from '#db/errors.ts';
import { sendAddressConfirmationJob } from '#db/jobs/address-jobs.ts';
import type { Deps } from '#deps';
import { findUser } from '#features/users/user-queries.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { isSame, sign } from '#http/signature.ts';
import { markAddressConfirmed } from './address-queries.ts';

const LINK_DAYS = 3;

/** It covers the address, so that a link confirms no other one. No link has to be stored. */
const signAddress = (secret: string, userId: number, email: string, expires: string): string =>
  sign(secret, 'e-mail address', userId, email, expires);

/** The code of a link that confirms the account's address. */
export function addressCode(secret: string, user: { id: number; email: string }, now: Date): string {
  const expires = (now.getTime() + LINK_DAYS * 86_400_000).toString(36);
  return `${user.id}.${expires}.${signAddress(secret, user.id, user.email, expires)}`;
}

interface CodeUse {
  readonly secret: string;
  readonly code: string;
  readonly now: Date;
}

/** Confirms an address with the code that was mailed to it. Throws 'forbidden' or 'conflict' with the reason. */
export async function confirmAddress(
  db: Database,
  { secret, code, now }: CodeUse,
): Promise<{ email: string }> {
  const [, id = '', expires = '', signature = ''] =
    /^(\d{1,9})\.([\da-z]{1,9})\.([\w-]{43})$/.exec(code) ?? [];
  const user = signature === '' ? undefined : await findUser(db, Number(id));
  const email = user?.email ?? '';
  if (email === '' || !isSame(signature, signAddress(secret, Number(id), email, expires))) {
    throw new AppError(
      'forbidden',
      'This link is incomplete, or the address was changed again. Send yourself another one from your profile.',
    );
  }
  if (Number.parseInt(expires, 36) <= now.getTime()) {
    throw new AppError('forbidden', 'This link has expired. Send yourself another one from your profile.');
  }
  try {
    await markAddressConfirmed(db, Number(id), email);
  } catch (error) {
    if (violatedUnique(error) !== 'users_email_key') throw error;
    throw new AppError(
      'conflict',
      'Another account has confirmed this address. Use that account, or another address.',
    );
  }
  return { email: readableEmail(email) };
}

/** Mails the user another link for their unconfirmed address. Throws 'not_set_up' without a mail server. */
export async function resendConfirmation(
  {
    db,
    jobs,
    mailer,
    publicUrl,
    rateLimits,
  }: Pick<Deps, 'db' | 'jobs' | 'mailer' | 'publicUrl' | 'rateLimits'>,
  userId: number,
): Promise<void> {
  const user = await findUser(db, userId);
  if (!user) throw notFound('This account');
  if (user.isEmailConfirmed) throw new AppError('conflict', 'Your address is already confirmed');
  if (!mailer || publicUrl === undefined) {
    throw new AppError('not_set_up', 'This server sends no e-mails, so addresses cannot be confirmed');
  }
  await rateLimits.consume('addressChangesByUser', String(userId));
  await jobs.add(db, sendAddressConfirmationJob, { userId });
}
