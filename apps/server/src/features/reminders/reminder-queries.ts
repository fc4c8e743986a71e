import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { reminders as contract } from '@game-plan/contracts/people/reminders';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { ReminderKind } from '@game-plan/domain/reminders/reminder';
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pushSubscriptions, reminderDays, reminders } from '#db/schema/people/reminders.ts';

export type ReminderRow = typeof reminders.$inferSelect;
export type BrowserRow = typeof pushSubscriptions.$inferSelect;

export async function findReminders(db: Database, userId: number): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(reminders).where(eq(reminders.userId, userId));
  return row;
}

interface Choices extends BodyOf<typeof contract.save> {
  readonly nextAt: Date | null;
}

export async function upsertReminders(db: Database, userId: number, chosen: Choices): Promise<void> {
  await db
    .insert(reminders)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: reminders.userId, set: chosen });
}

/** Ends the mails of a person. */
export async function endMails(db: Database, userId: number): Promise<void> {
  await db.update(reminders).set({ byMail: false }).where(eq(reminders.userId, userId));
}

/** A reminder whose hour has come. */
export type DueRow = Omit<ReminderRow, 'nextAt'> & { readonly nextAt: Date };

/** Those whose hour has come, the earliest first. The index holds nobody who has chosen nothing. */
export async function listDue(db: Database, now: Date, most: number): Promise<DueRow[]> {
  const rows = await db
    .select()
    .from(reminders)
    .where(lte(reminders.nextAt, now))
    .orderBy(asc(reminders.nextAt), asc(reminders.userId))
    .limit(most);
  return rows.flatMap(({ nextAt, ...row }) => (nextAt === null ? [] : [{ ...row, nextAt }]));
}

interface Turn {
  readonly userId: number;
  readonly nextAt: Date;
  readonly following: Date;
}

/** Puts off those who are due to their next hour; whoever has chosen another meanwhile keeps that one. */
export async function putOff(tx: Database, turns: readonly Turn[]): Promise<void> {
  const list = sql.join(
    turns.map(
      ({ userId, nextAt, following }) =>
        sql`(${userId}::integer, ${nextAt.toISOString()}::timestamptz, ${following.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  );
  await tx.execute(sql`
    update reminders set next_at = turn.following from (values ${list}) as turn (user_id, next_at, following)
    where reminders.user_id = turn.user_id and reminders.next_at = turn.next_at`);
}

interface ReminderDay {
  readonly userId: number;
  readonly kind: ReminderKind;
  readonly day: CalendarDay;
}

/** Notes reminders and returns those that were not noted before: each is one person's, of one kind and day. */
export async function noteReminders(
  tx: Database,
  days: readonly ReminderDay[],
): Promise<(typeof reminderDays.$inferSelect)[]> {
  if (days.length === 0) return [];
  return tx
    .insert(reminderDays)
    .values([...days])
    .onConflictDoNothing()
    .returning();
}

/** Forgets what these people were reminded of before a day. */
export async function forgetReminders(
  tx: Database,
  userIds: readonly number[],
  before: CalendarDay,
): Promise<void> {
  await tx
    .delete(reminderDays)
    .where(and(inArray(reminderDays.userId, [...userIds]), lt(reminderDays.day, before)));
}

export function listBrowsers(db: Database, userIds: readonly number[]): Promise<BrowserRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, [...userIds]))
    .orderBy(asc(pushSubscriptions.userId), asc(pushSubscriptions.id));
}

/** Keeps a browser's subscription, instead of the former one of its session. */
export async function upsertBrowser(
  db: Database,
  row: typeof pushSubscriptions.$inferInsert,
): Promise<BrowserRow> {
  const { endpoint, p256dh, auth } = row;
  const [kept] = await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [pushSubscriptions.userId, pushSubscriptions.sid],
      set: { endpoint, p256dh, auth },
    })
    .returning();
  if (!kept) throw new Error('The subscription was not returned');
  return kept;
}

/** Returns whether the person had such a browser. */
export async function deleteBrowser(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id });
  return deleted.length > 0;
}
