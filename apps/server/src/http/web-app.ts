import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from './app-error.ts';
import { sendProblem } from './problem.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web app: files with a hash in their name for ever, the page itself never from a cache, so
 * that an upgrade arrives at the next load. Every path that is no file and no call is the app's.
 */
export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  const isBuilt = existsSync(join(webRoot, 'index.html'));
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: isBuilt,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webRoot, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return sendProblem(reply, notFound('This address'));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(reply, notFound('This address'));
    // A page from before an upgrade may ask for a file that is gone: the app itself would be the wrong answer.
    if (path.startsWith('/assets/')) return sendProblem(reply, notFound('This file'));
    if (!isBuilt) {
      return sendProblem(
        reply,
        new AppError('unavailable', 'The web app has not been built: run "npm run build"'),
      );
    }
    return reply.sendFile('index.html');
  });
}
