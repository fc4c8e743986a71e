import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Part of each ETag: after an upgrade the same data may be answered differently, so ETags of other processes must not
 * match.
 */
const PROCESS = randomUUID().slice(0, 8);

/**
 * Lets the browser cache a response and revalidate it before each use. Returns true if the cached response is still
 * current: the call is then answered 304 and the handler returns undefined. `version` must differ whenever the response
 * of this address would differ, for any user.
 */
export function isNotModified(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  version: string,
): boolean {
  // Weak, because the same response is sent with different compressions.
  const etag = `W/"${PROCESS}-${version}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (!held?.includes(etag)) return false;
  reply.status(304);
  return true;
}

/** Hashes a JSON-compatible state to a short string for an ETag. */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}
