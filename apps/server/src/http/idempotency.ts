import type { Endpoint } from '@game-plan/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { duringChange } from '#db/change/change-in-progress.ts';
import type { Database } from '#db/client.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { AppError } from './app-error.ts';
import { sign } from './signature.ts';

/** Longer than any key that clients generate. */
const LONGEST_KEY = 100;

/** Longer than clients are expected to retry. */
const KEPT_MILLISECONDS = 24 * 60 * 60_000;

/** Larger responses are not stored; changes usually return single rows. */
const LARGEST_ANSWER_BYTES = 262_144;

/**
 * How long a claim of a crashed copy blocks retries. A slow copy that exceeds it does not repeat a change: it finds its
 * claim gone, and its transaction is rolled back.
 */
const CLAIM_MILLISECONDS = 60_000;
const SLOW_CLAIM_MILLISECONDS = 30 * 60_000;

const AGAIN_SECONDS = 5;

export interface Claim {
  readonly userId: number;
  /** Digest of session, call and key. */
  readonly key: string;
  /** Digest of the body. */
  readonly request: string;
  readonly now: Date;
  /** When the claim expires unless an answer is stored. */
  readonly until: Date;
}

/** 'claimed': the caller must do the work. Otherwise the state of the earlier request. */
export type Claimed = 'claimed' | { request: string; isDone: boolean; answer: string | null };

/** Stores idempotency keys. */
export interface IdempotencyStore {
  /** Claims a key that is new or has expired. */
  claim(claim: Claim): Promise<Claimed>;
  storeAnswer(done: {
    readonly userId: number;
    readonly key: string;
    /** JSON, or null if the response is empty or too large to store. */
    readonly answer: string | null;
    readonly expiresAt: Date;
  }): Promise<void>;
  /**
   * Records in the transaction of the work that it was done, so that it is not repeated if this copy crashes before the
   * answer is stored. Returns false if another request holds the claim by now; the transaction must then be rolled
   * back.
   */
  markApplied(tx: Database, claim: Claim, expiresAt: Date): Promise<boolean>;
  /** Releases a key whose work failed. With `unlessMade`, only if the work is not known to be committed. */
  release(claim: Claim, unlessMade: boolean): Promise<void>;
}

/** Runs a change once per idempotency key, and answers repeated requests with the stored answer. */
type RunIdempotently = <Answer>(
  endpoint: Endpoint,
  request: FastifyRequest,
  work: () => Promise<Answer>,
) => Promise<Answer>;

declare module 'fastify' {
  interface FastifyInstance {
    idempotently: RunIdempotently;
  }
}

interface Options {
  readonly store: IdempotencyStore;
  /** Key of the digests. Bodies contain passwords, so plain hashes in the table could be brute-forced. */
  readonly secret: string;
  readonly now: () => Date;
}

function keyOf(endpoint: Endpoint, { headers, actor }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  // Sign-in and sign-out are never replayed, because a session is not an answer to store.
  // A file is a stream: it is not compared with that of an earlier request.
  if (endpoint.method === 'GET' || endpoint.isUpload || endpoint.access === 'public' || !actor)
    return undefined;
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > LONGEST_KEY) {
    throw new AppError('bad_request', `The Idempotency-Key is longer than ${LONGEST_KEY} characters`);
  }
  return key;
}

const keyReused = () =>
  new AppError(
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request. Send a new key with a new request.',
  );

const stillInProgress = () =>
  new AppError('conflict', 'This change is still being made. Try again in a moment.', {
    retryAfterSeconds: AGAIN_SECONDS,
  });

const alreadyApplied = () =>
  new AppError('conflict', 'This change was made already, but its answer is no longer kept.');

function earlierAnswer<Answer>(
  endpoint: Endpoint,
  { isDone, answer }: Exclude<Claimed, 'claimed'>,
): Answer | undefined {
  if (!isDone) throw stillInProgress();
  if (answer !== null) return JSON.parse(answer) as Answer;
  if (endpoint.response) throw alreadyApplied();
  return undefined;
}

/** Retries while the database is unavailable. If all fail, the key becomes free when its claim expires. */
const RELEASE_TRIES = 10;
const RELEASE_RETRY_MILLISECONDS = 1000;

function releaseLater(release: () => Promise<void>, triesLeft = RELEASE_TRIES): void {
  if (triesLeft === 0) return;
  setTimeout(() => {
    release().catch(() => releaseLater(release, triesLeft - 1));
  }, RELEASE_RETRY_MILLISECONDS).unref();
}

/** Serialises the answer for storage. */
function kept(answer: unknown): string | null {
  if (answer === undefined) return null;
  const json = JSON.stringify(answer);
  return Buffer.byteLength(json) > LARGEST_ANSWER_BYTES ? null : json;
}

/**
 * Lets clients repeat any change under its idempotency key. A key is bound to its session and call; with a different
 * body it is refused. Failed work is done again by the next request.
 */
export function acceptIdempotencyKeys(app: FastifyInstance, { store, secret, now }: Options): void {
  const digest = (...parts: unknown[]) => sign(secret, ...parts);

  async function doOnce<Answer>(
    endpoint: Endpoint,
    log: FastifyRequest['log'],
    claim: Claim,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const { userId, key } = claim;
    const claimed = await store.claim(claim);
    if (claimed !== 'claimed') {
      if (claimed.request !== claim.request) throw keyReused();
      return earlierAnswer(endpoint, claimed) as Answer;
    }
    const expiresAt = new Date(now().getTime() + KEPT_MILLISECONDS);
    let isTaken = false;
    let isOver = false;
    const markApplied = async (tx: Database) => {
      // Transactions in the background after the answer are not part of the change.
      if (isOver) return;
      isTaken = !(await store.markApplied(tx, claim, expiresAt));
      if (isTaken) throw stillInProgress();
    };
    const working = duringChange({ markApplied }, work).finally(() => {
      isOver = true;
    });
    const answer = await working.catch(async (error: unknown) => {
      // The database layer may have wrapped the error thrown above.
      if (isTaken) throw stillInProgress();
      const isUnknown = isDatabaseUnavailable(error);
      const release = () => store.release(claim, isUnknown);
      await release().catch((failure: unknown) => {
        log.warn({ err: failure }, 'Key not freed');
        releaseLater(release);
      });
      throw error;
    });
    // The change is committed, so a failure to store its answer must not fail the request.
    await store
      .storeAnswer({ userId, key, answer: endpoint.isShownOnce ? null : kept(answer), expiresAt })
      .catch((failure: unknown) => log.warn({ err: failure }, 'Answer not kept'));
    return answer;
  }

  /** Keys being processed by this process. Repeated requests in this process wait for the first one. */
  const running = new Map<string, { readonly request: string; readonly answer: Promise<unknown> }>();

  app.decorate('idempotently', async (endpoint, request, work) => {
    const name = keyOf(endpoint, request);
    if (name === undefined || !request.actor) return work();
    const { userId, sid } = request.actor;
    const { method, url } = request;
    const key = digest(userId, sid, method, url, name);
    const body = digest(request.body ?? null);
    for (let earlier = running.get(key); earlier; earlier = running.get(key)) {
      if (earlier.request !== body) throw keyReused();
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
