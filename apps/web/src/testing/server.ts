import { cart } from '@game-plan/contracts/cart';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';

/**
 * Stands in for the API. It answers nothing until a test says what; anything else fails the test. Only the cart is
 * there from the start, and empty: every page shows its count.
 */
export const server = setupServer(http.get(`*${cart.list.path}`, () => Response.json([])));
