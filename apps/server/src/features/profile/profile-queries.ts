import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Profile, profile } from '@game-plan/contracts/people/profile';
import type { SomeGoals } from '@game-plan/domain/goals';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { userProfiles } from '#db/schema/people/profiles.ts';

type ProfileRow = typeof userProfiles.$inferSelect;
type ProfileChange = BodyOf<typeof profile.update>;

function toProfile(row: ProfileRow): Profile {
  return {
    ...row,
    fitnessGoals: row.fitnessGoals as Profile['fitnessGoals'],
    dateOfBirth: row.dateOfBirth?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const profileOf = preparedRead('profile', getTableColumns(userProfiles), (select) =>
  select.from(userProfiles).where(eq(userProfiles.userId, sql.placeholder('userId'))),
);

export async function findProfile(db: Database, userId: number): Promise<Profile | undefined> {
  const [row] = await profileOf(db, { userId });
  return row && { ...row, fitnessGoals: row.fitnessGoals as Profile['fitnessGoals'] };
}

const allergiesOf = preparedRead('allergies', { allergies: userProfiles.allergies }, (select) =>
  select.from(userProfiles).where(eq(userProfiles.userId, sql.placeholder('userId'))),
);

/** A person's allergies, from the list and in their own words; empty without a profile. */
export async function findAllergies(db: Database, userId: number): Promise<readonly string[]> {
  const [row] = await allergiesOf(db, { userId });
  return row?.allergies ?? [];
}

export async function upsertProfile(
  db: Database,
  userId: number,
  change: ProfileChange,
  now: Date,
): Promise<Profile> {
  const { dateOfBirth, ...rest } = change;
  const fields = {
    ...rest,
    ...(dateOfBirth !== undefined && { dateOfBirth: dateOfBirth === null ? null : new Date(dateOfBirth) }),
    updatedAt: now,
  };
  const [row] = await db
    .insert(userProfiles)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: userProfiles.userId, set: fields })
    .returning();
  if (!row) throw new Error('The profile was not returned');
  return toProfile(row);
}

/** The goals in the health profile, which take precedence over the preferences. */
export function targetGoals(profile: Profile | undefined): SomeGoals {
  return {
    calories: profile?.targetCalories,
    protein: profile?.targetProtein,
    carbs: profile?.targetCarbs,
    fat: profile?.targetFat,
  };
}
