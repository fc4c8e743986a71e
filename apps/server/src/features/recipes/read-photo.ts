import type { Member } from '@game-plan/domain/kitchen-member';
import { UnreadablePageError } from '#adapters/web-page/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';

type Tools = Pick<Deps, 'concurrency' | 'encodeDishPhoto' | 'fetchPicture'>;

/** The photo of a recipe, re-encoded; undefined if it is no picture, or one that is too small or too large. */
export async function readPhoto(
  { concurrency, encodeDishPhoto }: Pick<Tools, 'concurrency' | 'encodeDishPhoto'>,
  { userId }: Member,
  picture: Uint8Array,
) {
  try {
    return await concurrency.decoding.run(userId, () => encodeDishPhoto(picture));
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') return undefined;
    throw error;
  }
}

/** The photo at an address that a page or a file names; undefined if none can be read there. */
export async function fetchPhoto(tools: Tools, member: Member, address: string, signal?: AbortSignal) {
  try {
    const picture = await tools.concurrency.clicks.run(member.userId, () =>
      tools.fetchPicture(address, signal),
    );
    return await readPhoto(tools, member, picture);
  } catch (error) {
    if (error instanceof UnreadablePageError) return undefined;
    throw error;
  }
}
