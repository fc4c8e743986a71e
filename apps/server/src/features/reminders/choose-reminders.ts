import type { BodyOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { ReminderBrowser, reminders } from '@game-plan/contracts/people/reminders';
import { nextLocalHour } from '@game-plan/domain/reminders/next-local-hour';
import { dayInZone } from '@game-plan/domain/time-zones';
import { sendReminderJob } from '#db/jobs/reminder-jobs.ts';
import type { Deps } from '#deps';
import { listSessionsOf } from '#features/sessions/session-queries.ts';
import { findUser } from '#features/users/user-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { Actor } from '#http/sessions/actor.ts';
import { findReminders, listBrowsers, upsertBrowser, upsertReminders } from './reminder-queries.ts';

type Tools = Pick<Deps, 'db' | 'now' | 'pusher' | 'mailer' | 'publicUrl'>;
type Asker = Pick<Actor, 'userId' | 'sid'>;

/** What is offered to a person who has chosen nothing. */
const NOTHING_YET = { kinds: [], expiryDays: 2, hour: 18, timeZone: null, byMail: false };

/** What a person has chosen, and how they can be reached. */
export async function describeReminders(
  { db, now, pusher, mailer, publicUrl }: Tools,
  { userId, sid }: Asker,
): Promise<ResponseInput<typeof reminders.get>> {
  const [user, chosen, browsers] = await Promise.all([
    findUser(db, userId),
    findReminders(db, userId),
    listShownBrowsers(db, { userId, sid }, now()),
  ]);
  const hasAddress = user?.isEmailConfirmed && user.email !== null;
  const mail = !mailer || publicUrl === undefined ? 'no_server' : hasAddress ? 'possible' : 'no_address';
  return { ...(chosen ?? NOTHING_YET), mail, browsers, pushKey: pusher.publicKey };
}

/** The browsers of a person whose sessions have not ended. */
async function listShownBrowsers(
  db: Tools['db'],
  { userId, sid }: Asker,
  now: Date,
): Promise<ReminderBrowser[]> {
  const [browsers, sessions] = await Promise.all([
    listBrowsers(db, [userId]),
    listSessionsOf(db, userId, now),
  ]);
  return browsers.flatMap((browser) => {
    const session = sessions.find((one) => one.sid === browser.sid);
    if (!session) return [];
    const { id, addedAt } = browser;
    const device = session.sess.device ?? null;
    return [{ id, device, addedAt: addedAt.toISOString(), isCurrent: session.sid === sid }];
  });
}

/** Saves what a person has chosen; it begins with the next time that their clock shows the hour. */
export async function saveReminders(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  userId: number,
  chosen: BodyOf<typeof reminders.save>,
): Promise<void> {
  const { hour, timeZone } = chosen;
  const kinds = [...new Set(chosen.kinds)];
  const nextAt = kinds.length > 0 ? nextLocalHour(now(), hour, timeZone) : null;
  await upsertReminders(db, userId, { ...chosen, kinds, nextAt });
}

/** Has reminders shown by the browser of the session. */
export async function addBrowser(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { userId, sid }: Asker,
  { endpoint, keys }: BodyOf<typeof reminders.addBrowser>,
): Promise<ReminderBrowser> {
  await upsertBrowser(db, { userId, sid, endpoint, ...keys, addedAt: now() });
  const current = (await listShownBrowsers(db, { userId, sid }, now())).find(({ isCurrent }) => isCurrent);
  if (!current) throw new AppError('signed_out', 'Please sign in first');
  return current;
}

/** Sends a reminder to all that the person has chosen. Returns to how many. */
export async function tryReminders(
  deps: Tools & Pick<Deps, 'jobs' | 'rateLimits'>,
  { userId, sid }: Asker,
): Promise<{ sent: number }> {
  const { db, jobs, now, rateLimits } = deps;
  const { byMail, mail, browsers } = await describeReminders(deps, { userId, sid });
  const places = [
    ...browsers.map(({ id }) => ({ browserId: id })),
    ...(byMail && mail === 'possible' ? [{}] : []),
  ];
  if (places.length === 0) {
    throw new AppError('conflict', 'Choose first where you want to be reminded: by mail or in this browser.');
  }
  await rateLimits.consume('testRemindersByUser', String(userId));
  const day = dayInZone(now(), 'UTC');
  const pieces = places.map((place) => ({ data: { userId, kind: 'test' as const, day, ...place } }));
  await jobs.addMany(db, sendReminderJob, pieces);
  return { sent: places.length };
}
