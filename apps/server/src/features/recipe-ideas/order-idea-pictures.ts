import type { SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Deps } from '#deps';
import { orderPictures } from '#features/pictures/pending-picture-queries.ts';
import { tryToWrite } from '#http/errors/try-to-write.ts';
import { tryToConsume } from '#http/limits/rate-limits.ts';

/**
 * Orders pictures of new ideas and returns the ideas with pending pictures. A user who has reached the limit gets ideas
 * without pictures.
 */
export async function orderIdeaPictures(
  { db, jobs, log, rateLimits }: Pick<Deps, 'db' | 'jobs' | 'log' | 'rateLimits'>,
  member: Member,
  ideas: readonly SuggestedRecipe[],
): Promise<SuggestedRecipe[]> {
  const wanted = ideas.map(({ id, name, ingredients }) => ({
    member,
    of: { ideaId: id },
    name,
    ingredients,
  }));
  const isImagePending = await tryToWrite(log, async () => {
    if (!(await tryToConsume(rateLimits, 'ideaPicturesByUser', String(member.userId)))) return false;
    await db.transaction((tx) => orderPictures(tx, jobs, wanted));
    return true;
  });
  return isImagePending ? ideas.map((idea) => ({ ...idea, isImagePending })) : [...ideas];
}
