import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(request: FastifyRequest, origin: string, publicOrigin: string | undefined): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * Whether a browser says that another site's page sends this request, or leads here. A request that says nothing comes
 * from an old browser, or from none.
 */
function isFromForeignSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

const refused = (wayOn: string) => new AppError('forbidden', `This call came from another site. ${wayOn}`);

/** Of a read that costs or does something: a link or a redirect of another site sends it with the person's cookie. */
export function refuseForeignSite(request: FastifyRequest): void {
  if (isFromForeignSite(request)) throw refused('Open it from the app.');
}

/**
 * Refuses state-changing calls that another site makes a browser send. A browser names the page's origin in
 * `Origin`, or in `Sec-Fetch-Site`; a caller with neither is no browser, which would send a cookie by itself. Where
 * PUBLIC_URL is set it is the one origin, its scheme too; else the origin is that of the Host.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  // Behind a proxy that passes on another Host, the app's own page is refused too: the message says how to set it up.
  const wayOn =
    publicOrigin === undefined
      ? 'If this is the app’s own page, behind a proxy, PUBLIC_URL has to be set to its address.'
      : `The app is at ${publicOrigin}.`;
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
    const { origin } = request.headers;
    const isForeign =
      origin === undefined ? isFromForeignSite(request) : !isOwnOrigin(request, origin, publicOrigin);
    done(isForeign ? refused(wayOn) : undefined);
  });
}
