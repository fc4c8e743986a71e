import type { z } from 'zod';

/** Who may call: anyone, signed-in users, coaches or admins. Required, so that no endpoint is public by oversight. */
export type Access = 'public' | 'user' | 'coach' | 'admin';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a personal API token can be made for. */
export const TOKEN_AREAS = ['inventory', 'list', 'recipes', 'plan', 'diary', 'body'] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];

/** One right of a personal API token; 'write' includes 'read'. */
export type TokenScope = `${TokenArea}:${'read' | 'write'}`;

/** The request and response of one call. `path` names parameters as `{id}`. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * The areas that it reads, or else changes: a personal API token with the rights to all of them may make this call. Without areas,
   * no token may. An area may be taken away, but none added, because that would break the tokens that people have.
   */
  readonly areas?: readonly [TokenArea, ...TokenArea[]];
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The maximum body size if it is not 1 MB, and the error message for a larger body. */
  readonly bodyLimit?: { readonly bytes: number; readonly message: string };
  /** The body is a file, sent as 'application/octet-stream' and received as a stream of at most `bodyLimit`. */
  readonly isUpload?: true;
  /** The response schema; a call without one answers 204 without a body. */
  readonly response?: Response;
  /** Media types of a response that is a file instead of JSON; served by `routeFile`. */
  readonly file?: readonly string[];
  /** The call waits for a model, possibly for minutes. */
  readonly isSlow?: true;
  /** A read with costs or effects, so other sites may not link to it. */
  readonly hasEffect?: true;
  /** A call with a body that only answers something: it is no change to repeat or to announce. */
  readonly changesNothing?: true;
  /** The answer has a secret that is shown once, so it is not kept for a call that is sent again. */
  readonly isShownOnce?: true;
  /** Status on success: 200 by default, 204 without a response. */
  readonly status?: 200 | 201;
}

/** The rights that a personal API token needs for a call; undefined if none may make it. */
export function scopesOf({
  areas,
  method,
  changesNothing,
}: Pick<Endpoint, 'areas' | 'method' | 'changesNothing'>): TokenScope[] | undefined {
  const right = method === 'GET' || changesNothing ? 'read' : 'write';
  return areas?.map((area): TokenScope => `${area}:${right}`);
}

type None = z.ZodNever;

/** Defines an endpoint; server, client, forms and API reference all use this object. */
export function endpoint<
  Params extends z.ZodType = None,
  Query extends z.ZodType = None,
  Body extends z.ZodType = None,
  Response extends z.ZodType = None,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
/** The caller's input, before defaults and conversions. */
export type QueryInput<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type BodyInput<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type ParamsInput<E> =
  E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
/** What a handler may return, before the schema strips undeclared fields and serialises it. */
export type ResponseInput<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.input<R> : never;
