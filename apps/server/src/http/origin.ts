import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(request: FastifyRequest, origin: string, publicOrigin: string | undefined): boolean {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * Refuses state-changing calls that another site makes a browser send. A browser names the page's origin in
 * `Origin`, or in `Sec-Fetch-Site`; a caller with neither is no browser and carries nobody's cookie by accident.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  // A proxy that passes another Host on makes the app's own page look like this too: whoever set it up reads this.
  const wayOn =
    publicOrigin === undefined
      ? 'If this is the app’s own page, behind a proxy, PUBLIC_URL has to be set to its address.'
      : `The app is at ${publicOrigin}.`;
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isForeign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : !isOwnOrigin(request, origin, publicOrigin);
    if (isForeign) throw new AppError('forbidden', `This call came from another site. ${wayOn}`);
  });
}
