import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import { describeDevice } from './device.ts';

export const SESSION_COOKIE = 'gpc_session';
const SESSION_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;
const SESSION_MILLISECONDS = SESSION_DAYS * DAY_MILLISECONDS;
const SESSION_ID_BYTES = 24;

/** A session as JSON. */
interface StoredSession {
  /** As `@fastify/session` wrote it, which copies of the app before this one read. */
  cookie: { originalMaxAge: number | null; expires?: string | null };
  userId?: number;
  /** The day (UTC) on which its thirty days last began anew: the last on which it was used. */
  renewedOn?: string;
  /** The instant, as JSON carries it. */
  signedInAt?: string;
  /** 'Firefox on Windows' */
  device?: string;
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

/** Where sessions are kept. */
export interface SessionStore {
  /** The session if it has not ended, with whose it is; no actor where the account is gone or inactive. */
  find(sid: string): Promise<{ readonly sess: StoredSession; readonly actor: Actor | null } | undefined>;
  insert(row: SessionRow): Promise<void>;
  /** Writes one that was there before; one that has been ended meanwhile stays ended. */
  update(row: SessionRow): Promise<void>;
  remove(sid: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    /** The signed-in user's. */
    session: Session | null;
  }
}

interface Sessions {
  /**
   * Signs in under a new session id, so that an id planted before is worth nothing. The session is stored at once: what
   * ends all sessions of the account ends this one too, though its request is still being answered.
   */
  start(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void>;
  /** Signs out. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface SessionOptions {
  readonly secret: string;
  readonly store: SessionStore;
  readonly now: () => Date;
  /** Whether the app is reached over https; undefined where PUBLIC_URL is not set, and each request decides. */
  readonly isHttps: boolean | undefined;
}

/** The day (UTC) of an instant as a text, written once a day and not at each request. */
const today = (() => {
  let written = { day: Number.NaN, text: '' };
  return (now: Date): string => {
    const day = Math.floor(now.getTime() / DAY_MILLISECONDS);
    if (day !== written.day) written = { day, text: now.toISOString().slice(0, 10) };
    return written.text;
  };
})();

/** Signatures that were checked, of the cookies used last: a browser sends the same one with every call. */
const CHECKED_COOKIES = 10_000;

/**
 * Sessions of thirty days that begin anew with use, and who calls at every request: an account that was deleted or made
 * inactive is signed out at once. Sessions are rolled once a day, not at every request: a write for each read would cost
 * more than all the reads.
 */
export async function registerSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { isHttps, now, secret, store } = options;
  await app.register(cookie, { secret });
  app.decorateRequest('session', null);
  app.decorateRequest('actor', null);

  const checked = new Map<string, string | null>();
  /** The session id of a cookie that this app has signed. */
  function readCookie(value: string): string | null {
    const known = checked.get(value);
    if (known !== undefined) return known;
    const { valid, value: sid } = app.unsignCookie(value);
    // What others make up must not push out the cookies in use.
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
      await store.remove(sid);
      return clearCookie(request, reply);
    }
    request.actor = found.actor;
    request.session = { ...found.sess, sid };
    const day = today(now());
    if (found.sess.renewedOn === day) return;
    const { cookie: _, ...sess } = found.sess;
    const renewed = row(sid, { ...sess, renewedOn: day });
    request.session = { ...renewed.sess, sid };
    await store.update(renewed);
    setCookie(request, reply, sid);
  }

  app.addHook('onRequest', (request, reply, done) => {
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
    async start(request, reply, userId) {
      if (request.session) await store.remove(request.session.sid);
      const sid = randomBytes(SESSION_ID_BYTES).toString('base64url');
      const device = describeDevice(request.headers['user-agent']);
      const began = row(sid, {
        userId,
        renewedOn: today(now()),
        signedInAt: now().toISOString(),
        ...(device !== null && { device }),
      });
      await store.insert(began);
      request.session = { ...began.sess, sid };
      setCookie(request, reply, sid);
    },
    async end(request, reply) {
      if (request.session) await store.remove(request.session.sid);
      clearCookie(request, reply);
    },
  });
}
