import type { Endpoint } from '@game-plan/contracts/endpoint';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, isSignedOut, UnreachableError } from './api-error.ts';
import { apiUrl } from './api-url.ts';

type Schema = z.ZodType;

/** Path parameters are written as text or as a number. */
type ParamsOf<P extends Schema> = { [Name in keyof z.input<P>]: z.input<P>[Name] | number };

/** A part of the input: absent without a schema, optional when every field of it is. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type CallInput<P extends Schema, Q extends Schema, B extends Schema> = Part<
  'params',
  [z.input<P>] extends [never] ? never : ParamsOf<P>
> &
  Part<'query', z.input<Q>> &
  Part<'body', z.input<B>>;

/** The input as the last argument, which may be left out when nothing in it is required. */
type Input<P extends Schema, Q extends Schema, B extends Schema> =
  object extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>];

/** The parsed answer; nothing for an endpoint without a response. */
type Answer<R extends Schema> = [z.output<R>] extends [never] ? undefined : z.output<R>;

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

function urlOf(endpoint: Endpoint, { params, query }: LooseInput): string {
  return apiUrl(endpoint.path, Object.entries(Object(params)), Object.entries(Object(query)));
}

async function send(endpoint: Endpoint, input: LooseInput = {}, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(urlOf(endpoint, input), {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json' },
    credentials: 'include',
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new UnreachableError(error);
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return endpoint.response?.parse(await response.json());
}

/** Calls an endpoint of the contract. Throws an ApiError for an answer that is no success. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: Input<P, Q, B>
): Promise<Answer<R>> {
  return (await send(endpoint, input)) as Answer<R>;
}

/** A read to give to useQuery; being signed out (401) reads as null. The address is the query key. */
export function readQuery<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: Input<P, Q, B>
) {
  const loose: LooseInput = input ?? {};
  return queryOptions({
    queryKey: [urlOf(endpoint, loose)],
    queryFn: async ({ signal }): Promise<Answer<R> | null> => {
      try {
        return (await send(endpoint, loose, signal)) as Answer<R>;
      } catch (error) {
        if (isSignedOut(error)) return null;
        throw error;
      }
    },
  });
}
