import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The code may answer otherwise after an upgrade: what another process has said is not taken for current. */
const PROCESS = randomUUID().slice(0, 8);

/**
 * Lets the browser keep the answer of a read, to be asked about before each use. True when the one it holds still
 * stands: the call is then answered 304 and the handler has nothing to return.
 * `version` must differ whenever the answer to this address would, for whichever person.
 */
export function isNotModified(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  version: string,
): boolean {
  // Weak: the same answer goes out with several compressions.
  const etag = `W/"${PROCESS}-${version}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (!held?.includes(etag)) return false;
  reply.status(304);
  return true;
}

/** A short text that is another one whenever the state is, as an ETag needs it. `state` is what JSON can carry. */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}
