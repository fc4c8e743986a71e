import { createHmac } from 'node:crypto';
import type { Endpoint } from '@game-plan/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { duringChange } from '#db/change/change-in-progress.ts';
import type { Database } from '#db/client.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { AppError } from './app-error.ts';

/** Longer than any key that a client makes. */
const LONGEST_KEY = 100;

/** As long as clients in the field try again. */
const KEPT_MILLISECONDS = 24 * 60 * 60_000;

/** Answers above this size are not kept; those of changes are single rows as a rule. */
const LARGEST_ANSWER_BYTES = 262_144;

/**
 * How long a copy of the app that died may block another try. A copy that lives and takes longer makes nothing twice:
 * it finds its claim gone, and its transaction is rolled back.
 */
const CLAIM_MILLISECONDS = 60_000;
const SLOW_CLAIM_MILLISECONDS = 30 * 60_000;

const AGAIN_SECONDS = 5;

export interface Claim {
  readonly userId: number;
  /** A digest of the session, the call and the key. */
  readonly key: string;
  /** A digest of the body. */
  readonly request: string;
  readonly now: Date;
  /** When the claim lapses unless an answer is kept. */
  readonly until: Date;
}

/** 'claimed': the caller is to do the work. Else what is known of the earlier request. */
export type Claimed = 'claimed' | { request: string; isDone: boolean; answer: string | null };

/** Where idempotency keys are kept. */
export interface IdempotencyStore {
  /** Takes a key that is new or has expired. */
  claim(claim: Claim): Promise<Claimed>;
  storeAnswer(done: {
    readonly userId: number;
    readonly key: string;
    /** JSON, or null where there is nothing to answer or too much to keep. */
    readonly answer: string | null;
    readonly expiresAt: Date;
  }): Promise<void>;
  /**
   * Notes in a transaction of the work that it is made, so that it is not made again if this copy dies before the
   * answer is kept. False where another request holds the claim by now: this transaction must then not be committed.
   */
  noteMade(tx: Database, claim: Claim, expiresAt: Date): Promise<boolean>;
  /** Gives up a key whose work failed: with `unlessMade` only where nothing of it is known to be made. */
  release(claim: Claim, unlessMade: boolean): Promise<void>;
}

/** Makes a change once for its idempotency key, and gives a repeated request the same answer. */
type Idempotently = <Answer>(
  endpoint: Endpoint,
  request: FastifyRequest,
  work: () => Promise<Answer>,
) => Promise<Answer>;

declare module 'fastify' {
  interface FastifyInstance {
    idempotently: Idempotently;
  }
}

interface Options {
  readonly store: IdempotencyStore;
  /** Bodies hold passwords, so that a reader of the table must not learn anything from their digests. */
  readonly secret: string;
  readonly now: () => Date;
}

function keyOf(endpoint: Endpoint, { headers, actor }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  // Calls that begin and end sessions are never replayed: who is signed in is no answer to keep.
  if (endpoint.method === 'GET' || endpoint.access === 'public' || !actor) return undefined;
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > LONGEST_KEY) {
    throw new AppError('bad_request', `The Idempotency-Key is longer than ${LONGEST_KEY} characters`);
  }
  return key;
}

const reused = () =>
  new AppError(
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request. Send a new key with a new request.',
  );

const stillAtIt = () =>
  new AppError('conflict', 'This change is still being made. Try again in a moment.', {
    retryAfterSeconds: AGAIN_SECONDS,
  });

const madeAlready = () =>
  new AppError('conflict', 'This change was made already, but its answer is no longer kept.');

function earlierAnswer<Answer>(
  endpoint: Endpoint,
  { isDone, answer }: Exclude<Claimed, 'claimed'>,
): Answer | undefined {
  if (!isDone) throw stillAtIt();
  if (answer !== null) return JSON.parse(answer) as Answer;
  if (endpoint.response) throw madeAlready();
  return undefined;
}

/** While the database is away; a key that is not freed in this time is free when its claim lapses. */
const FREE_TRIES = 10;
const FREE_MILLISECONDS = 1000;

function freeLater(release: () => Promise<void>, triesLeft = FREE_TRIES): void {
  if (triesLeft === 0) return;
  setTimeout(() => {
    release().catch(() => freeLater(release, triesLeft - 1));
  }, FREE_MILLISECONDS).unref();
}

/** The answer as it is kept. */
function kept(answer: unknown): string | null {
  if (answer === undefined) return null;
  const json = JSON.stringify(answer);
  return Buffer.byteLength(json) > LARGEST_ANSWER_BYTES ? null : json;
}

/**
 * Lets every change be sent again under its idempotency key. The key belongs to the session and the call it came with;
 * with another body it is refused. Work that failed is done again by the next request.
 */
export function acceptIdempotencyKeys(app: FastifyInstance, { store, secret, now }: Options): void {
  const digest = (...parts: unknown[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  async function doOnce<Answer>(
    endpoint: Endpoint,
    log: FastifyRequest['log'],
    claim: Claim,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const { userId, key } = claim;
    const claimed = await store.claim(claim);
    if (claimed !== 'claimed') {
      if (claimed.request !== claim.request) throw reused();
      return earlierAnswer(endpoint, claimed) as Answer;
    }
    const expiresAt = new Date(now().getTime() + KEPT_MILLISECONDS);
    let isTaken = false;
    let isOver = false;
    const noteMade = async (tx: Database) => {
      // What goes on in the background after the answer is not the change.
      if (isOver) return;
      isTaken = !(await store.noteMade(tx, claim, expiresAt));
      if (isTaken) throw stillAtIt();
    };
    const working = duringChange({ noteMade }, work).finally(() => {
      isOver = true;
    });
    const answer = await working.catch(async (error: unknown) => {
      // A wrapper of the database's errors may have wrapped this one.
      if (isTaken) throw stillAtIt();
      const isUnknown = isDatabaseUnavailable(error);
      const release = () => store.release(claim, isUnknown);
      await release().catch((failure: unknown) => {
        log.warn({ err: failure }, 'Key not freed');
        freeLater(release);
      });
      throw error;
    });
    // The change is made: that its answer was not kept must not make a failure of it.
    await store
      .storeAnswer({ userId, key, answer: kept(answer), expiresAt })
      .catch((failure: unknown) => log.warn({ err: failure }, 'Answer not kept'));
    return answer;
  }

  /** Those of this process that are being worked at; another of its requests waits for them. */
  const running = new Map<string, { readonly request: string; readonly answer: Promise<unknown> }>();

  app.decorate('idempotently', async (endpoint, request, work) => {
    const name = keyOf(endpoint, request);
    if (name === undefined || !request.actor) return work();
    const { userId, sid } = request.actor;
    const { method, url } = request;
    const key = digest(userId, sid, method, url, name);
    const body = digest(request.body ?? null);
    for (let earlier = running.get(key); earlier; earlier = running.get(key)) {
      if (earlier.request !== body) throw reused();
      const outcome = await earlier.answer.then(
        (answer) => ({ answer }),
        () => undefined,
      );
      if (outcome) return outcome.answer as Awaited<ReturnType<typeof work>>;
    }
    const moment = now();
    const patience = endpoint.isSlow ? SLOW_CLAIM_MILLISECONDS : CLAIM_MILLISECONDS;
    const claim = { userId, key, request: body, now: moment, until: new Date(moment.getTime() + patience) };
    const answer = doOnce(endpoint, request.log, claim, work).finally(() => running.delete(key));
    running.set(key, { request: body, answer });
    return answer;
  });
}
