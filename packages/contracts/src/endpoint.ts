import type { z } from 'zod';

/** Who may call: anyone, anyone signed in, a coach, or an admin. Required, so that nothing is open by oversight. */
export type Access = 'public' | 'user' | 'coach' | 'admin';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everything that one call sends and answers. `path` names parameters as `{id}`. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One sentence for the reference. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The largest request where it is not 1 MB, and what is said of a larger one. */
  readonly bodyLimit?: { readonly bytes: number; readonly message: string };
  /** What is answered; a call without it answers 204 and no body. */
  readonly response?: Response;
  /** The media types of an answer that is a file, not JSON: `routeFile` serves it. */
  readonly file?: readonly string[];
  /** It waits for a model, for as long as the server is set up to: minutes. */
  readonly isSlow?: true;
  /** A read that costs or does something all the same, so that no other site's link may send it. */
  readonly hasEffect?: true;
  /** The status of a success: 200 unless given, 204 without a response. */
  readonly status?: 200 | 201;
}

type None = z.ZodNever;

/** Writes a contract down once; server, client, form and reference all read this object. */
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
/** What a caller writes, before defaults and conversions. */
export type QueryInput<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type BodyInput<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type ParamsInput<E> =
  E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
/** What a handler may return: the answer before its schema strips and serialises it. */
export type ResponseInput<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.input<R> : never;
