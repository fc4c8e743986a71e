import type { Member } from '@game-plan/domain/kitchen-member';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { users } from '#db/schema/people/users.ts';

/** A member's name within the kitchen: first name, otherwise username. */
const calledName = sql<string>`coalesce(nullif(trim(${users.firstName}), ''), ${users.username})`;

const eatersOf = preparedRead(
  'eaters',
  { userId: users.id, name: calledName, notCookedFor: kitchenMembers.notCookedFor },
  (select) =>
    select
      .from(kitchenMembers)
      .innerJoin(users, and(eq(users.id, kitchenMembers.userId), users.isActive))
      .where(
        and(
          eq(kitchenMembers.kitchenId, sql.placeholder('kitchenId')),
          or(kitchenMembers.agreesToBeCookedFor, eq(kitchenMembers.userId, sql.placeholder('userId'))),
        ),
      )
      .orderBy(asc(kitchenMembers.joinedAt), asc(users.id)),
);

/** The person, and the kitchen's members who agreed to ideas for them, longest-standing first. */
export function listEaters(
  db: Database,
  { userId, kitchenId }: Member,
): Promise<{ userId: number; name: string; notCookedFor: number[] }[]> {
  return eatersOf(db, { userId, kitchenId });
}
