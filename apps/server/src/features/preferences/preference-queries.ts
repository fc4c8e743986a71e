import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { preferences } from '@game-plan/contracts/people/preferences';
import type { SomeGoals } from '@game-plan/domain/goals';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { userPreferences } from '#db/schema/people/preferences.ts';

const preferencesOf = preparedRead('preferences', getTableColumns(userPreferences), (select) =>
  select.from(userPreferences).where(eq(userPreferences.userId, sql.placeholder('userId'))),
);

export type PreferencesRow = Awaited<ReturnType<typeof preferencesOf>>[number];

export async function findPreferences(db: Database, userId: number): Promise<PreferencesRow | undefined> {
  const [row] = await preferencesOf(db, { userId });
  return row;
}

export async function upsertPreferences(
  db: Database,
  userId: number,
  change: Omit<BodyOf<typeof preferences.update>, 'atHome'>,
  now: Date,
): Promise<void> {
  const fields = { ...change, updatedAt: now };
  await db
    .insert(userPreferences)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: userPreferences.userId, set: fields });
}

/** The goals that the preferences set. */
export function preferredGoals(row: PreferencesRow | undefined): SomeGoals {
  return {
    calories: row?.dailyCalorieGoal,
    protein: row?.dailyProteinGoal,
    carbs: row?.dailyCarbGoal,
    fat: row?.dailyFatGoal,
  };
}
