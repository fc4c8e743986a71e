import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeDevice } from './device.ts';

declare module 'fastify' {
  interface Session {
    userId?: number;
    /** The day (UTC) on which its thirty days last began anew: the last on which it was used. */
    renewedOn?: string;
    /** The instant, as JSON carries it. */
    signedInAt?: string;
    /** 'Firefox on Windows' */
    device?: string;
    /** It has a row in the table: once that is gone, saving the session must not bring it back. */
    isStored?: boolean;
  }
}

export const SESSION_COOKIE = 'gpc_session';
export const SESSION_DAYS = 30;
const SESSION_MILLISECONDS = SESSION_DAYS * 86_400_000;

interface SessionOptions {
  readonly secret: string;
  readonly store: session.SessionStore;
  readonly now: () => Date;
  /** Whether the app is reached over https; undefined where PUBLIC_URL is not set, and each request decides. */
  readonly isHttps: boolean | undefined;
}

const today = (now: Date) => now.toISOString().slice(0, 10);

function makeCookiesSecure(reply: FastifyReply): void {
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  if (cookies.length === 0) return;
  reply.removeHeader('set-cookie');
  for (const one of cookies) {
    reply.header('set-cookie', /;\s*secure\s*(?:;|$)/i.test(one) ? one : `${one}; Secure`);
  }
}

/**
 * Sessions of thirty days that begin anew with use. They are rolled once a day, not at every request:
 * a write for each read would cost more than all the reads.
 */
export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { isHttps } = options;
  await app.register(cookie);
  await app.register(session, {
    secret: options.secret,
    store: options.store,
    cookieName: SESSION_COOKIE,
    saveUninitialized: false,
    rolling: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps === undefined ? 'auto' : false,
      path: '/',
      maxAge: SESSION_MILLISECONDS,
    },
  });
  // The library keeps a secure cookie back unless the request itself came over https, which a proxy need not tell.
  if (isHttps) app.addHook('onSend', async (_request, reply) => makeCookiesSecure(reply));
  app.addHook('onRequest', async (request) => {
    const day = today(options.now());
    if (request.session.userId === undefined || request.session.renewedOn === day) return;
    request.session.renewedOn = day;
    request.session.touch();
  });
}

/**
 * Signs in under a new session id, so that an id planted before is worth nothing. The session is stored at once: what
 * ends all sessions of the account ends this one too, though its request is still being answered.
 */
export async function startSession(request: FastifyRequest, userId: number, now: Date): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.renewedOn = today(now);
  request.session.signedInAt = now.toISOString();
  const device = describeDevice(request.headers['user-agent']);
  if (device !== null) request.session.device = device;
  request.session.isStored = true;
  await request.session.save();
}
