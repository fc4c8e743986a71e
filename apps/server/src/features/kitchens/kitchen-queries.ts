import type { ResponseInput } from '@game-plan/contracts/endpoint';
import { type kitchens as contract, MEMBERS_MAX } from '@game-plan/contracts/kitchen/kitchens';
import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { displayName } from '@game-plan/domain/person-name';
import type { Minimums } from '@game-plan/domain/stock/minimum';
import { kitchenSystem } from '@game-plan/domain/units/kitchen-system';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { kitchenInvitations, kitchenMembers, kitchens } from '#db/schema/kitchen/kitchens.ts';
import { userInvitations } from '#db/schema/people/invitations.ts';
import { userPreferences } from '#db/schema/people/preferences.ts';
import { users } from '#db/schema/people/users.ts';
import { countMembers } from './membership-queries.ts';
import { countRows } from './move-queries.ts';

const atHomeOf = preparedRead('at-home', { atHome: kitchens.atHome }, (select) =>
  select.from(kitchens).where(eq(kitchens.id, sql.placeholder('kitchenId'))),
);

/** Names of foods that are always at home; the defaults until a member changes them. */
export async function foodsAtHome(db: Database, kitchenId: KitchenId): Promise<string[]> {
  const [row] = await atHomeOf(db, { kitchenId });
  return [...(row?.atHome ?? USUAL_AT_HOME)];
}

/** Of which foods a kitchen always wants to have how much. */
export async function findMinimums(db: Database, kitchenId: KitchenId): Promise<Minimums> {
  const [row] = await db
    .select({ minimums: kitchens.minimums })
    .from(kitchens)
    .where(eq(kitchens.id, kitchenId));
  return row?.minimums ?? {};
}

export async function saveMinimums(db: Database, kitchenId: KitchenId, minimums: Minimums): Promise<void> {
  await db.update(kitchens).set({ minimums }).where(eq(kitchens.id, kitchenId));
}

export async function saveAtHome(
  db: Database,
  kitchenId: KitchenId,
  atHome: readonly string[],
): Promise<void> {
  await db
    .update(kitchens)
    .set({ atHome: [...atHome] })
    .where(eq(kitchens.id, kitchenId));
}

/** The units in which a kitchen measures: those of its ingredients, otherwise those of the person. */
export async function findUnitSystem(db: Database, { userId, kitchenId }: Member): Promise<UnitSystem> {
  const kept = await db
    .select({ unit: ingredients.unit })
    .from(ingredients)
    .where(eq(ingredients.kitchenId, kitchenId));
  const [own] = await db
    .select({ units: userPreferences.units })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return kitchenSystem(kept.map(({ unit }) => unit)) ?? own?.units ?? 'metric';
}

const nameOf = { username: users.username, firstName: users.firstName, lastName: users.lastName };

/** The members of kitchens, longest-standing first. */
function listMembers(db: Database, kitchenIds: readonly KitchenId[]) {
  return db
    .select({ ...getTableColumns(kitchenMembers), ...nameOf })
    .from(kitchenMembers)
    .innerJoin(users, eq(users.id, kitchenMembers.userId))
    .where(inArray(kitchenMembers.kitchenId, [...kitchenIds]))
    .orderBy(kitchenMembers.joinedAt, kitchenMembers.userId);
}

/** A person's kitchen as they see it. Of invited people only the typed username is shown. */
export async function findKitchen(
  db: Database,
  { userId, kitchenId }: Member,
): Promise<ResponseInput<typeof contract.read>> {
  const members = await listMembers(db, [kitchenId]);
  const invited = await db
    .select({
      id: kitchenInvitations.id,
      name: users.username,
      createdAt: kitchenInvitations.createdAt,
    })
    .from(kitchenInvitations)
    .innerJoin(users, eq(users.id, kitchenInvitations.userId))
    .where(eq(kitchenInvitations.kitchenId, kitchenId))
    .orderBy(kitchenInvitations.id);
  const isMember = (id: number) => members.some((member) => member.userId === id);
  const notCookedFor =
    members.find((member) => member.userId === userId)?.notCookedFor.filter(isMember) ?? [];
  return {
    members: members.map((member) => ({
      id: member.userId,
      name: displayName(member),
      isYou: member.userId === userId,
      isOwner: member.isOwner,
      agreesToBeCookedFor: member.agreesToBeCookedFor,
      joinedAt: member.joinedAt.toISOString(),
    })),
    invited: invited.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    has: await countRows(db, kitchenId),
    ...(notCookedFor.length > 0 && { notCookedFor }),
    hasFoodElsewhere: await hasFoodElsewhere(db, userId),
  };
}

