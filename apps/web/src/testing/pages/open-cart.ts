import { type CartItem, cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { screen, within } from '@testing-library/react';
import { respond } from '../respond.ts';
import { renderPage } from './render-page.tsx';

/** Opens the cart with these lines and this payment method. */
export async function openCart(items: CartItem[], method: 'stripe' | 'on_site' = 'on_site') {
  respond(cart.list, items);
  respond(orders.paymentMethod, { method });
  const page = renderPage('/cart');
  const region = await screen.findByRole('region', { name: `Cart Items (${items.length})` });
  const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
  return {
    ...page,
    items: within(region),
    summary,
    checkoutButton: () => screen.getByRole('button', { name: /^(Proceed to Checkout|Processing)/ }),
    stepper: (name: string) => within(screen.getByRole('group', { name: `Quantity of ${name}` })),
  };
}
