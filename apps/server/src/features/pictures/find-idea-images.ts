import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { pictures } from '@game-plan/contracts/kitchen/pictures';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { listIdeaUses } from './picture-use-queries.ts';

/** The pictures of those of the ideas that are known. */
export async function findIdeaImages(
  db: Database,
  kitchenId: KitchenId,
  ids: readonly string[],
): Promise<ResponseOf<typeof pictures.ofIdeas>> {
  const uses = await listIdeaUses(db, kitchenId, ids);
  return uses.map(({ ideaId, hash, madeBy, state }) => ({
    ideaId,
    imageUrl: hash && pictureAddress(hash),
    madeBy,
    isPending: state === 'pending',
  }));
}
