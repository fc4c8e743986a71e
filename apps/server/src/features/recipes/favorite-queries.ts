import type { Member } from '@game-plan/domain/kitchen-member';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

const { kitchenId, userId, recipeId } = recipeFavorites;

/** Those of the kitchen's recipes that this member has chosen, whatever the others have. */
const chosenBy = (member: Member) => and(eq(kitchenId, member.kitchenId), eq(userId, member.userId));

/** Whether the recipe of the row at hand is a favourite of this member. */
export const isFavoriteOf = (member: Member) =>
  sql<boolean>`exists (select from ${recipeFavorites} where ${chosenBy(member)} and ${recipeId} = ${recipes.id})`;

/** Makes a recipe of the kitchen a favourite of this member, or ends that. `tx` must hold the member's lock. */
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
