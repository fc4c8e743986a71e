import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { auth } from '@game-plan/contracts/people/auth';
import { cart } from '@game-plan/contracts/shop/cart';
import { recordConsoleErrors } from './console-errors.ts';
import { ownKitchen } from './examples/own-kitchen.ts';

/** Which calls: '{id}' in a path stands for any part of an address. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Answers a call. `Response.error()` stands for a server that cannot be reached. */
export type Answer = (request: Request) => Response | Promise<Response>;

interface Handler {
  readonly method: string;
  readonly path: RegExp;
  /** Whether the path stands as it is written, without '{id}'. */
  readonly isWritten: boolean;
  readonly answer: Answer;
}

const handlerOf = ({ method, path }: Route, answer: Answer): Handler => ({
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  isWritten: !path.includes('{'),
  answer,
});

/** Calls that every page makes: an empty cart, a kitchen with one member and, on the login screen, that there is an admin, and passwords alone. */
const ALWAYS = [
  handlerOf(cart.list, () => Response.json([])),
  handlerOf(kitchens.read, () => Response.json(ownKitchen())),
  handlerOf(auth.adminExists, () => Response.json({ exists: true })),
  handlerOf(auth.waysIn, () => Response.json({ passwords: true, provider: null })),
];

/** Those of the test, the last one first. */
let ofTest: Handler[] = [];

/** From now on, and until the end of the test, calls of the route get this answer. */
export function answerCalls(route: Route, answer: Answer): void {
  ofTest.unshift(handlerOf(route, answer));
}

/** Forgets the answers of a test. */
export function forgetAnswers(): void {
  ofTest = [];
}

// The real timer, even if the test has faked the clock.
const { setImmediate } = globalThis;
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

async function answer(request: Request, signal: AbortSignal | undefined): Promise<Response> {
  // Over a network no answer comes within the task of its call; and of a call that is cancelled at once nothing is sent.
  await nextTask();
  signal?.throwIfAborted();
  const { pathname } = new URL(request.url);
  const fitting = [...ofTest, ...ALWAYS].filter(
    ({ method, path }) => method === request.method && path.test(pathname),
  );
  // As the server routes: '/api/recipes/cards' is no recipe with the id 'cards'.
  const handler = fitting.find(({ isWritten }) => isWritten) ?? fitting[0];
  if (!handler) recordConsoleErrors(`A call without an answer: ${request.method} ${pathname}`);
  const response = (await handler?.answer(request)) ?? Response.error();
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/**
 * Takes the place of `fetch`, by which alone the app calls: the mocked API. A call without an answer fails the test. A library that
 * mocks networks, with copies of what is sent and received, took a sixteenth of the tests' time.
 */
export function answeredFetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { signal, ...call } = init;
  const request = new Request(new URL(String(address), window.location.href), call);
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer(request, signal ?? undefined).then(resolve, reject);
  });
}
