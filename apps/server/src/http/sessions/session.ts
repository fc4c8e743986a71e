import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tryToWrite } from '../errors/try-to-write.ts';
import type { Actor } from './actor.ts';
import { describeDevice } from './device.ts';

export const SESSION_COOKIE = 'gpc_session';
const SESSION_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;
const SESSION_MILLISECONDS = SESSION_DAYS * DAY_MILLISECONDS;
const SESSION_ID_BYTES = 24;

/** The stored JSON of a session. */
interface StoredSession {
  /** In the format of `@fastify/session`, because older copies of the app read it. */
  cookie: { originalMaxAge: number | null; expires?: string | null };
  userId?: number;
  /** The last day (UTC) of use, on which the thirty days started anew. */
  renewedOn?: string;
  /** An ISO timestamp. */
  signedInAt?: string;
  /** 'Firefox on Windows' */
  device?: string;
  /** Whether more than a password began it: a one-time code, or an identity provider. */
  isStrong?: boolean;
  /** The identity provider that signed the person in, and its id of its own session. */
  provider?: SigningProvider;
}

/** An identity provider and its id of its own session, if it told one. */
interface SigningProvider {
  issuer: string;
  session: string | null;
}

/** A session with its row in the table. */
export interface Session extends StoredSession {
  readonly sid: string;
}

interface SessionRow {
  readonly sid: string;
  readonly sess: StoredSession;
  readonly expire: Date;
}

/** Stores sessions. */
export interface SessionStore {
  /** Finds a session that has not ended, with its user. `actor` is null if the account is deleted or inactive. */
  find(sid: string): Promise<{ readonly sess: StoredSession; readonly actor: Actor | null } | undefined>;
  insert(row: SessionRow): Promise<void>;
  /** Updates an existing session; does not recreate one that was ended meanwhile. */
  update(row: SessionRow): Promise<void>;
  remove(sid: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** The session of the signed-in user. */
    session: Session | null;
  }
}

interface Sessions {
  /**
   * Signs in under a new session id, to prevent session fixation. The session is stored immediately, so that ending all
   * sessions of the account also ends this one, even before its request is answered.
   */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    how?: Pick<StoredSession, 'isStrong' | 'provider'>,
  ): Promise<void>;
  /** Signs out. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface SessionOptions {
  readonly secret: string;
  readonly store: SessionStore;
  readonly now: () => Date;
  /** Whether the app is reached over https; if undefined (no PUBLIC_URL), each request decides. */
  readonly isHttps: boolean | undefined;
}

/** Formats the day (UTC), cached for the day instead of formatting it for each request. */
const today = (() => {
  let written = { day: Number.NaN, text: '' };
  return (now: Date): string => {
    const day = Math.floor(now.getTime() / DAY_MILLISECONDS);
    if (day !== written.day) written = { day, text: now.toISOString().slice(0, 10) };
    return written.text;
  };
})();

/** Maximum number of cached cookie signature checks; a browser sends the same cookie with every call. */
const CHECKED_COOKIES = 10_000;

/**
 * Reads the session and its user for every request. Sessions last thirty days from their last use; deleting or
 * deactivating an account signs it out immediately. Sessions are renewed once a day, because a write for every read
 * would cost more than all the reads.
 */
export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { isHttps, now, secret, store } = options;
  await app.register(cookie, { secret });
  app.decorateRequest('session', null);
  app.decorateRequest('actor', null);

  const checked = new Map<string, string | null>();
  /** Returns the session id of a cookie if this app signed it. */
  function readCookie(value: string): string | null {
    const known = checked.get(value);
    if (known !== undefined) return known;
    const { valid, value: sid } = app.unsignCookie(value);
    // Forged cookies must not evict valid ones.
    if (!valid) return null;
    if (checked.size >= CHECKED_COOKIES) checked.clear();
    checked.set(value, sid);
    return sid;
  }

  function row(sid: string, session: Omit<StoredSession, 'cookie'>): SessionRow {
    const expire = new Date(now().getTime() + SESSION_MILLISECONDS);
    const kept = { originalMaxAge: SESSION_MILLISECONDS, expires: expire.toISOString() };
    return { sid, sess: { ...session, cookie: kept }, expire };
  }

  function setCookie(request: FastifyRequest, reply: FastifyReply, sid: string): void {
    reply.setCookie(SESSION_COOKIE, app.signCookie(sid), {
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps ?? request.protocol === 'https',
      path: '/',
      expires: new Date(Date.now() + SESSION_MILLISECONDS),
    });
  }

  function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
    request.session = null;
    reply.clearCookie(SESSION_COOKIE, { path: '/', secure: isHttps ?? request.protocol === 'https' });
  }

  async function identify(request: FastifyRequest, reply: FastifyReply, sid: string): Promise<void> {
    const found = await store.find(sid);
    if (!found) return clearCookie(request, reply);
    if (!found.actor) {
      await tryToWrite(request.log, () => store.remove(sid));
      return clearCookie(request, reply);
    }
    request.actor = found.actor;
    request.session = { ...found.sess, sid };
    const day = today(now());
    if (found.sess.renewedOn === day) return;
    const { cookie: _, ...sess } = found.sess;
    const renewed = row(sid, { ...sess, renewedOn: day });
    await tryToWrite(request.log, async () => {
      await store.update(renewed);
      request.session = { ...renewed.sess, sid };
      setCookie(request, reply, sid);
    });
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.actor?.scopes) return done();
    const value = request.cookies[SESSION_COOKIE];
    if (value === undefined) return done();
    const sid = readCookie(value);
    if (sid === null) {
      clearCookie(request, reply);
      return done();
    }
    identify(request, reply, sid).then(() => done(), done);
  });

  app.decorate('sessions', {
    async start(request, reply, userId, how) {
      if (request.session) await store.remove(request.session.sid);
      const sid = randomBytes(SESSION_ID_BYTES).toString('base64url');
      const device = describeDevice(request.headers['user-agent']);
      const began = row(sid, {
        userId,
        renewedOn: today(now()),
        signedInAt: now().toISOString(),
        ...(device !== null && { device }),
        ...how,
      });
      await store.insert(began);
      request.session = { ...began.sess, sid };
      setCookie(request, reply, sid);
    },
    async end(request, reply) {
      if (request.session) await store.remove(request.session.sid);
      clearCookie(request, reply);
      // The pictures and answers that the browser may keep.
      reply.header('clear-site-data', '"cache"');
    },
  });
}
