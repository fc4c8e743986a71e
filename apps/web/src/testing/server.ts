import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { auth } from '@game-plan/contracts/people/auth';
import { cart } from '@game-plan/contracts/shop/cart';
import type { HttpRequestEventMap, Interceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { http } from 'msw/http';
import { ownKitchen } from './examples/own-kitchen.ts';

/** Typed as Node's: the package declares the browser's as a class of its own, with the same members. */
const ofFetch = new FetchInterceptor() as unknown as Interceptor<HttpRequestEventMap>;

/**
 * The mocked API. Unexpected calls fail the test. Calls that every page makes are answered by default: an empty cart, a
 * kitchen with one member and, on the login screen, that there is an admin.
 *
 * It takes the place of `fetch`, by which alone the app calls. As for other clients of Node, each call would go
 * through a socket and a parser of HTTP: an eighth of the tests' time.
 */
export const server = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [ofFetch] })],
  handlers: [
    http.get(`*${cart.list.path}`, () => Response.json([])),
    http.get(`*${kitchens.read.path}`, () => Response.json(ownKitchen())),
    http.get(`*${auth.adminExists.path}`, () => Response.json({ exists: true })),
  ],
  onUnhandledFrame: 'error',
  context: { quiet: true },
});
