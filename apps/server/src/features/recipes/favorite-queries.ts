import type { Member } from '@game-plan/domain/kitchen-member';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

const { kitchenId, userId, recipeId } = recipeFavorites;

/** The favourites of this member among the kitchen's recipes. */
const chosenBy = (member: Member) => and(eq(kitchenId, member.kitchenId), eq(userId, member.userId));

/** SQL: whether the current row's recipe is a favourite of this member. */
export const isFavoriteOf = (member: Member) =>
  sql<boolean>`exists (select from ${recipeFavorites} where ${chosenBy(member)} and ${recipeId} = ${recipes.id})`;

/** Adds a recipe to this member's favourites, or removes it. `tx` must hold the member's lock. */
export async function saveFavorite(
  tx: Database,
  member: Member,
  id: number,
  isFavorite: boolean,
): Promise<void> {
  if (isFavorite)
    await tx
      .insert(recipeFavorites)
      .values({ kitchenId: member.kitchenId, userId: member.userId, recipeId: id })
      .onConflictDoNothing();
  else await tx.delete(recipeFavorites).where(and(chosenBy(member), eq(recipeId, id)));
}
