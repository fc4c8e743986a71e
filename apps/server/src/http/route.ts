import type { Readable } from 'node:stream';
import {
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseInput,
  scopesOf,
  type TokenScope,
} from '@game-plan/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignSite } from './addresses/origin.ts';
import { AppError } from './app-error.ts';
import type { ConcurrencyLimit } from './limits/concurrency-limit.ts';
import type { Actor } from './sessions/actor.ts';
import { validate } from './validate.ts';
import { answerWriter } from './write-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint bound so far, for the API reference. */
    boundEndpoints: Endpoint[];
    /** Whether admins need more than a password for what only they can do. */
    adminsNeedSecondFactor: boolean;
    /** The queue for quick calls of signed-in users. */
    callLimit: ConcurrencyLimit;
  }
  interface FastifyContextConfig {
    /** The error message for a body that exceeds this route's limit. */
    tooLargeMessage?: string;
    /** See `Endpoint.changesNothing`. */
    changesNothing?: boolean;
  }
}

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The caller; null only for public endpoints. */
  readonly actor: E['access'] extends 'public' ? Actor | null : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The rights that a token lacks for a call; undefined if no token may make it. */
export function missingScopes(endpoint: Endpoint, held: ReadonlySet<TokenScope>): TokenScope[] | undefined {
  const including = (scope: TokenScope) => scope.replace(':read', ':write') as TokenScope;
  return scopesOf(endpoint)?.filter((scope) => !held.has(scope) && !held.has(including(scope)));
}

function requireScopes(endpoint: Endpoint, held: ReadonlySet<TokenScope>): void {
  const missing = missingScopes(endpoint, held);
  if (!missing) {
    throw new AppError('forbidden', 'No personal API token can do this: sign in to the app for it.');
  }
  if (missing.length > 0) {
    throw new AppError(
      'forbidden',
      `This token has no right to this. Make one that has ${missing.join(' and ')}.`,
    );
  }
}

function requireAccess(endpoint: Endpoint, actor: Actor | null): void {
  if (actor?.scopes) requireScopes(endpoint, actor.scopes);
  if (actor?.scopes || endpoint.access === 'public') return;
  if (!actor) throw new AppError('signed_out', 'Please sign in first');
  if (endpoint.access === 'admin' && actor.role !== 'admin') {
    throw new AppError('forbidden', 'You need admin privileges for this');
  }
  if (endpoint.access === 'coach' && actor.role !== 'coach') {
    throw new AppError('forbidden', 'Only a coach can do this');
  }
}

/** Refuses what only admins can do to one who has signed in by a password alone, if admins need more here. */
function requireStrength({ access }: Endpoint, app: FastifyInstance, { session }: FastifyRequest): void {
  if (access !== 'admin' || !app.adminsNeedSecondFactor || session?.isStrong) return;
  throw new AppError(
    'forbidden',
    'Admins need a second factor here. Set up one-time codes on the Security tab of your profile, or sign in again with a code or a passkey.',
  );
}

interface RouteOptions {
  /** For requests that use much memory: each waits before its body is read. */
  readonly limit?: ConcurrencyLimit;
  /** Like `limit`, but only for signed-in users. */
  readonly limitOfUsers?: ConcurrencyLimit | undefined;
}

/** Resolves when the limit admits the caller. Their slot is free again when the response is sent or they disconnect. */
export async function takeSlot(
  limit: ConcurrencyLimit,
  { actor, ip }: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> {
  const leave = await limit.take(actor?.userId ?? ip);
  if (raw.destroyed) leave();
  else raw.once('close', leave);
}

/** The content type of all JSON answers; the web app parses them with `Response.json()`. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Binds an endpoint to its handler. Access is decided before the body is read. Params, query and body are validated by
 * the contract, and only fields that the contract declares are sent. Responses are not cacheable unless the handler
 * allows it (`isNotModified`).
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseInput<E> | undefined> | ResponseInput<E> | undefined,
  options: RouteOptions = {},
): void {
  // Slow calls, such as those to a model, have their own queues and limits and must not block the user's other calls.
  const limitOfUsers = endpoint.isSlow ? undefined : app.callLimit;
  const write = endpoint.response && answerWriter(endpoint.response);
  const make = async (call: Call<E>) => {
    const made = await handler(call);
    return call.reply.statusCode === 304 ? undefined : write?.(made);
  };
  bind(app, endpoint, { limitOfUsers, ...options }, async (call: Call<E>) => {
    const { reply, request } = call;
    const answer = await (endpoint.method === 'GET' || endpoint.changesNothing
      ? make(call)
      : app.idempotently(endpoint, request, () => make(call)));
    if (reply.statusCode === 304) return reply.send();
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!endpoint.response) return reply.status(204).send();
    return reply
      .status(endpoint.status ?? 200)
      .type(JSON_TYPE)
      .send(answer);
  });
}

/** Registers the route with the contract's access rules and validation, for every kind of answer. */
export function bind<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { limit, limitOfUsers }: RouteOptions,
  respond: (call: Call<E>) => Promise<FastifyReply>,
): void {
  app.boundEndpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit.bytes }),
    config: {
      ...(endpoint.bodyLimit && { tooLargeMessage: endpoint.bodyLimit.message }),
      ...(endpoint.changesNothing && { changesNothing: true }),
    },
    onRequest: (request, reply, done) => {
      if (endpoint.hasEffect && !request.actor?.scopes) refuseForeignSite(request);
      requireAccess(endpoint, request.actor);
      requireStrength(endpoint, app, request);
      const line = limit ?? (request.actor ? limitOfUsers : undefined);
      if (line) takeSlot(line, request, reply).then(() => done(), done);
      else done();
    },
    handler: (request, reply) =>
      respond({
        params: endpoint.params && validate(endpoint.params, request.params, 'bad_request'),
        query: endpoint.query && validate(endpoint.query, request.query, 'bad_request'),
        body: endpoint.body && validate(endpoint.body, request.body, 'invalid_body'),
        actor: request.actor,
        request,
        reply,
      } as Call<E>),
  });
}

/** A file answer: complete, or as a stream. */
export interface FileAnswer {
  readonly mediaType: string;
  readonly content: Buffer | Readable;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Binds an endpoint that returns a file. The handler returns undefined after setting 304. */
export function routeFile<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer | undefined>,
): void {
  bind(app, endpoint, {}, async (call: Call<E>) => {
    const { reply } = call;
    const answer = await handler(call);
    if (!answer) return reply.send();
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return reply
      .type(answer.mediaType)
      .headers(answer.headers ?? {})
      .send(answer.content);
  });
}
