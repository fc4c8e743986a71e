import type { QueryOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { AdminProfile, AdminUser, admin } from '@game-plan/contracts/people/admin';
import type { Profile } from '@game-plan/contracts/people/profile';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { wordsOf } from '#db/reads/contains.ts';
import { matchesAccount } from '#db/reads/matches-account.ts';
import { userInvitations } from '#db/schema/people/invitations.ts';
import { activityPlace, userProfiles } from '#db/schema/people/profiles.ts';
import { loweredName, loweredShownName, users } from '#db/schema/people/users.ts';

type UserPage = QueryOf<typeof admin.users>;
type ProfilePage = QueryOf<typeof admin.userProfiles>;

const USER_COLUMNS = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isEmailConfirmed: users.isEmailConfirmed,
  role: users.role,
  isActive: users.isActive,
  createdAt: users.createdAt,
};

/** A condition that every word of the search occurs in the username, the name, the address or the phone number. */
function matches(search: string | undefined): SQL | undefined {
  return and(...wordsOf(search).map(matchesAccount));
}

/** A sort key of a list, and whether it can be null: missing values come last in both directions. */
interface Sort {
  readonly key: SQL;
  readonly isMissing?: true;
}

const USER_ORDER: Readonly<Record<UserPage['sort'], Sort>> = {
  username: { key: sql`lower(${users.username})` },
  name: { key: loweredName(users), isMissing: true },
  email: { key: sql`lower(${users.email})`, isMissing: true },
  role: { key: sql`${users.role}` },
  status: { key: sql`${users.isActive}` },
  created: { key: sql`${users.createdAt}` },
};

/** Ascending by status means active people first, although false sorts before true. */
const isBackwards = ({ sort, order }: UserPage): boolean => (order === 'desc') !== (sort === 'status');

const PROFILE_ORDER: Readonly<Record<ProfilePage['sort'], Sort & { readonly id: AnyPgColumn }>> = {
  user: { key: loweredShownName(users), id: users.id },
  activity: { key: activityPlace(userProfiles), isMissing: true, id: userProfiles.userId },
};

const inDirection = (id: AnyPgColumn, order: 'asc' | 'desc') => (order === 'asc' ? asc(id) : desc(id));

/** Ties are ordered by account id. An index has the same order and is read in either direction. */
function ordered({ key, isMissing }: Sort, isKeyBackwards: boolean, id: SQL): SQL[] {
  const direction = sql.raw(isKeyBackwards ? 'desc' : 'asc');
  return [isMissing ? sql`${key} ${direction} nulls last` : sql`${key} ${direction}`, id];
}

export async function listUsers(db: Database, page: UserPage): Promise<AdminUser[]> {
  const rows = await db
    .select(USER_COLUMNS)
    .from(users)
    .where(matches(page.search))
    .orderBy(...ordered(USER_ORDER[page.sort], isBackwards(page), inDirection(users.id, page.order)))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function listProfiles(db: Database, page: ProfilePage): Promise<AdminProfile[]> {
  const { id, ...sort } = PROFILE_ORDER[page.sort];
  const rows = await db
    .select({
      userId: userProfiles.userId,
      height: userProfiles.height,
      weight: userProfiles.weight,
      activityLevel: userProfiles.activityLevel,
      fitnessGoals: userProfiles.fitnessGoals,
      allergies: userProfiles.allergies,
      user: { firstName: users.firstName, lastName: users.lastName, username: users.username },
    })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.userId))
    .where(matches(page.search))
    .orderBy(...ordered(sort, page.order === 'desc', inDirection(id, page.order)))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({ ...row, fitnessGoals: row.fitnessGoals as Profile['fitnessGoals'] }));
}

/** Counts all users and invitations, and the results of a search. */
export async function countPeople(
  db: Database,
  search: string | undefined,
): Promise<ResponseOf<typeof admin.summary>> {
  const [totalUsers, activeUsers, pendingInvites, totalInvites] = await Promise.all([
    db.$count(users),
    db.$count(users, sql`${users.isActive}`),
    db.$count(userInvitations, sql`not ${userInvitations.isUsed}`),
    db.$count(userInvitations),
  ]);
  const totals = { totalUsers, activeUsers, pendingInvites, totalInvites };
  const found = matches(search);
  if (!found)
    return { ...totals, matchingUsers: totalUsers, matchingProfiles: await db.$count(userProfiles) };
  const [profiles] = await db
    .select({ found: count() })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.userId))
    .where(found);
  return {
    ...totals,
    matchingUsers: await db.$count(users, found),
    matchingProfiles: profiles?.found ?? 0,
  };
}
