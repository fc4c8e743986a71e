import type { Warning } from '@game-plan/contracts/schemas/errors';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { BODY_WORDS, type GoalConflict } from '@game-plan/domain/health/conflicts/goal-conflict';
import { type GoalsToCheck, goalConflicts } from '@game-plan/domain/health/conflicts/goal-conflicts';
import { FIRST_MEAL_DAY } from '@game-plan/domain/meals/meal-days';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { lockOwner } from '../lock-owner.ts';
import { dailyGoals } from '../schema/people/daily-goals.ts';
import { type GoalsInForce, readGoals } from './goals-in-force.ts';

/** Warnings that the caller has not confirmed; the change has to be undone. */
export class UnconfirmedError extends Error {
  readonly warnings: Warning[];

  constructor(warnings: Warning[]) {
    super(warnings.map(({ message }) => message).join(' '));
    this.warnings = warnings;
  }
}

interface GoalChange {
  readonly userId: number;
  /** The day on which the goals begin, on the person's own calendar. */
  readonly today: CalendarDay;
  /** As the call's query says; undefined for a program that does not ask to be warned. */
  readonly confirmed: 'true' | 'false' | undefined;
  readonly now: Date;
  /** What somebody else than the person may read of a warning; by default all of it. */
  readonly tell?: (conflict: GoalConflict) => string;
}

interface ChangedGoals<Result> {
  readonly result: Result;
  readonly goals: GoalsInForce;
  /** Everything that the goals are warned of now. */
  readonly warnings: Warning[];
}

/**
 * Makes a change that may affect a person's goals, in the caller's transaction. Whatever way they are set, the resulting
 * goals pass the same check, and they begin today. Throws an UnconfirmedError if the change brings a warning that has to
 * be confirmed.
 */
export async function changeGoals<Result>(
  tx: Database,
  { userId, today, confirmed, now, tell = ({ message }) => message }: GoalChange,
  change: () => Promise<Result>,
): Promise<ChangedGoals<Result>> {
  // Of two changes at once, the second sees what the first made.
  await lockOwner(tx, userId, 'no key update');
  const before = await readGoals(tx, userId);
  const result = await change();
  const after = await readGoals(tx, userId);
  const words = BODY_WORDS[after.units];
  const known = new Set(goalConflicts(before.toCheck, today, words).map(({ message }) => message));
  const conflicts = goalConflicts(after.toCheck, today, words);
  const isSet = differs(chosenTargets(before.toCheck), chosenTargets(after.toCheck));
  // A program that does not ask is stopped by dangerous goals, but may store what a person says of themselves.
  const isAsked = (level: GoalConflict['level']) =>
    confirmed === 'false' ? level !== 'note' : confirmed === undefined && level === 'dangerous' && isSet;
  const asked = conflicts.filter(({ level, message }) => isAsked(level) && !known.has(message));
  if (asked.length > 0) throw new UnconfirmedError(told(asked, tell));
  if (differs(before.goals, after.goals)) {
    await beginGoals(tx, userId, { before: before.goals, after: after.goals, today, now });
  }
  return { result, goals: after.goals, warnings: told(conflicts, tell) };
}

const chosenTargets = ({
  targetCalories,
  targetProtein,
  targetCarbs,
  targetFat,
  targetWeight,
}: GoalsToCheck) => [targetCalories, targetProtein, targetCarbs, targetFat, targetWeight];

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The warnings as they are told; those that are told in the same words once. */
function told(conflicts: readonly GoalConflict[], tell: (conflict: GoalConflict) => string): Warning[] {
  const byMessage = new Map<string, Warning>();
  for (const conflict of conflicts) {
    const { level, fields, source } = conflict;
    const message = tell(conflict);
    const isWhole = message === conflict.message;
    byMessage.set(message, { level, fields: [...fields], message, source: isWhole ? source : null });
  }
  return [...byMessage.values()];
}

/**
 * Records that goals begin on a day, the person's today. The first time, the goals until then are recorded as those from
 * the beginning.
 */
async function beginGoals(
  tx: Database,
  userId: number,
  { before, after, today, now }: { before: GoalsInForce; after: GoalsInForce; today: CalendarDay; now: Date },
): Promise<void> {
  const isFirst = (await tx.$count(dailyGoals, eq(dailyGoals.userId, userId))) === 0;
  if (isFirst) {
    await tx.insert(dailyGoals).values({ userId, beginsOn: FIRST_MEAL_DAY, ...before, updatedAt: now });
  }
  // Begun on another device, whose clock is a day ahead.
  await tx.delete(dailyGoals).where(and(eq(dailyGoals.userId, userId), gt(dailyGoals.beginsOn, today)));
  await tx
    .insert(dailyGoals)
    .values({ userId, beginsOn: today, ...after, updatedAt: now })
    .onConflictDoUpdate({
      target: [dailyGoals.userId, dailyGoals.beginsOn],
      set: { ...after, updatedAt: now },
    });
}
