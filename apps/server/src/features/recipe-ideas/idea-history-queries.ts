import type { IdeaHistory } from '@game-plan/domain/recipes/offered/idea-history';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { ideaHistory } from '#db/schema/kitchen/idea-history.ts';
import { writeTextArray } from '#db/text-array.ts';

const { userId: _, ...columns } = getTableColumns(ideaHistory);

const historyOf = preparedRead('idea-history', columns, (select) =>
  select.from(ideaHistory).where(eq(ideaHistory.userId, sql.placeholder('userId'))),
);

type Row = Awaited<ReturnType<typeof historyOf>>[number];

export async function findIdeaHistory(db: Database, userId: number): Promise<Row | undefined> {
  const [row] = await historyOf(db, { userId });
  return row;
}

/** How often a change is retried on newly read data before it takes a lock. */
const TRIES = 3;

/**
 * Applies a change to the current history; concurrent changes are applied one after the other. Usually the history is
 * still as it was `read`, which its timestamp tells, and one statement suffices.
 */
export async function changeIdeaHistory(
  db: Database,
  userId: number,
  read: Row | undefined,
  change: (history: IdeaHistory) => IdeaHistory,
  now: Date,
): Promise<void> {
  let row = read;
  for (let tries = 0; row && tries < TRIES; tries += 1) {
    if (await replaceHistory(db, userId, row, change(row), now)) return;
    row = await findIdeaHistory(db, userId);
  }
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    await tx
      .insert(ideaHistory)
      .values({ userId, updatedAt: new Date(0) })
      .onConflictDoNothing();
    const own = eq(ideaHistory.userId, userId);
    await tx.select({ userId: ideaHistory.userId }).from(ideaHistory).where(own).for('update');
    const held = await findIdeaHistory(tx, userId);
    if (!held) throw new Error('The history that was just made is not there');
    await tx
      .update(ideaHistory)
      .set(changedFrom(held, change(held), now))
      .where(own);
  });
}

/** Returns false if the history has changed since it was read. */
async function replaceHistory(
  db: Database,
  userId: number,
  read: Row,
  history: IdeaHistory,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(ideaHistory)
    .set(changedFrom(read, history, now))
    .where(and(eq(ideaHistory.userId, userId), eq(ideaHistory.updatedAt, new Date(read.updatedAt))));
  return rowCount === 1;
}

/** Avoids Drizzle's inspection of each of a thousand names. */
const asArray = (words: readonly string[]) => sql`${writeTextArray(words)}::text[]`;

function changedFrom(row: Row, { kitchen, given, again }: IdeaHistory, now: Date) {
  // Not rewritten if unchanged: five thousand names are half a megabyte and usually stay the same between clicks.
  const isSame =
    kitchen.length === row.kitchen.length && kitchen.every((word, at) => word === row.kitchen[at]);
  return {
    ...(!isSame && { kitchen: asArray(kitchen) }),
    given: asArray(given),
    again: asArray(again),
    // Always increases, even if the clock was set back, so that each state has a unique timestamp.
    updatedAt: new Date(Math.max(now.getTime(), Date.parse(row.updatedAt) + 1)),
  };
}
