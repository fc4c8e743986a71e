import type { IdeaHistory } from '@game-plan/domain/recipes/given/idea-history';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { ideaHistory } from '#db/schema/kitchen/idea-history.ts';

const { userId: _, ...columns } = getTableColumns(ideaHistory);

type Row = Omit<typeof ideaHistory.$inferSelect, 'userId'>;

export async function findIdeaHistory(db: Database, userId: number): Promise<Row | undefined> {
  const [row] = await db.select(columns).from(ideaHistory).where(eq(ideaHistory.userId, userId));
  return row;
}

/** Changes the history from what it is by now, one change after the other. */
export async function changeIdeaHistory(
  db: Database,
  userId: number,
  change: (history: Row) => IdeaHistory,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    await tx.insert(ideaHistory).values({ userId }).onConflictDoNothing();
    const own = eq(ideaHistory.userId, userId);
    const [row] = await tx.select(columns).from(ideaHistory).where(own).for('update');
    if (!row) throw new Error('The history that was just made is not there');
    const { kitchen, given, again } = change(row);
    // Five thousand names are half a megabyte, and are the same from one click to the next.
    const isSame =
      kitchen.length === row.kitchen.length && kitchen.every((word, at) => word === row.kitchen[at]);
    await tx
      .update(ideaHistory)
      .set({
        ...(!isSame && { kitchen: [...kitchen] }),
        given: [...given],
        again: [...again],
        updatedAt: now,
      })
      .where(own);
  });
}
