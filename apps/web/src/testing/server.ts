import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { auth } from '@game-plan/contracts/people/auth';
import { cart } from '@game-plan/contracts/shop/cart';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { ownKitchen } from './examples/own-kitchen.ts';

/**
 * Stands in for the API. It answers nothing until a test says what; anything else fails the test. Only what every page
 * asks for is there from the start: the cart, which is empty, a kitchen of one member, and at the door that there is an
 * admin.
 */
export const server = setupServer(
  http.get(`*${cart.list.path}`, () => Response.json([])),
  http.get(`*${kitchens.read.path}`, () => Response.json(ownKitchen())),
  http.get(`*${auth.adminExists.path}`, () => Response.json({ exists: true })),
);
