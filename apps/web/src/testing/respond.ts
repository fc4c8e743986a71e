import type { Endpoint } from '@game-plan/contracts/endpoint';
import type { ErrorCode, Problem } from '@game-plan/contracts/schemas/errors';
import type { z } from 'zod';
import { holdBack } from './calls.ts';
import { type Answer, answerCalls, type Route } from './server.ts';

/** The app's calls to a mocked endpoint. */
export interface Sent {
  /** The path and query of each call. */
  readonly urls: string[];
  /** The parsed JSON body of each call; undefined without one. */
  readonly bodies: unknown[];
}

/** Mocks the endpoint by a function that makes whole responses. */
export function respondWith(route: Route, answer: Answer): Sent {
  const sent: Sent = { urls: [], bodies: [] };
  answerCalls(route, async (request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.urls.push(pathname + search);
    sent.bodies.push(text === '' ? undefined : JSON.parse(text));
    return answer(request);
  });
  return sent;
}

function success(endpoint: Endpoint, body: unknown, status?: number): Response {
  if (!endpoint.response) return new Response(null, { status: status ?? 204 });
  return Response.json(body, { status: status ?? endpoint.status ?? 200 });
}

/** Mocks the endpoint's answer with this body and, by default, the status of its contract (200, 201 or 204). */
export function respond<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  body: [z.input<R>] extends [never] ? null : z.input<R>,
  status?: number,
): Sent {
  return respondWith(endpoint, () => success(endpoint, body, status));
}

/** Mocks the endpoint's answer by a function of each call's address. */
export function respondBy<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  bodyFor: (address: URLSearchParams) => z.input<R>,
): Sent {
  return respondWith(endpoint, (request) => success(endpoint, bodyFor(new URL(request.url).searchParams)));
}

/** Mocks the endpoint's answer by a function of each call's body. */
export function respondToBody<B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, B, R>,
  answerTo: (body: z.output<B>) => z.input<R>,
): Sent {
  const sent = respondWith(endpoint, () => {
    const body = endpoint.body?.parse(sent.bodies.at(-1));
    return success(endpoint, answerTo(body as z.output<B>));
  });
  return sent;
}

/** Mocks an error response; `detail` is the server's message, `errors` lists errors by field. */
export function respondProblem(
  endpoint: Endpoint,
  status: number,
  detail: string,
  code: ErrorCode = 'bad_request',
  errors?: Problem['errors'],
): Sent {
  const problem: Problem = {
    type: 'about:blank',
    title: 'Problem',
    status,
    detail,
    code,
    ...(errors && { errors }),
  };
  return respondWith(endpoint, () => Response.json(problem, { status }));
}

/** Mocks the question of a change that has to be confirmed. */
export function respondUnconfirmed(endpoint: Endpoint, warnings: NonNullable<Problem['warnings']>): Sent {
  const detail = warnings.map(({ message }) => message).join(' ');
  const problem: Problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail,
    code: 'unconfirmed',
    warnings,
  };
  return respondWith(endpoint, () => Response.json(problem, { status: 409 }));
}

/** Mocks a network error, as if the server were unreachable. */
export function respondNothing(endpoint: Endpoint): Sent {
  return respondWith(endpoint, () => Response.error());
}

/** Mocks an answer that waits for `release()`, to test pending states. */
export function respondLater<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  body: [z.input<R>] extends [never] ? null : z.input<R>,
): { sent: Sent; release: () => void } {
  const { released, release } = holdBack();
  const sent = respondWith(endpoint, async () => {
    await released;
    return success(endpoint, body);
  });
  return { sent, release };
}
