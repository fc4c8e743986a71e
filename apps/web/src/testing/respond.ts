import type { Endpoint } from '@game-plan/contracts/endpoint';
import type { ErrorCode, Problem } from '@game-plan/contracts/schemas/errors';
import { HttpResponse, http } from 'msw/http';
import type { z } from 'zod';
import { holdBack } from './calls.ts';
import { server } from './server.ts';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** What the app sent to a mocked endpoint, call by call. */
export interface Sent {
  /** The path and query of each call. */
  readonly urls: string[];
  /** The parsed JSON body of each call, undefined without one. */
  readonly bodies: unknown[];
}

function answer(endpoint: Endpoint, respond: (request: Request) => Response | Promise<Response>): Sent {
  const sent: Sent = { urls: [], bodies: [] };
  const path = `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  server.use(
    METHODS[endpoint.method](path, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      sent.urls.push(pathname + search);
      sent.bodies.push(text === '' ? undefined : JSON.parse(text));
      return respond(request);
    }),
  );
  return sent;
}

function success(endpoint: Endpoint, body: unknown, status?: number): Response {
  if (!endpoint.response) return new HttpResponse(null, { status: status ?? 204 });
  return Response.json(body, { status: status ?? endpoint.status ?? 200 });
}

/** Lets the endpoint answer with this body: 200, 201 or 204 as its contract says, unless given. */
export function respond<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  body: [z.input<R>] extends [never] ? null : z.input<R>,
  status?: number,
): Sent {
  return answer(endpoint, () => success(endpoint, body, status));
}

/** Lets the endpoint answer with what `bodyFor` makes of the address of each call. */
export function respondBy<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  bodyFor: (address: URLSearchParams) => z.input<R>,
): Sent {
  return answer(endpoint, (request) => success(endpoint, bodyFor(new URL(request.url).searchParams)));
}

/** Lets the endpoint answer with a problem; `detail` is the server's message, `errors` what is wrong at which field. */
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
  return answer(endpoint, () => Response.json(problem, { status }));
}

/** Lets the endpoint fail as if the server were gone. */
export function respondNothing(endpoint: Endpoint): Sent {
  return answer(endpoint, () => Response.error());
}

/** Lets the endpoint wait for `release()` before it answers: for what is shown while a call is pending. */
export function respondLater<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  body: [z.input<R>] extends [never] ? null : z.input<R>,
): { sent: Sent; release: () => void } {
  const { released, release } = holdBack();
  const sent = answer(endpoint, async () => {
    await released;
    return success(endpoint, body);
  });
  return { sent, release };
}
