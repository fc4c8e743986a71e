import { type Mail, sendInJob } from '#adapters/mail/port.ts';
import { sendAddressConfirmationJob } from '#db/jobs/address-jobs.ts';
import { handle, type JobHandler } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { findUser } from '#features/users/user-queries.ts';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { isConfirmedElsewhere } from './address-queries.ts';
import { addressCode } from './confirm-address.ts';

type Sender = Pick<Deps, 'db' | 'mailer' | 'publicUrl' | 'log' | 'now' | 'rateLimits' | 'sessionSecret'>;

/**
 * Mails the link that confirms a changed address. If another account has confirmed the address, its owner is told instead:
 * only they may learn of it.
 */
export function sendConfirmationHandler(deps: Sender): JobHandler {
  const { db, mailer, publicUrl, log, now, rateLimits } = deps;
  return handle(sendAddressConfirmationJob, async ({ userId }, attempt) => {
    const user = await findUser(db, userId);
    if (!mailer || publicUrl === undefined || !user?.isActive) return;
    const { email, isEmailConfirmed } = user;
    if (isEmailConfirmed || email === null) return;
    const limit = 'confirmationsByAddress';
    if (attempt.isFirst && !(await tryToConsume(rateLimits, limit, email.toLowerCase()))) {
      log.info({ userId }, 'An address was not asked for confirmation again: it was today');
      return;
    }
    const isTaken = await isConfirmedElsewhere(db, userId, email);
    const code = addressCode(deps.sessionSecret, { id: userId, email }, now());
    const mail = isTaken ? takenMail(email, publicUrl) : confirmationMail(email, publicUrl, code);
    const sent = { id: `address-${userId}-${now().getTime()}`, ...mail };
    if (!(await sendInJob(mailer, sent, attempt)))
      log.warn({ userId }, 'The mail that asks to confirm an address was not accepted');
  });
}

const signatureOf = (publicUrl: string) => `Game Plan Cookbook at ${new URL(publicUrl).host}`;

function confirmationMail(to: string, publicUrl: string, code: string): Omit<Mail, 'id'> {
  const title = 'Confirm your e-mail address';
  return {
    to,
    subject: title,
    letter: {
      title,
      paragraphs: [
        'Somebody has entered this address in their profile. If it was you, confirm it: until then, nothing else is sent here.',
      ],
      action: { label: 'Confirm address', link: `${publicUrl}/signup?confirm=${code}` },
      notes: ['The link works for three days. If it was not you, you can ignore this.'],
      signature: signatureOf(publicUrl),
    },
  };
}

function takenMail(to: string, publicUrl: string): Omit<Mail, 'id'> {
  const title = 'Your address was entered in another account';
  return {
    to,
    subject: title,
    letter: {
      title,
      paragraphs: [
        'You already have an account with this address. Somebody has now entered it in the profile of another one.',
        'Nothing has changed for you, and that account cannot use your address. If it was you, use another address there.',
      ],
      action: { label: 'Open your profile', link: `${publicUrl}/profile` },
      notes: [],
      signature: signatureOf(publicUrl),
    },
  };
}
