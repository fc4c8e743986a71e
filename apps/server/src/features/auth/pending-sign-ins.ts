import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { isHttps } from '#http/addresses/app-address.ts';
import { savePendingSignIn, takePendingSignIn } from './pending-sign-in-queries.ts';

const COOKIE = 'gpc_sign_in';
const LASTS_SECONDS = 600;

const keyOf = (browser: string, name: string) =>
  createHash('sha256')
    .update(JSON.stringify([browser, name]))
    .digest('hex');

/**
 * Sign-ins in several steps. What the first step leaves for the next is kept in the database for ten minutes, can be taken once,
 * and by the browser alone that began: it has a cookie that nobody else can know. So whoever sees or steals the answer to a first
 * step can neither use it nor make somebody else's browser use it.
 * @param name of the step that is awaited, such as the provider's `state`
 */
export function pendingSignIns<Content>({ db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>) {
  return {
    async keep(request: FastifyRequest, reply: FastifyReply, name: string, content: Content): Promise<void> {
      const browser = request.cookies[COOKIE] ?? randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + LASTS_SECONDS * 1000);
      await savePendingSignIn(db, { key: keyOf(browser, name), content, expiresAt });
      reply.setCookie(COOKIE, browser, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps(publicUrl, request),
        maxAge: LASTS_SECONDS,
      });
    },
    async take({ cookies }: FastifyRequest, name: string): Promise<Content | undefined> {
      const browser = cookies[COOKIE];
      if (browser === undefined) return undefined;
      return (await takePendingSignIn(db, keyOf(browser, name), now())) as Content | undefined;
    },
  };
}
