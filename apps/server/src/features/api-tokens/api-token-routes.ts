import { type ApiToken, apiTokens } from '@game-plan/contracts/people/api-tokens';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { newSecret, writeToken } from '#http/sessions/bearer.ts';
import { deleteToken, insertToken, listTokensOf, type TokenRow } from './api-token-queries.ts';

const DAY_MILLISECONDS = 86_400_000;

const shown = ({ createdAt, expiresAt, ...token }: TokenRow): ApiToken => ({
  ...token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

export function apiTokenRoutes(app: FastifyInstance, { db, now }: Pick<Deps, 'db' | 'now'>): void {
  route(app, apiTokens.list, async ({ actor }) => (await listTokensOf(db, actor.userId)).map(shown));

  route(app, apiTokens.create, async ({ actor: { userId }, body }) => {
    const { secret, hash } = newSecret();
    const { name, scopes, expiresInDays } = body;
    const createdAt = now();
    const expiresAt =
      expiresInDays === null ? null : new Date(createdAt.getTime() + expiresInDays * DAY_MILLISECONDS);
    const row = await insertToken(db, { userId, name, hash, scopes, createdAt, expiresAt });
    return { ...shown(row), token: writeToken(row, secret) };
  });

  route(app, apiTokens.withdraw, async ({ actor, params }) => {
    if (!(await deleteToken(db, actor.userId, params.id))) throw notFound('This token');
    return undefined;
  });
}
