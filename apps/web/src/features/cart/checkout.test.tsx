import { business } from '@game-plan/contracts/shop/business';
import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleCartItem } from '#testing/examples/example-cart-item.ts';
import { exampleOrder } from '#testing/examples/example-order.ts';
import { notifications } from '#testing/notifications.ts';
import { openCart } from '#testing/pages/open-cart.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const CONSULT = exampleCartItem();

describe('Proceed to Checkout', () => {
  beforeEach(() => {
    respond(business.contact, { name: null, email: null, phone: null, address: null, timeZone: null });
  });
  const order = { ...exampleOrder(), paymentUrl: null, paymentProblem: null };

  test('blocks changes that would not be in the order, creates it and shows it', async () => {
    const { user, router, items, checkoutButton } = await openCart([CONSULT]);
    const { sent, release } = respondLater(orders.checkout, order);
    await user.click(checkoutButton());
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
    expect(items.getByRole('heading', { name: 'Cart Items (1)' }).closest('[inert]')).not.toBeNull();
    // By then the cart has been read again, as it was.
    await waitFor(() => expect(sent.urls).toHaveLength(1));
    respond(cart.list, []);
    respond(orders.read, exampleOrder());
    release();
    expect(await notifications().findByText('Order placed successfully!')).toBeVisible();
    expect(notifications().getByText('Order #12 has been created')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #12' })).toHaveFocus();
    expect(router.latestLocation.search).toEqual({ order: '12' });
    expect(sent.bodies).toEqual([undefined]);
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
  });

  test('does not redirect a user who has left the page, but links to the order', async () => {
    const { user, router, checkoutButton } = await openCart([CONSULT], 'stripe');
    const paymentUrl = `${location.href.split('#')[0]}#paying`;
    const { sent, release } = respondLater(orders.checkout, { ...order, paymentUrl });
    await user.click(checkoutButton());
    await waitFor(() => expect(sent.urls).toHaveLength(1));
    respond(orders.list, []);
    await user.click(screen.getByRole('link', { name: 'Your Orders' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Orders' })).toHaveFocus();
    release();
    expect(await notifications().findByText('Order #12 has been created')).toBeVisible();
    expect(router.latestLocation.search).toEqual({ orders: 'true' });
    expect(location.hash).toBe('');
    respond(orders.read, exampleOrder());
    // The toasts take the pointer only once their library has counted the first of them.
    await waitFor(() => user.click(screen.getByRole('button', { name: 'View Order' })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #12' })).toBeVisible();
  });

  test('shows a pending checkout to a user who returns to the cart', async () => {
    const { user, router, checkoutButton } = await openCart([CONSULT]);
    const { sent, release } = respondLater(orders.checkout, order);
    await user.click(checkoutButton());
    await waitFor(() => expect(sent.urls).toHaveLength(1));
    respond(orders.list, []);
    await user.click(screen.getByRole('link', { name: 'Your Orders' }));
    await screen.findByRole('heading', { level: 1, name: 'Your Orders' });
    router.history.back();
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
    respond(cart.list, []);
    release();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(sent.urls).toHaveLength(1);
  });

  test('opens the payment page if there is one', async () => {
    const { user, checkoutButton } = await openCart([CONSULT], 'stripe');
    const paymentUrl = `${location.href.split('#')[0]}#paying`;
    respond(orders.checkout, { ...order, paymentUrl });
    respond(orders.read, exampleOrder());
    respond(cart.list, [CONSULT]);
    await user.click(checkoutButton());
    await waitFor(() => expect(location.hash).toBe('#paying'));
    location.hash = '';
  });

  test('does not open an unsafe address', async () => {
    const { user, checkoutButton } = await openCart([CONSULT], 'stripe');
    respond(orders.checkout, { ...order, paymentUrl: 'javascript:alert(1)' });
    respond(orders.read, exampleOrder());
    await user.click(checkoutButton());
    expect(await notifications().findByText('The payment page did not open')).toBeVisible();
  });

  test('shows why the server refused, and points to the orders when no answer comes; does not order a cart that has changed since it was shown', async () => {
    const { user, checkoutButton } = await openCart([CONSULT]);
    respondProblem(orders.checkout, 409, 'A price has changed. Look at your cart again.', 'conflict');
    await user.click(checkoutButton());
    expect(await notifications().findByText('Checkout failed')).toBeVisible();
    expect(notifications().getByText('A price has changed. Look at your cart again.')).toBeVisible();
    expect(checkoutButton()).toBeEnabled();

    respondNothing(orders.checkout);
    await user.click(checkoutButton());
    expect(
      await notifications().findByText(/check whether the order is already among your orders/),
    ).toBeVisible();

    const sent = respond(orders.checkout, order);
    respond(cart.list, [CONSULT, exampleCartItem({ id: 22, serviceId: 2 })]);
    await user.click(checkoutButton());
    expect(await notifications().findByText(/^Your cart has just changed/)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Cart Items (2)' })).toBeVisible();
    expect(sent.urls).toEqual([]);
  });
});
