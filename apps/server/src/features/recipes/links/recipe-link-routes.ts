import { recipeLinks, SHARED_PATH } from '@game-plan/contracts/kitchen/recipe-links';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { appAddress } from '#http/addresses/app-address.ts';
import { route, routeFile } from '#http/route.ts';
import { makeLink, openLink, openLinkedPicture, withdrawLink } from './recipe-link.ts';
import { writeSharedPage } from './write-shared-page.ts';

/** Search engines leave it out; a withdrawn link is gone at once. */
const UNLISTED = { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };

export function recipeLinkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, recipeLinks.make, async ({ actor, params }) => ({
    path: await makeLink(deps, actor, params.id),
  }));
  route(app, recipeLinks.withdraw, ({ actor, params }) => withdrawLink(deps, actor, params.id));

  routeFile(app, recipeLinks.page, async ({ params, request }) => {
    const { recipe, sourceUrl, picture } = await openLink(deps, params.token, request.ip);
    const url = `${appAddress(deps.publicUrl, request)}${SHARED_PATH}${params.token}`;
    const html = writeSharedPage({ recipe, sourceUrl, url, hasPicture: Boolean(picture?.hash) });
    return { mediaType: 'text/html; charset=utf-8', content: Buffer.from(html), headers: UNLISTED };
  });
  routeFile(app, recipeLinks.picture, async ({ params, request }) => {
    const linked = await openLink(deps, params.token, request.ip);
    return { mediaType: 'image/webp', content: await openLinkedPicture(deps.db, linked), headers: UNLISTED };
  });
}
