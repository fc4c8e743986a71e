import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies, and lets a JSON content type come without any body: browsers' clients send it with
 * every call, a DELETE too.
 */
export function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
}
