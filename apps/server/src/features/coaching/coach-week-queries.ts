import type { CoachWeek, WaitingWeek } from '@game-plan/contracts/people/coaching';
import { type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { CoachWeekState } from '@game-plan/domain/coach-week';
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { shownName } from '#db/reads/person-name.ts';
import { type CoachWeekEntry, coachConsents, coachWeeks } from '#db/schema/people/coaching.ts';
import { users } from '#db/schema/people/users.ts';

type WeekRow = typeof coachWeeks.$inferSelect;

const toWeek = ({ id, message, entries, state, createdAt }: WeekRow): CoachWeek => ({
  id,
  message,
  entries: entries.map((entry) => ({ ...entry, day: calendarDay(entry.day) })),
  state,
  createdAt: createdAt.toISOString(),
});

/** Weeks that the person has not answered, of those who are coaches and still see their diary and goals. */
export async function listWaitingWeeks(
  db: Database,
  userId: number,
  today: CalendarDay,
): Promise<WaitingWeek[]> {
  const rows = await db
    .select({ week: coachWeeks, coachName: shownName })
    .from(coachWeeks)
    .innerJoin(
      coachConsents,
      and(eq(coachConsents.userId, coachWeeks.userId), eq(coachConsents.coachId, coachWeeks.coachId)),
    )
    .innerJoin(users, eq(users.id, coachWeeks.coachId))
    .where(
      and(
        eq(coachWeeks.userId, userId),
        eq(coachWeeks.state, 'waiting'),
        coachConsents.seesDiary,
        coachConsents.seesGoals,
        or(isNull(coachConsents.endsOn), gte(coachConsents.endsOn, today)),
        eq(users.role, 'coach'),
        users.isActive,
      ),
    )
    .orderBy(asc(coachWeeks.id));
  return rows.map(({ week, coachName }) => {
    const { state, ...waiting } = toWeek(week);
    return { ...waiting, coachName };
  });
}

/** What the coach proposed to the client last. */
export async function findWeek(db: Database, coachId: number, clientId: number): Promise<CoachWeek | null> {
  const [row] = await db
    .select()
    .from(coachWeeks)
    .where(and(eq(coachWeeks.userId, clientId), eq(coachWeeks.coachId, coachId)));
  return row ? toWeek(row) : null;
}

/** Proposes a week in place of the coach's last one, under a new id, so that nobody answers what they have not seen. */
export async function replaceWeek(
  tx: Database,
  userId: number,
  week: { readonly coachId: number; readonly message: string; readonly entries: CoachWeekEntry[] },
): Promise<CoachWeek> {
  await tx.delete(coachWeeks).where(and(eq(coachWeeks.userId, userId), eq(coachWeeks.coachId, week.coachId)));
  const [row] = await tx
    .insert(coachWeeks)
    .values({ userId, ...week })
    .returning();
  if (!row) throw new Error('The proposed week was not returned');
  return toWeek(row);
}

export async function setWeekState(
  tx: Database,
  userId: number,
  id: number,
  state: CoachWeekState,
): Promise<void> {
  await tx
    .update(coachWeeks)
    .set({ state })
    .where(and(eq(coachWeeks.userId, userId), eq(coachWeeks.id, id)));
}
