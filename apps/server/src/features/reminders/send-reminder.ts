import { reminderEnding } from '@game-plan/contracts/people/reminders';
import { calendarDay } from '@game-plan/domain/calendar-day';
import type { ReminderText } from '@game-plan/domain/reminders/reminder';
import { type Mail, sendInJob } from '#adapters/mail/port.ts';
import { type Attempt, handle, type JobHandler } from '#db/jobs/job.ts';
import { sendReminderJob } from '#db/jobs/reminder-jobs.ts';
import type { Deps } from '#deps';
import { listSessionsOf } from '#features/sessions/session-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { findReason } from './find-reason.ts';
import { endingCode } from './reminder-code.ts';
import { deleteBrowser, findReminders, listBrowsers } from './reminder-queries.ts';

type Sender = Pick<Deps, 'db' | 'mailer' | 'pusher' | 'publicUrl' | 'sessionSecret' | 'log' | 'now'>;

/** A browser that is switched on later than this gets no reminder of the day before. */
const SHOWN_WITHIN_SECONDS = 6 * 3600;

/**
 * Sends a reminder by mail or to one browser, if its person still wants it and there is a reason for it. If this process is killed
 * before it has noted that, it is sent again under the same name, by which mail servers and browsers know it.
 */
export function sendReminderHandler(deps: Sender): JobHandler {
  const { db, now } = deps;
  return handle(sendReminderJob, async ({ userId, kind, day, browserId }, attempt) => {
    const user = await findUser(db, userId);
    const chosen = await findReminders(db, userId);
    if (!user?.isActive) return;
    if (kind !== 'test' && !chosen?.kinds.includes(kind)) return;
    const expiryDays = chosen?.expiryDays ?? 1;
    const text = await findReason(db, { userId, kind, day: calendarDay(day), expiryDays, now: now() });
    if (!text) return;
    if (browserId !== undefined) {
      await push(deps, { userId, browserId, kind, text }, attempt);
    } else if (chosen?.byMail && user.isEmailConfirmed && user.email !== null) {
      await mail(deps, { id: `reminder-${userId}-${kind}-${day}`, to: user.email, userId, text }, attempt);
    }
  });
}

interface Push {
  readonly userId: number;
  readonly browserId: number;
  readonly kind: string;
  readonly text: ReminderText;
}

async function push(
  { db, pusher, now }: Sender,
  { userId, browserId, kind, text }: Push,
  { signal }: Attempt,
): Promise<void> {
  const browser = (await listBrowsers(db, [userId])).find(({ id }) => id === browserId);
  if (!browser) return;
  const sessions = await listSessionsOf(db, userId, now());
  const isSignedIn = sessions.some(({ sid }) => sid === browser.sid);
  const message = {
    content: { title: text.title, page: text.page, kind, browserId },
    topic: `reminder-${kind}`,
    seconds: SHOWN_WITHIN_SECONDS,
  };
  if (!isSignedIn || (await pusher.send(browser, message, signal)) === 'gone') {
    await deleteBrowser(db, userId, browserId);
  }
}

interface Mailed {
  readonly id: string;
  readonly to: string;
  readonly userId: number;
  readonly text: ReminderText;
}

async function mail(
  { mailer, publicUrl, sessionSecret, log }: Sender,
  { userId, text, ...head }: Mailed,
  attempt: Attempt,
): Promise<void> {
  if (!mailer || publicUrl === undefined) return;
  const endsAt = `${publicUrl}${reminderEnding.ask.path.replace('{code}', endingCode(sessionSecret, userId))}`;
  const written: Mail = {
    ...head,
    subject: text.title,
    endsAt,
    letter: {
      title: text.title,
      paragraphs: ['You asked to be reminded.'],
      action: { label: 'Open Game Plan Cookbook', link: `${publicUrl}${text.page}` },
      notes: [`No more of these mails:\n${endsAt}`],
      signature: `Game Plan Cookbook at ${new URL(publicUrl).host}`,
    },
  };
  if (!(await sendInJob(mailer, written, attempt)))
    log.warn({ userId }, 'The mail of a reminder was not accepted');
}
