import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SHARED_PATH } from '@game-plan/contracts/kitchen/recipe-links';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Deps } from '#deps';
import { readPicture } from '#features/pictures/picture-queries.ts';
import { networkOf } from '#http/addresses/network-of.ts';
import { notFound } from '#http/app-error.ts';
import { findLinked, findLinkNonce, type Linked, saveLink } from './recipe-link-queries.ts';

const NONCE_BYTES = 18;

/** Derived from the server's secret, so that members can be shown a link of which the database has only the hash. */
const tokenOf = (secret: string, nonce: string) =>
  createHmac('sha256', secret).update(`link of a recipe ${nonce}`).digest('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const pathOf = (secret: string, nonce: string) => SHARED_PATH + tokenOf(secret, nonce);

type Tools = Pick<Deps, 'db' | 'sessionSecret'>;

/** The path of a recipe's public link; null without one. */
export async function findLinkPath(
  { db, sessionSecret }: Tools,
  { kitchenId }: Member,
  id: number,
): Promise<string | null> {
  const nonce = await findLinkNonce(db, kitchenId, id);
  return nonce ? pathOf(sessionSecret, nonce) : null;
}

/** Makes the public link of a recipe, if there is none, and returns its path. */
export async function makeLink(
  { db, sessionSecret }: Tools,
  { kitchenId }: Member,
  id: number,
): Promise<string> {
  const before = await findLinkNonce(db, kitchenId, id);
  const nonce = before ?? randomBytes(NONCE_BYTES).toString('base64url');
  // Also for a link that there is: the server's secret may be another one by now.
  const hash = hashOf(tokenOf(sessionSecret, nonce));
  if (!(await saveLink(db, kitchenId, id, { nonce, hash }))) throw notFound('This recipe');
  return pathOf(sessionSecret, nonce);
}

export async function withdrawLink(
  { db }: Pick<Deps, 'db'>,
  { kitchenId }: Member,
  id: number,
): Promise<undefined> {
  if (!(await saveLink(db, kitchenId, id, undefined))) throw notFound('This recipe');
  return undefined;
}

/** The recipe of a link. Each attempt counts for the network that it comes from. Throws 'not_found' if there is none. */
export async function openLink(
  { db, rateLimits }: Pick<Deps, 'db' | 'rateLimits'>,
  token: string,
  address: string,
): Promise<Linked> {
  await rateLimits.consume('sharedRecipesByNetwork', networkOf(address));
  const linked = await findLinked(db, hashOf(token));
  if (!linked) throw notFound('This recipe');
  return linked;
}

/** The picture of the recipe of a link. Throws 'not_found' if there is none on this server. */
export async function openLinkedPicture(db: Deps['db'], { kitchenId, picture }: Linked): Promise<Buffer> {
  const bytes = picture?.hash ? await readPicture(db, { kitchenId, hash: picture.hash }, 'card') : undefined;
  if (!bytes) throw notFound('This picture');
  return bytes;
}
