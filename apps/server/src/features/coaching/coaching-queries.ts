import type { Client, ClientDay } from '@game-plan/contracts/people/coach';
import type { Consent, DayComment } from '@game-plan/contracts/people/coaching';
import { type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import { and, asc, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { shownName } from '#db/reads/person-name.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';
import { coachConsents, dayComments } from '#db/schema/people/coaching.ts';
import { users } from '#db/schema/people/users.ts';

export const dayOrNull = (day: string | null): CalendarDay | null => (day === null ? null : calendarDay(day));

/** The coaches that a person can choose: every active coach except themselves. */
export function listCoaches(db: Database, userId: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: users.id, name: shownName })
    .from(users)
    .where(and(eq(users.role, 'coach'), users.isActive, ne(users.id, userId)))
    .orderBy(asc(shownName), asc(users.id));
}

const CONSENT_COLUMNS = {
  coachId: coachConsents.coachId,
  coachName: shownName,
  seesDiary: coachConsents.seesDiary,
  seesGoals: coachConsents.seesGoals,
  seesAllergies: coachConsents.seesAllergies,
  endsOn: coachConsents.endsOn,
  createdAt: coachConsents.createdAt,
};

/** All of the person's consents, including expired ones. */
export async function listConsents(db: Database, userId: number): Promise<Consent[]> {
  const rows = await db
    .select(CONSENT_COLUMNS)
    .from(coachConsents)
    .innerJoin(users, eq(users.id, coachConsents.coachId))
    .where(eq(coachConsents.userId, userId))
    .orderBy(asc(coachConsents.id));
  return rows.map((row) => ({
    ...row,
    endsOn: dayOrNull(row.endsOn),
    createdAt: row.createdAt.toISOString(),
  }));
}

interface Agreement {
  readonly seesDiary: boolean;
  readonly seesGoals: boolean;
  readonly seesAllergies: boolean;
  readonly endsOn: CalendarDay | null;
}

export async function upsertConsent(
  db: Database,
  userId: number,
  coachId: number,
  agreement: Agreement,
): Promise<void> {
  await db
    .insert(coachConsents)
    .values({ userId, coachId, ...agreement })
    .onConflictDoUpdate({ target: [coachConsents.userId, coachConsents.coachId], set: agreement });
}

/** Returns whether there was a consent to withdraw. */
export async function deleteConsent(db: Database, userId: number, coachId: number): Promise<boolean> {
  const rows = await db
    .delete(coachConsents)
    .where(and(eq(coachConsents.userId, userId), eq(coachConsents.coachId, coachId)))
    .returning({ id: coachConsents.id });
  return rows.length > 0;
}

/**
 * When and by which coach the person's days or goals were last viewed. The coach is named as in the list of coaches; once
 * their account is deleted, by the username of that time.
 */
export async function findLastCoachLook(
  db: Database,
  userId: number,
): Promise<{ at: string; coachName: string } | null> {
  const [row] = await db
    .select({
      at: adminActions.createdAt,
      coachName: sql<string>`coalesce(${shownName}, ${adminActions.adminName})`,
    })
    .from(adminActions)
    .leftJoin(users, eq(users.id, adminActions.adminId))
    .where(
      and(
        eq(adminActions.targetUserId, userId),
        inArray(adminActions.action, ['coach_looked', 'coach_viewed_clients']),
      ),
    )
    .orderBy(desc(adminActions.createdAt))
    .limit(1);
  return row ? { at: row.at.toISOString(), coachName: row.coachName } : null;
}

/** The coach's account if it still is a coach, locked so that it stays one until the transaction ends. */
export async function lockCoach(
  tx: Database,
  coachId: number,
): Promise<{ username: string; name: string } | undefined> {
  await lockOwner(tx, coachId);
  const [row] = await tx
    .select({ username: users.username, name: shownName })
    .from(users)
    .where(and(eq(users.id, coachId), eq(users.role, 'coach'), users.isActive));
  return row;
}

export const CLIENT_COLUMNS = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  seesDiary: coachConsents.seesDiary,
  seesGoals: coachConsents.seesGoals,
  seesAllergies: coachConsents.seesAllergies,
  endsOn: coachConsents.endsOn,
};

/** The consents that let the coach see something on this day. */
export const inForce = (coachId: number, today: CalendarDay) =>
  and(
    eq(coachConsents.coachId, coachId),
    or(isNull(coachConsents.endsOn), gte(coachConsents.endsOn, today)),
    users.isActive,
  );

/** The people who let the coach see something on this day. */
export async function listClients(db: Database, coachId: number, today: CalendarDay): Promise<Client[]> {
  const rows = await db
    .select(CLIENT_COLUMNS)
    .from(coachConsents)
    .innerJoin(users, eq(users.id, coachConsents.userId))
    .where(inForce(coachId, today))
    .orderBy(asc(shownName), asc(users.id));
  return rows.map((row) => ({ ...row, endsOn: dayOrNull(row.endsOn) }));
}

/**
 * A client whose consent is locked until the transaction ends, so that it is withdrawn either before or after a view.
 */
export async function lockClient(
  tx: Database,
  coachId: number,
  clientId: number,
  today: CalendarDay,
): Promise<Client | undefined> {
  await lockOwner(tx, clientId);
  await tx
    .select({ id: coachConsents.id })
    .from(coachConsents)
    .where(and(eq(coachConsents.userId, clientId), eq(coachConsents.coachId, coachId)))
    .for('key share');
  const [row] = await tx
    .select(CLIENT_COLUMNS)
    .from(coachConsents)
    .innerJoin(users, eq(users.id, coachConsents.userId))
    .where(and(eq(coachConsents.userId, clientId), inForce(coachId, today)));
  return row && { ...row, endsOn: dayOrNull(row.endsOn) };
}

type CommentRow = typeof dayComments.$inferSelect;

const toComment = ({ id, date, coachName, text, createdAt }: CommentRow): DayComment => ({
  id,
  date: calendarDay(date),
  coachName,
  text,
  createdAt: createdAt.toISOString(),
});

const commentsOn = (db: Database, userId: number, date: CalendarDay): Promise<CommentRow[]> =>
  db
    .select()
    .from(dayComments)
    .where(and(eq(dayComments.userId, userId), eq(dayComments.date, date)))
    .orderBy(asc(dayComments.id));

/** The comments on a day, oldest first. */
export async function listComments(db: Database, userId: number, date: CalendarDay): Promise<DayComment[]> {
  return (await commentsOn(db, userId, date)).map(toComment);
}

/** The comments on a client's day, oldest first, with which of them are the coach's own. */
export async function listCommentsForCoach(
  db: Database,
  coachId: number,
  clientId: number,
  date: CalendarDay,
): Promise<ClientDay['comments']> {
  const rows = await commentsOn(db, clientId, date);
  return rows.map((row) => ({ ...toComment(row), isYours: row.coachId === coachId }));
}

export async function insertComment(
  db: Database,
  userId: number,
  comment: { coachId: number; coachName: string; date: CalendarDay; text: string },
): Promise<DayComment> {
  return toComment(await insertWithinLimit(db, dayComments, { userId, ...comment }));
}

/** Returns whether there was a comment to remove: the person's, or only one by this coach. */
export async function deleteComment(
  db: Database,
  userId: number,
  id: number,
  by?: { readonly coachId: number },
): Promise<boolean> {
  const rows = await db
    .delete(dayComments)
    .where(
      and(eq(dayComments.userId, userId), eq(dayComments.id, id), by && eq(dayComments.coachId, by.coachId)),
    )
    .returning({ id: dayComments.id });
  return rows.length > 0;
}
