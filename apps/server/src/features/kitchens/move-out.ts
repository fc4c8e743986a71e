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
  /** The person's own kitchen that is kept for their return, if there is one. */
  readonly kept: KitchenId | undefined;
}

/**
 * Moves a person out of a kitchen that has other members, to their kept kitchen or a new one, with copies of the
 * recipes they added. If they were the owner, the longest-standing member becomes the owner. Their account and the
 * kitchens must be locked. Returns their new kitchen.
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
