import type { SuggestedRecipe } from '@game-plan/contracts/recipes';
import type { Deps } from '#deps';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';

/** Has the pictures of new ideas made, which are asked for by the ideas' ids. Answers the ideas, waiting for them. */
export async function orderIdeaPictures(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  userId: number,
  ideas: readonly SuggestedRecipe[],
): Promise<SuggestedRecipe[]> {
  const wanted = ideas.map(({ id, name, ingredients }) => ({
    userId,
    of: { ideaId: id },
    name,
    ingredients,
  }));
  await db.transaction((tx) => orderPictures(tx, jobs, wanted));
  return ideas.map((idea) => ({ ...idea, isImagePending: true }));
}
