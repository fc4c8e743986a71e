import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { auth } from '@game-plan/contracts/people/auth';
import { cart } from '@game-plan/contracts/shop/cart';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { ownKitchen } from './examples/own-kitchen.ts';

/**
 * The mocked API. Unexpected calls fail the test. Calls that every page makes are answered by default: an empty cart, a
 * kitchen with one member and, on the login screen, that there is an admin.
 */
export const server = setupServer(
  http.get(`*${cart.list.path}`, () => Response.json([])),
  http.get(`*${kitchens.read.path}`, () => Response.json(ownKitchen())),
  http.get(`*${auth.adminExists.path}`, () => Response.json({ exists: true })),
);
