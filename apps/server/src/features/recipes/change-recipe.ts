import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { lockRecipe } from '#features/pictures/recipe-picture-queries.ts';
import { saveFavorite } from './favorite-queries.ts';
import { findRecipe, markMade, replaceRecipe, unmarkMade } from './recipe-queries.ts';

/** Changes the given fields; a favourite belongs to the member. Undefined if there is no such recipe. */
export function changeRecipe(
  db: Database,
  member: Member,
  id: number,
  { isFavorite, made, ...marks }: BodyOf<typeof recipes.update>,
): Promise<SavedRecipe | undefined> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, member.userId);
    if (!(await lockRecipe(tx, member.kitchenId, id))) return undefined;
    if (Object.values(marks).some((value) => value !== undefined))
      await replaceRecipe(tx, member.kitchenId, id, marks);
    if (made) await (made.isMade ? markMade : unmarkMade)(tx, member.kitchenId, id, made.on);
    if (isFavorite !== undefined) await saveFavorite(tx, member, id, isFavorite);
    return findRecipe(tx, member, id);
  });
}
