import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { shownName } from '#db/reads/person-name.ts';
import { kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { recipeVersions, type WrittenRecipe } from '#db/schema/kitchen/recipe-versions.ts';
import { users } from '#db/schema/people/users.ts';

/** So many versions of a recipe are kept; the oldest go first. */
const MOST_VERSIONS = 50;

const versionsOf = (kitchenId: KitchenId, recipeId: number) =>
  and(eq(recipeVersions.kitchenId, kitchenId), eq(recipeVersions.recipeId, recipeId));

/** Keeps what a recipe said until the member changed it, by default now. */
export async function keepVersion(
  tx: Database,
  { userId, kitchenId }: Member,
  recipeId: number,
  content: WrittenRecipe,
  replacedAt?: Date,
): Promise<void> {
  await tx.insert(recipeVersions).values({ kitchenId, addedBy: userId, recipeId, content, replacedAt });
  const oldest = tx
    .select({ id: recipeVersions.id })
    .from(recipeVersions)
    .where(versionsOf(kitchenId, recipeId))
    .orderBy(desc(recipeVersions.id))
    .limit(1)
    .offset(MOST_VERSIONS);
  await tx
    .delete(recipeVersions)
    .where(and(versionsOf(kitchenId, recipeId), sql`${recipeVersions.id} <= (${oldest})`));
}

/** What a recipe said earlier, the latest first, and which member changed it; null for who is none any more. */
export async function listVersions(db: Database, kitchenId: KitchenId, recipeId: number) {
  const { id, content, replacedAt } = recipeVersions;
  const rows = await db
    .select({ id, content, replacedAt, by: sql<string | null>`${shownName}` })
    .from(recipeVersions)
    .leftJoin(
      kitchenMembers,
      and(eq(kitchenMembers.kitchenId, kitchenId), eq(kitchenMembers.userId, recipeVersions.addedBy)),
    )
    .leftJoin(users, eq(users.id, kitchenMembers.userId))
    .where(versionsOf(kitchenId, recipeId))
    .orderBy(desc(id));
  return rows.map((version) => ({ ...version, replacedAt: version.replacedAt.toISOString() }));
}

/** How many earlier versions of a recipe are kept. */
export async function countVersions(db: Database, kitchenId: KitchenId, recipeId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(recipeVersions)
    .where(versionsOf(kitchenId, recipeId));
  return row?.count ?? 0;
}
