import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(request: FastifyRequest, origin: string, publicOrigin: string | undefined): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * Whether the browser says that another site's page sent this request or linked here. Requests without the header come
 * from old browsers or from other programs.
 */
function isFromForeignSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

const refused = (wayOn: string) => new AppError('forbidden', `This call came from another site. ${wayOn}`);

/**
 * Refuses a GET with costs or effects if another site's link or redirect led to it, because the browser sends the
 * person's cookie along.
 */
export function refuseForeignSite(request: FastifyRequest): void {
  if (isFromForeignSite(request)) throw refused('Open it from the app.');
}

/**
 * Refuses state-changing calls that another site makes a browser send (CSRF). Browsers name the page's origin in
 * `Origin` or `Sec-Fetch-Site`; a caller that sends neither is not a browser, so it does not send cookies
 * automatically. Nor is a token sent automatically. The allowed origin is PUBLIC_URL including its scheme if set, otherwise the Host.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  // Behind a proxy that rewrites the Host, the app's own page is refused, too; the message tells the operator what to
  // set.
  const wayOn =
    publicOrigin === undefined
      ? 'If this is the app’s own page, behind a proxy, PUBLIC_URL has to be set to its address.'
      : `The app is at ${publicOrigin}.`;
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || request.actor?.scopes) return done();
    const { origin } = request.headers;
    const isForeign =
      origin === undefined ? isFromForeignSite(request) : !isOwnOrigin(request, origin, publicOrigin);
    done(isForeign ? refused(wayOn) : undefined);
  });
}
