import { randomUUID } from 'node:crypto';
import { bookmarklet } from '@game-plan/contracts/kitchen/bookmarklet';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { isSame, sign } from '#http/signature.ts';
import { findBookmarkletSeed, saveBookmarkletSeed } from './bookmarklet-queries.ts';
import { readSentPage } from './read-page.ts';

const ENDED =
  'This bookmarklet was replaced, or is another person’s. Make a new one in the app, under Add Recipe.';

/** The bookmarklet: its token only says that the person's own bookmark sends a page, so that no other site fills in a form here. */
export function bookmarkletRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, sessionSecret } = deps;
  const tokenOf = async (userId: number) => {
    const seed = await findBookmarkletSeed(db, userId);
    return { token: seed === null ? null : sign(sessionSecret, 'bookmarklet', userId, seed) };
  };

  route(app, bookmarklet.read, ({ actor }) => tokenOf(actor.userId));
  route(app, bookmarklet.replace, async ({ actor }) => {
    await saveBookmarkletSeed(db, actor.userId, randomUUID());
    return tokenOf(actor.userId);
  });
  route(app, bookmarklet.withdraw, async ({ actor }) => {
    await saveBookmarkletSeed(db, actor.userId, null);
    return undefined;
  });
  route(app, bookmarklet.readPage, async ({ actor, body: { token: given, url, html } }) => {
    const { token } = await tokenOf(actor.userId);
    if (token === null || !isSame(given, token)) throw new AppError('forbidden', ENDED);
    return readSentPage(deps, actor, { url, html });
  });
}
