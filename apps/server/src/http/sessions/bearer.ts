import { createHash, randomBytes } from 'node:crypto';
import type { TokenScope } from '@game-plan/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { tryToWrite } from '../errors/try-to-write.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { isSame } from '../signature.ts';
import type { Actor } from './actor.ts';

const SECRET_BYTES = 24;
const BEARER = /^Bearer (gpc_\S*)$/i;
const TOKEN = /^gpc_([1-9]\d{0,9})-([1-9]\d{0,9})_([\w-]{32})$/;

/** A token's row: the first part of its key is its owner. */
export interface TokenId {
  readonly userId: number;
  readonly id: number;
}

/** What is known of a token that is valid if its secret is right. */
interface KnownToken {
  readonly hash: string;
  readonly scopes: readonly TokenScope[];
  readonly lastUsedOn: string | null;
  readonly owner: Pick<Actor, 'userId' | 'kitchenId'>;
}

/** Stores personal API tokens. */
export interface TokenStore {
  /** Finds a token that was neither withdrawn nor has expired, of an active account. */
  find(id: TokenId): Promise<KnownToken | undefined>;
  noteUse(id: TokenId, day: string): Promise<void>;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** A new secret, and its hash, which is all that is stored: it has so many random bytes that no slow hash is needed. */
export function newSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** The token that a program sends. It begins like no other secret, so that scanners of published code find it. */
export const writeToken = ({ userId, id }: TokenId, secret: string) => `gpc_${userId}-${id}_${secret}`;

interface BearerOptions {
  readonly store: TokenStore;
  readonly rateLimits: RateLimits;
  readonly now: () => Date;
}

/**
 * Reads the personal API token of a request. No browser sends one by itself, so a request with a token needs no check of its
 * origin, and its cookies are not read.
 */
export function acceptTokens(app: FastifyInstance, { store, rateLimits, now }: BearerOptions): void {
  async function identify(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const [, userId = '', tokenId = '', secret = ''] = TOKEN.exec(token) ?? [];
    const id = { userId: Number(userId), id: Number(tokenId) };
    const known = secret === '' ? undefined : await store.find(id);
    if (!known || !isSame(hashOf(secret), known.hash)) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new AppError(
        'signed_out',
        'This token is not valid: it is mistyped, has expired or was withdrawn.',
      );
    }
    await rateLimits.consume('callsByToken', `${userId}-${tokenId}`);
    // A token has no more rights than anyone: those of an admin or a coach are never its own.
    request.actor = { ...known.owner, role: 'user', sid: `token ${tokenId}`, scopes: new Set(known.scopes) };
    const day = now().toISOString().slice(0, 10);
    if (known.lastUsedOn !== day) await tryToWrite(request.log, () => store.noteUse(id, day));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) return done();
    identify(request, reply, token).then(() => done(), done);
  });
}
