import type { Endpoint } from '@game-plan/contracts/endpoint';
import { TAB_HEADER } from '@game-plan/contracts/kitchen/kitchen-changes';
import { type QueryState, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, isSignedOut, UnreachableError, UnreadableError } from './api-error.ts';
import { apiUrl } from './api-url.ts';
import { exchange } from './exchange.ts';
import { dropFirstCalls, takeFirstAnswer, takeFirstCall } from './first-calls.ts';
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

/** The parsed answer; undefined for an endpoint without a response. */
type Answer<R extends Schema> = [z.output<R>] extends [never] ? undefined : z.output<R>;

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
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
  const isRead = endpoint.method === 'GET' || endpoint.changesNothing;
  const key = isRead ? undefined : idempotencyKeyOf(endpoint.method, url, body);
  // What was read before a change may no longer be so.
  if (key) dropFirstCalls();
  const ahead = takeFirstCall(url)?.exchange;
  const patience = AbortSignal.timeout(patienceFor(endpoint));
  const answered =
    ahead ??
    exchange(url, {
      method: endpoint.method,
      headers: key && { 'Idempotency-Key': key.value, [TAB_HEADER]: TAB_ID },
      body,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
  const { response, text } = await answered.catch((error: unknown) => {
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

function readAnswer({ response: schema }: Endpoint, { headers }: Response, text: string): unknown {
  if (schema) return schema.parse(JSON.parse(text));
  // For example the login page of a hotel's network; the call never reached the server.
  if (headers.get('content-type')?.includes('html')) throw new SyntaxError('A page where nothing was due');
  return undefined;
}

/** The answer that was read before the app was there, if there is one that can be read. */
function readAhead({ response: schema }: Endpoint, url: string): unknown {
  const text = takeFirstAnswer(url);
  try {
    return text === undefined ? undefined : schema?.parse(JSON.parse(text));
  } catch {
    // The query asks again and reports it.
    return undefined;
  }
}

/** Calls an endpoint of the contract. Throws an ApiError for an unsuccessful response. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input]: Input<P, Q, B>
): Promise<Answer<R>> {
  return (await send(endpoint, input)) as Answer<R>;
}

/** How old (ms) what was read before the app was there may be when it is first shown. */
const JUST_READ = 3000;

/** For `refetchOnMount` of what is read each time that it is shown, unless it has just been read before the app was there. */
export function readAnew({ state }: { readonly state: QueryState<unknown, Error> }): 'always' | false {
  const isAhead = state.data !== undefined && state.dataUpdateCount === 0;
  return isAhead && Date.now() - state.dataUpdatedAt < JUST_READ ? false : 'always';
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
    // What the page has read before the app was there is shown at once.
    initialData: () => readAhead(endpoint, url) as Answer<R> | undefined,
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
