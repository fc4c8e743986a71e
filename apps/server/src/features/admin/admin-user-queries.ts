import type { QueryOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { AdminProfile, AdminUser, admin } from '@game-plan/contracts/people/admin';
import type { Profile } from '@game-plan/contracts/people/profile';
import { ACTIVITY_LEVELS } from '@game-plan/domain/health/profile-options';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { userInvitations } from '#db/schema/people/invitations.ts';
import { userProfiles } from '#db/schema/people/profiles.ts';
import { users } from '#db/schema/people/users.ts';

type UserPage = QueryOf<typeof admin.users>;
type ProfilePage = QueryOf<typeof admin.userProfiles>;

const USER_COLUMNS = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  isActive: users.isActive,
  createdAt: users.createdAt,
};

/** As the table shows it; null of an account without any. */
const fullName = sql`nullif(lower(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`;
const searched = sql`lower(concat_ws(' ', ${users.username}, ${users.firstName}, ${users.lastName}, ${users.email}))`;

/** Every word of the search stands somewhere in the username, the name or the address, letter for letter. */
function matches(search: string | undefined): SQL | undefined {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  return and(...words.map((word) => sql`strpos(${searched}, lower(${word})) > 0`));
}

const USER_ORDER: Readonly<Record<UserPage['sort'], SQL>> = {
  username: sql`lower(${users.username})`,
  name: fullName,
  email: sql`lower(${users.email})`,
  role: sql`${users.role}`,
  status: sql`not ${users.isActive}`,
  created: sql`${users.createdAt}`,
};

const LEVELS = sql.raw(`array[${ACTIVITY_LEVELS.map((level) => `'${level}'`).join(', ')}]::text[]`);
const PROFILE_ORDER: Readonly<Record<ProfilePage['sort'], SQL>> = {
  user: sql`coalesce(${fullName}, lower(${users.username}))`,
  activity: sql`array_position(${LEVELS}, ${userProfiles.activityLevel}::text)`,
};

/** What is missing comes last in either direction; equals keep the order of their accounts. */
function ordered(key: SQL, order: 'asc' | 'desc'): SQL[] {
  return [sql`${order === 'asc' ? asc(key) : desc(key)} nulls last`, asc(users.id)];
}

export async function listUsers(db: Database, page: UserPage): Promise<AdminUser[]> {
  const rows = await db
    .select(USER_COLUMNS)
    .from(users)
    .where(matches(page.search))
    .orderBy(...ordered(USER_ORDER[page.sort], page.order))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function listProfiles(db: Database, page: ProfilePage): Promise<AdminProfile[]> {
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
    .orderBy(...ordered(PROFILE_ORDER[page.sort], page.order))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({ ...row, fitnessGoals: row.fitnessGoals as Profile['fitnessGoals'] }));
}

/** All users and invitations counted, and what a search finds. */
export async function countPeople(
  db: Database,
  search: string | undefined,
): Promise<ResponseOf<typeof admin.summary>> {
  const found = matches(search) ?? sql`true`;
  const [counts] = await db
    .select({
      totalUsers: count(),
      activeUsers: sql`count(*) filter (where ${users.isActive})`.mapWith(Number),
      matchingUsers: sql`count(*) filter (where ${found})`.mapWith(Number),
      matchingProfiles: sql`count(${userProfiles.userId}) filter (where ${found})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id));
  if (!counts) throw new Error('Nothing was counted');
  const [invites] = await db
    .select({
      pendingInvites: sql`count(*) filter (where not ${userInvitations.isUsed})`.mapWith(Number),
      totalInvites: count(),
    })
    .from(userInvitations);
  if (!invites) throw new Error('No invitations were counted');
  return { ...counts, ...invites };
}
