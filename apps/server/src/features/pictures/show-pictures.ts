import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { PictureSize, pictures } from '@game-plan/contracts/kitchen/pictures';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/client.ts';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { tryToWrite } from '#http/errors/try-to-write.ts';
import type { FileAnswer } from '#http/route.ts';
import { addSize, findDrawing, mayReadPicture, readPicture } from './picture-queries.ts';
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
 * Sends one size of a picture; that of a drawing is rendered and stored when it is first requested. The address contains
 * a hash of the picture, so browsers may cache it forever. Throws 404 if no recipe or idea of the user's kitchen shows it.
 */
export async function answerPicture(
  { db, encodeDrawing, concurrency }: Pick<Deps, 'db' | 'encodeDrawing' | 'concurrency'>,
  { request, reply, actor, params: { hash }, query: { size } }: Asked,
): Promise<FileAnswer | undefined> {
  const { kitchenId, userId } = actor;
  if (!(await mayReadPicture(db, kitchenId, hash))) throw noPicture();
  const etag = `"${hash}-${size}"`;
  const headers = { etag, 'cache-control': 'private, max-age=31536000, immutable' };
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (held?.includes(etag) || held?.includes('*')) {
    reply.status(304).headers(headers);
    return undefined;
  }
  let content = await readPicture(db, { kitchenId, hash }, size);
  if (!content) {
    const drawing = await findDrawing(db, { kitchenId, hash });
    if (drawing === undefined) throw noPicture();
    const rendered = await concurrency.images.run(userId, () => encodeDrawing(drawing, size));
    content = rendered;
    await tryToWrite(request.log, () => addSize(db, { kitchenId, hash }, size, rendered));
  }
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
