import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { preferences } from '@game-plan/contracts/people/preferences';
import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import type { SomeGoals } from '@game-plan/domain/goals';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { userPreferences } from '#db/schema/people/preferences.ts';

export type PreferencesRow = typeof userPreferences.$inferSelect;

export async function findPreferences(db: Database, userId: number): Promise<PreferencesRow | undefined> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  return row;
}

export async function upsertPreferences(
  db: Database,
  userId: number,
  change: BodyOf<typeof preferences.update>,
  now: Date,
): Promise<void> {
  const fields = { ...change, updatedAt: now };
  await db
    .insert(userPreferences)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: userPreferences.userId, set: fields });
}

/** The foods by name that are always at home: the usual ones until the person changes them. */
export function foodsAtHome(row: PreferencesRow | undefined): string[] {
  return [...(row?.atHome ?? USUAL_AT_HOME)];
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
