import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { PictureSize, pictures } from '@game-plan/contracts/kitchen/pictures';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/client.ts';
import { notFound } from '#http/app-error.ts';
import type { FileAnswer } from '#http/route.ts';
import { mayReadPicture, readPicture } from './picture-queries.ts';
import { listIdeaUses } from './picture-use-queries.ts';

const noPicture = () => notFound('This picture');

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Member;
  readonly params: { readonly hash: string };
  readonly query: { readonly size: PictureSize };
}

/**
 * Sends a picture's bytes. Its address contains their hash, so browsers may cache it forever. Throws 404 if no recipe
 * or idea of the user's kitchen shows it.
 */
export async function answerPicture(
  db: Database,
  { request, reply, actor, params: { hash }, query: { size } }: Asked,
): Promise<FileAnswer | undefined> {
  if (!(await mayReadPicture(db, actor.kitchenId, hash))) throw noPicture();
  const etag = `"${hash}-${size}"`;
  const headers = { etag, 'cache-control': 'private, max-age=31536000, immutable' };
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (held?.includes(etag) || held?.includes('*')) {
    reply.status(304).headers(headers);
    return undefined;
  }
  const content = await readPicture(db, { kitchenId: actor.kitchenId, hash }, size);
  if (!content) throw noPicture();
  return { mediaType: size === 'full' ? 'image/jpeg' : 'image/webp', content, headers };
}

/** The pictures of those ideas that have one. */
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
