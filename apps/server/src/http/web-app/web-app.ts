import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../app-error.ts';
import { sendProblem } from '../errors/problem.ts';
import { SESSION_COOKIE } from '../sessions/session.ts';
import { storePages } from './pages.ts';
import { type Encoding, type StoredFile, storeFiles } from './stored-files.ts';
import { inTheme } from './theme.ts';

const YEAR_SECONDS = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
/** The browser revalidates before each use. */
const ASKED_ABOUT = 'no-cache';
/** For pages that say that nobody is signed in: Back must not show them after a sign-in. */
const NEVER_KEPT = 'no-store';

/**
 * The barcode worker compiles WebAssembly, which pages may not do. A worker has the policy of its own file, and this
 * one may load only its decoder from this origin.
 */
const DECODER = /^\/assets\/barcode-worker-[\w-]+\.js$/;
const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Serves the built web app. Files with a hash in their name are cached forever; the page itself is always revalidated,
 * so that upgrades arrive with the next load. Every path that is neither a file nor an API call gets the app's page, with the
 * status 404 where the app has none.
 */
export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  const isBuilt = existsSync(join(webRoot, 'index.html'));
  const files = isBuilt ? await storeFiles(webRoot) : new Map<string, StoredFile>();
  const pageOf = storePages(files);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return sendProblem(reply, notFound('This address'));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(reply, notFound('This address'));
    const file = files.get(decoded(path));
    if (file) {
      if (DECODER.test(path)) reply.header('content-security-policy', DECODER_POLICY);
      return sendFile({ request, reply }, file, { cacheControl: isHashed(path) ? FOR_EVER : ASKED_ABOUT });
    }
    // A page from before an upgrade may request a file that no longer exists, and others look for what their name says; the app's HTML
    // would be the wrong answer.
    if (isHashed(path) || NAMED.test(path)) return sendProblem(reply, notFound('This file'));
    if (!pageOf) {
      return sendProblem(
        reply,
        new AppError('unavailable', 'The web app has not been built: run "npm run build"'),
      );
    }
    const hasCookie = hasSessionCookie(request);
    const { page, isKnown } = pageOf(path, hasCookie);
    return sendFile({ request, reply }, inTheme(page, request.headers.cookie), {
      cacheControl: hasCookie ? ASKED_ABOUT : NEVER_KEPT,
      status: isKnown ? 200 : 404,
    });
  });
}

/** Addresses whose name says what is there (RFC 8615). */
const NAMED = /^\/\.well-known\//;

/** Whether Vite has named the file after its content. */
const isHashed = (path: string) => path.startsWith('/assets/');

/**
 * Whether the visitor may be signed in. Pages are sent without querying the database, so that they can report that it
 * is unavailable.
 */
function hasSessionCookie({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split(';').some((pair) => pair.trim().startsWith(`${SESSION_COOKIE}=`)) ?? false;
}

/** Decodes a path; an invalid one is returned as it is and matches no file. */
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

/** Sends the smallest encoding the browser accepts, or 304 if it has the file already. */
async function sendFile(
  { request, reply }: Call,
  file: StoredFile,
  { cacheControl, status = 200 }: { readonly cacheControl: string; readonly status?: number },
): Promise<FastifyReply> {
  const encoding = takenEncoding(request);
  const form = (encoding && (await file.compressed?.(encoding))) ?? file;
  reply.status(status).headers({ 'cache-control': cacheControl, etag: form.etag });
  if (file.compressed) reply.header('vary', 'accept-encoding');
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && held?.includes(form.etag)) return reply.status(304).send();
  if (form !== file) reply.header('content-encoding', encoding);
  return reply.type(file.mediaType).send(form.content);
}

/** Chooses the best encoding that the browser accepts (RFC 9110, 12.5.3). */
function takenEncoding(request: FastifyRequest): Encoding | undefined {
  const acceptedEncodings = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  const taken = acceptedEncodings.split(',').flatMap((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim());
    return weight && /^q=0(?:\.0*)?$/.test(weight) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
