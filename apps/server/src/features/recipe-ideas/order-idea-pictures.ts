import type { SuggestedRecipe } from '@game-plan/contracts/recipes';
import type { Deps } from '#deps';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';

/** Has the pictures of new ideas made, which are asked for by the ideas' ids. */
export function orderIdeaPictures(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  userId: number,
  ideas: readonly SuggestedRecipe[],
): Promise<void> {
  const wanted = ideas.map(({ id, name, ingredients }) => ({ of: { ideaId: id }, name, ingredients }));
  return db.transaction((tx) => orderPictures(tx, jobs, userId, wanted));
}
