import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { appointOwner, insertKitchen } from '#db/kitchen-membership.ts';
import { roomForRecipes } from '#db/row-limit.ts';
import { queuePictures } from '#features/pictures/pending-picture-queries.ts';
import { keepKitchenFor, moveMember, withdrawInvitations } from './membership-queries.ts';
import { copyOwnRecipes, countRows, listPendingPictures } from './move-queries.ts';

interface MovingOut {
  readonly userId: number;
  readonly from: KitchenId;
  /** The kitchen that waits for them, if one does. */
  readonly kept: KitchenId | undefined;
}

/**
 * Lets a person leave a kitchen that others stay in: for the one that waits for them or a new one, with a copy of the recipes
 * that they added. If they owned it, it passes to its longest-standing member. Their account and the kitchens must be
 * locked. Returns the kitchen that they have now.
 */
export async function moveOut(
  tx: Database,
  jobs: JobQueue,
  { userId, from, kept }: MovingOut,
): Promise<KitchenId> {
  const home = kept ?? (await insertKitchen(tx));
  const { recipes } = await countRows(tx, home);
  await copyOwnRecipes(tx, { from, to: home, userId }, roomForRecipes(recipes));
  await queuePictures(tx, jobs, await listPendingPictures(tx, home));
  await withdrawInvitations(tx, from, userId);
  await moveMember(tx, userId, { kitchenId: home, isOwner: true });
  await keepKitchenFor(tx, home, null);
  await appointOwner(tx, from);
  return home;
}
