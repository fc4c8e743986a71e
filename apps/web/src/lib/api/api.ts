import type { Endpoint } from '@game-plan/contracts/endpoint';
import { TAB_HEADER } from '@game-plan/contracts/kitchen/kitchen-changes';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, isSignedOut, UnreachableError, UnreadableError } from './api-error.ts';
import { apiUrl } from './api-url.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { TAB_ID } from './tab-id.ts';

type Schema = z.ZodType;

/** Path parameters may be strings or numbers. */
type ParamsOf<P extends Schema> = { [Name in keyof z.input<P>]: z.input<P>[Name] | number };

/** A part of the input: absent without a schema, optional if all its fields are. */
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

/** The input as the last argument, optional if nothing in it is required. */
type Input<P extends Schema, Q extends Schema, B extends Schema> =
  object extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>];

/** The answer; undefined for an endpoint without a response. */
type Answer<R extends Schema> = [z.output<R>] extends [never] ? undefined : z.output<R>;

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** The body of a call that receives a file. */
  readonly file?: Blob;
}

function urlOf(endpoint: Endpoint, { params, query }: LooseInput): string {
  return apiUrl(endpoint.path, Object.entries(Object(params)), Object.entries(Object(query)));
}

/** The timeout of a call in milliseconds. */
function patienceFor({ method, isSlow }: Endpoint): number {
  if (isSlow) return 30 * 60_000;
  // Requests with a body have two minutes to arrive.
  return method === 'GET' ? 60_000 : 120_000;
}

async function send(endpoint: Endpoint, input: LooseInput = {}, signal?: AbortSignal): Promise<unknown> {
  const url = urlOf(endpoint, input);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const isRead = endpoint.method === 'GET' || endpoint.changesNothing || endpoint.isUpload;
  const key = isRead ? undefined : idempotencyKeyOf(endpoint.method, url, body);
  const patience = AbortSignal.timeout(patienceFor(endpoint));
  const { response, text } = await exchange(url, {
    method: endpoint.method,
    headers: {
      'Content-Type': input.file ? 'application/octet-stream' : 'application/json',
      ...(key && { 'Idempotency-Key': key.value, [TAB_HEADER]: TAB_ID }),
    },
    credentials: 'include',
    ...((input.file ?? body) !== undefined && { body: input.file ?? body ?? null }),
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    key?.reuse();
    throw new UnreachableError(error);
  });
  if (!response.ok) {
    // Usually a proxy's answer, so the server may have made the change; or the server reports that it is still working
    // on it.
    if (response.status >= 500 || response.headers.has('retry-after')) key?.reuse();
    throw new ApiError(response.status, response.statusText, text);
  }
  try {
    return readAnswer(endpoint, response, text);
  } catch (error) {
    key?.reuse();
    throw new UnreadableError(error);
  }
}

/** A response with its whole body. Rejects if the connection fails. */
async function exchange(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  const response = await fetch(url, init);
  return { response, text: await response.text() };
}

/**
 * What a successful response says. It is not checked by the contract's schema, which would come with every first visit: the server
 * answers by that schema, and a tab of an earlier version is asked to reload.
 */
function readAnswer({ response: schema }: Endpoint, { headers }: Response, text: string): unknown {
  if (schema) return JSON.parse(text);
  // For example the login page of a hotel's network; the call never reached the server.
  if (headers.get('content-type')?.includes('html')) throw new SyntaxError('A page where nothing was due');
  return undefined;
}

/** Calls an endpoint of the contract. Throws an ApiError for an unsuccessful response. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: Input<P, Q, B>
): Promise<Answer<R>> {
  return (await send(endpoint, input)) as Answer<R>;
}

/** Calls an endpoint that receives a file. Throws an ApiError for an unsuccessful response. */
export async function sendFile<Q extends Schema, R extends Schema>(
  endpoint: Endpoint<z.ZodNever, Q, z.ZodNever, R>,
  file: Blob,
  query: z.input<Q>,
): Promise<Answer<R>> {
  return (await send(endpoint, { query, file })) as Answer<R>;
}

/** Options of a read for useQuery. If signed out (401) the data is null. The address is the query key. */
export function readQuery<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: Input<P, Q, B>
) {
  const loose: LooseInput = input ?? {};
  const url = urlOf(endpoint, loose);
  return queryOptions({
    queryKey: [url],
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