async function hasFoodElsewhere(db: Database, userId: number): Promise<boolean> {
  const [kept] = await db.select({ id: kitchens.id }).from(kitchens).where(eq(kitchens.keptFor, userId));
  return kept !== undefined && Object.values(await countRows(db, kept.id)).some((count) => count > 0);
}

/** The kitchens that a person is invited to, with what they would share, newest first. */
export async function listInvitations(
  db: Database,
  userId: number,
): Promise<ResponseInput<typeof contract.invitations>> {
  const rows = await db
    .select({ ...getTableColumns(kitchenInvitations), ...nameOf })
    .from(kitchenInvitations)
    .innerJoin(users, eq(users.id, kitchenInvitations.invitedBy))
    .where(eq(kitchenInvitations.userId, userId))
    .orderBy(desc(kitchenInvitations.id));
  if (rows.length === 0) return [];
  const members = await listMembers(
    db,
    rows.map(({ kitchenId }) => kitchenId),
  );
  const invitations = [];
  for (const { id, kitchenId, createdAt, ...inviter } of rows)
    invitations.push({
      id,
      invitedBy: displayName(inviter),
      members: members.filter((member) => member.kitchenId === kitchenId).map(displayName),
      has: await countRows(db, kitchenId),
      createdAt: createdAt.toISOString(),
    });
  return invitations;
}

/**
 * Whether a kitchen can invite another person: 'full' by members, or 'waiting' if open invitations take the remaining
 * places, including those to people without an account.
 */
export async function findRoomToInvite(
  db: Database,
  kitchenId: KitchenId,
): Promise<'room' | 'full' | 'waiting'> {
  if ((await countMembers(db, kitchenId)) >= MEMBERS_MAX) return 'full';
  const waiting = await db.$count(kitchenInvitations, eq(kitchenInvitations.kitchenId, kitchenId));
  const isPending = sql`not ${userInvitations.isUsed} and ${userInvitations.expiresAt} > now()`;
  const newcomers = await db.$count(
    userInvitations,
    and(eq(userInvitations.toKitchenId, kitchenId), isPending),
  );
  return waiting + newcomers >= MEMBERS_MAX ? 'waiting' : 'room';
}

export async function describeSettings(db: Database, kitchenId: KitchenId) {
  const [row] = await db
    .select({ atHome: kitchens.atHome, stockBought: kitchens.stockBought, createdAt: kitchens.createdAt })
    .from(kitchens)
    .where(eq(kitchens.id, kitchenId));
  return row;
}

/** A kitchen's data for a person's download, apart from its rows. */
export async function describeKitchen(db: Database, member: Member) {
  const { members, invited } = await findKitchen(db, member);
  return {
    ...(await describeSettings(db, member.kitchenId)),
    members,
    invited,
    invitedTo: await listInvitations(db, member.userId),
  };
}

/** The names of all members of the person's kitchen; empty if the person is its only member. */
export async function listHousehold(db: Database, userId: number) {
  const own = db
    .select({ kitchenId: kitchenMembers.kitchenId })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.userId, userId));
  const [kitchen] = await own;
  const members = kitchen ? await listMembers(db, [kitchen.kitchenId]) : [];
  return members.length < 2
    ? []
    : members.map((member) => ({ name: displayName(member), isOwner: member.isOwner }));
}
