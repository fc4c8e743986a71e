import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../app-error.ts';
import { sendProblem } from '../errors/problem.ts';
import { SESSION_COOKIE } from '../sessions/session.ts';
import { storePages } from './pages.ts';
import { type StoredFile, storeFiles } from './stored-files.ts';

const YEAR_SECONDS = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
/** The browser asks each time whether it is still the same. */
const ASKED_ABOUT = 'no-cache';
/** It says that nobody is signed in: no step back may find it after a sign-in. */
const NEVER_KEPT = 'no-store';

/**
 * The worker that reads barcodes compiles WebAssembly, which no page may: a worker has the policy of its own file. It
 * loads its decoder from here and nothing else.
 */
const DECODER = /^\/assets\/barcode-worker-[\w-]+\.js$/;
const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Serves the built web app: files with a hash in their name for ever, the page itself never unasked from a cache, so
 * that an upgrade arrives at the next load. Every path that is no file and no call is the app's.
 */
export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  const isBuilt = existsSync(join(webRoot, 'index.html'));
  const files = isBuilt ? await storeFiles(webRoot) : new Map<string, StoredFile>();
  const pageOf = await storePages(files);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return sendProblem(reply, notFound('This address'));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(reply, notFound('This address'));
    const file = files.get(decoded(path));
    if (file) {
      if (DECODER.test(path)) reply.header('content-security-policy', DECODER_POLICY);
      return sendFile({ request, reply }, file, path.startsWith('/assets/') ? FOR_EVER : ASKED_ABOUT);
    }
    // A page from before an upgrade may ask for a file that is gone: the app itself would be the wrong answer.
    if (path.startsWith('/assets/')) return sendProblem(reply, notFound('This file'));
    if (!pageOf) {
      return sendProblem(
        reply,
        new AppError('unavailable', 'The web app has not been built: run "npm run build"'),
      );
    }
    const hasCookie = hasSessionCookie(request);
    return sendFile({ request, reply }, pageOf(request.url, hasCookie), hasCookie ? ASKED_ABOUT : NEVER_KEPT);
  });
}

/** Whether somebody may be signed in. The page comes without the database, so that it can say that the database is away. */
function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split(';').some((pair) => pair.trim().startsWith(`${SESSION_COOKIE}=`)) ?? false;
}

/** A path that cannot be decoded names no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends the shortest form that the browser takes, or 304 when it holds it already. */
function sendFile({ request, reply }: Call, file: StoredFile, cacheControl: string): FastifyReply {
  const encoding = file.br ? takenEncoding(request) : undefined;
  const form = (encoding && file[encoding]) ?? file;
  reply.status(200).headers({ 'cache-control': cacheControl, etag: form.etag });
  if (file.br) reply.header('vary', 'accept-encoding');
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (held?.includes(form.etag)) return reply.status(304).send();
  if (form !== file) reply.header('content-encoding', encoding);
  return reply.type(file.mediaType).send(form.content);
}

/** The better of our compressions that a browser says it takes (RFC 9110, 12.5.3). */
function takenEncoding(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const said = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  const taken = said.split(',').flatMap((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim());
    return weight && /^q=0(?:\.0*)?$/.test(weight) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
