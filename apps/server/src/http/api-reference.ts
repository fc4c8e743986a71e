import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { SESSION_COOKIE } from './session.ts';

/** Serves the OpenAPI document of all bound endpoints, and a page to read and try it on. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(app.boundEndpoints, SESSION_COOKIE);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, {
    mode: 'static',
    specification: { document },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
    theme: { title: 'Game Plan Cookbook: API reference' },
  });
}
