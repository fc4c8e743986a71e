import { business } from '@game-plan/contracts/shop/business';
import { type Order, orders } from '@game-plan/contracts/shop/orders';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleOrder } from '#testing/examples/example-order.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing, respondProblem } from '#testing/respond.ts';

const THURSDAY = '2026-12-03T14:30' as LocalTime;

beforeEach(() => {
  respond(business.contact, {
    name: 'Corner Business',
    email: 'desk@example.org',
    phone: null,
    address: '1 Main Street',
    timeZone: 'America/Chicago',
  });
});

const ONLINE = exampleOrder({ paymentMethod: 'stripe' });

describe('the list of orders', () => {
  test('is linked from the cart, and each order links to its receipt', async () => {
    const orderItems = exampleOrder().orderItems.flatMap((item) => [
      item,
      { ...item, name: 'Mobility, Five Visits', quantity: 1 },
    ]);
    respond(orders.list, [exampleOrder(), exampleOrder({ id: 9, status: 'paid', orderItems })]);
    respond(orders.read, exampleOrder());
    respond(orders.paymentMethod, { method: 'on_site' });
    const { user, router } = renderPage('/cart');
    await user.click(await screen.findByRole('link', { name: 'Your Orders' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Orders' })).toHaveFocus();
    const list = await screen.findByRole('list', { name: 'Orders' });
    const [newest, older] = within(list).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/Order #12Nov 2\d, 2026, .*2 × Macro Kickoff ConsultPending\$251\.02/);
    expect(older).toHaveTextContent('2 × Macro Kickoff Consult · Mobility, Five VisitsPaid');
    await user.click(within(list).getByRole('link', { name: 'Order #12' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #12' })).toHaveFocus();
    expect(router.latestLocation.search).toEqual({ order: '12' });
  });

  test('shows a loading error, loads again on request, and shows that there are none', async () => {
    respondNothing(orders.list);
    const { user } = renderPage('/cart?orders=true');
    expect(await screen.findByText('Your orders did not load')).toBeVisible();
    respond(orders.list, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Services' })).toBeVisible();
  });
});

/** Opens one order after another in the same app. */
function openInTurn() {
  let page: ReturnType<typeof renderPage> | undefined;
  return async (order: Order) => {
    respond(orders.read, order);
    const address = `/cart?order=${order.id}`;
    if (page) await page.router.navigate({ href: address });
    else page = renderPage(address);
    return within(await screen.findByRole('article', { name: `Receipt of order #${order.id}` }));
  };
}

describe('an order', () => {
  test('is shown as a receipt; whose cancellation was declined it shows why, and that it was cancelled at the request of its buyer', async () => {
    respond(orders.paymentMethod, { method: 'on_site' });
    const open = openInTurn();
    const receipt = await open(exampleOrder());
    expect(receipt.getByText('Marta Oliveira')).toBeVisible();
    expect(receipt.getByText('On site')).toBeVisible();
    expect(receipt.getByRole('row', { name: /Macro Kickoff Consult/ })).toHaveTextContent(
      'Macro Kickoff ConsultFollow-up call: YesExtra weeks of support: 32$114.10$228.20',
    );
    for (const text of ['$22.82', '$251.02']) expect(receipt.getByText(text)).toBeVisible();
    expect(screen.getByText('You pay on site.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();

    const declined = { isCancellationAsked: false, cancelReason: 'The room is booked' } as const;
    await open(exampleOrder({ id: 13, stage: 'confirmed', ...declined }));
    expect(
      await screen.findByText('You asked to cancel it, but the business has kept the order:'),
    ).toBeVisible();
    expect(screen.getByText('“The room is booked”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask to cancel' })).toBeVisible();

    const granted = { cancelledBy: 'practice', isCancellationGranted: true, appointment: THURSDAY } as const;
    await open(exampleOrder({ id: 14, stage: 'cancelled', ...granted }));
    expect(await screen.findByText('The business cancelled this order, as you asked.')).toBeVisible();
    expect(screen.queryByText('Appointment')).not.toBeInTheDocument();
  });

  test('of which a part was refunded shows how much, and what is left of the total; that was paid and cancelled shows the coming refund, and no payment', async () => {
    respond(orders.paymentMethod, { method: 'stripe' });
    const open = openInTurn();
    const paid = { status: 'paid', paymentMethod: 'stripe' } as const;
    const receipt = await open(exampleOrder({ ...paid, totalAmount: 187.11, refundedAmount: 5.01 }));
    const sums = receipt
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(sums.slice(-3)).toEqual([
      ['Total', '$187.11'],
      ['Refunded', '-$5.01'],
      ['After the refund', '$182.10'],
    ]);
    expect(receipt.getByText('Partly refunded')).toBeVisible();
    expect(screen.getByText(/^\$5\.01 of your payment was refunded/)).toBeVisible();

    const full = { stage: 'cancelled', cancelledBy: 'practice', cancelReason: 'Full' } as const;
    const kept = { refundDue: 51.02, keptAmount: 200, keptReason: 'Cancelled within a day' };
    await open(exampleOrder({ id: 13, ...full, ...kept, status: 'paid' }));
    expect(await screen.findByText('The business cancelled this order.')).toBeVisible();
    expect(screen.getByText('“Full”')).toBeVisible();
    expect(screen.getByText('“Cancelled within a day”')).toBeVisible();
    expect(
      screen.getByText('You paid for this order. $51.02 will be refunded. We keep $200.00 of your payment.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  });

  test('shows a loading error; of another user it is not found', async () => {
    respondNothing(orders.read);
    const { router } = renderPage('/cart?order=12');
    expect(await screen.findByText('The order did not load')).toBeVisible();
    respondProblem(orders.read, 404, 'This order was not found', 'not_found');
    await router.navigate({ href: '/cart?order=13' });
    expect(await screen.findByText('This order was not found')).toBeVisible();
  });
});

/** Opens an order that is paid online; the payment service says the given status of it. */
function openOnline(
  payment: '' | '&payment=success' | '&payment=cancelled',
  status: Order['status'],
  order = ONLINE,
) {
  respond(orders.read, order);
  respond(orders.paymentMethod, { method: 'stripe' });
  const asked = respond(orders.checkPayment, { status, isOnItsWay: false });
  return { ...renderPage(`/cart?order=12${payment}`), asked };
}

describe('the return from the payment page', () => {
  test('waits for the confirmation, polls, and shows it when it arrives', async () => {
    const { asked } = openOnline('&payment=success', 'pending');
    expect(await screen.findByText('We are waiting for the payment to be confirmed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    await waitFor(() => expect(asked.urls).not.toEqual([]));
    respond(orders.checkPayment, { status: 'paid', isOnItsWay: false });
    respond(orders.read, { ...ONLINE, status: 'paid' });
    expect(await screen.findByText('Your payment has arrived. Thank you.')).toBeVisible();
    expect(screen.getByText('Paid')).toBeVisible();
  });

  test('can be checked again, also when the payment service does not answer', async () => {
    respond(orders.read, ONLINE);
    respond(orders.paymentMethod, { method: 'stripe' });
    respondProblem(orders.checkPayment, 502, 'Stripe does not answer just now.', 'upstream_failed');
    const { user } = renderPage('/cart?order=12&payment=success');
    expect(await screen.findByText(/Your payment is not lost/)).toBeVisible();
    respond(orders.checkPayment, { status: 'failed', isOnItsWay: false });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^The payment did not go through/)).toBeVisible();
  });

  test('shows that a debit takes days, and does not offer to pay again', async () => {
    respond(orders.read, ONLINE);
    respond(orders.paymentMethod, { method: 'stripe' });
    respond(orders.checkPayment, { status: 'pending', isOnItsWay: true });
    const { user } = renderPage('/cart?order=12');
    expect(await screen.findByText('Your payment is on its way.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    respond(orders.checkPayment, { status: 'paid', isOnItsWay: false });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your payment has arrived. Thank you.')).toBeVisible();
  });

  test('after Cancel shows that nothing was charged, and offers to pay', async () => {
    openOnline('&payment=cancelled', 'pending');
    expect(await screen.findByText('The payment was cancelled. Nothing was charged.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay now' })).toBeVisible();
  });

  test('trusts the server, not the address', async () => {
    openOnline('&payment=cancelled', 'paid');
    expect(await screen.findByText('Your payment has arrived. Thank you.')).toBeVisible();
  });
});

describe('Pay now', () => {
  test('shows an error when the server refuses or names no safe address, and opens the payment page', async () => {
    const { user } = openOnline('', 'pending');
    const pay = async () => user.click(await screen.findByRole('button', { name: 'Pay now' }));
    respondProblem(orders.pay, 409, 'This order is already paid', 'conflict');
    await pay();
    expect(await notifications().findByText(/already paid/)).toBeVisible();
    expect(notifications().getByText('The payment page did not open')).toBeVisible();
    respond(orders.pay, { paymentUrl: 'http://pay.example.org' });
    await pay();
    expect(await notifications().findByText(/not safe/)).toBeVisible();
    expect(notifications().getByText('The payment page did not open')).toBeVisible();
    const sent = respond(orders.pay, { paymentUrl: `${location.href.split('#')[0]}#again` });
    await pay();
    await waitFor(() => expect(location.hash).toBe('#again'));
    expect(sent.urls).toEqual(['/api/orders/12/payment']);
    location.hash = '';
  });

  test('is offered when the page has expired', async () => {
    openOnline('', 'expired', { ...ONLINE, status: 'expired' });
    expect(await screen.findByRole('button', { name: 'Pay now' })).toBeVisible();
  });

  test('is not offered when Stripe is no longer configured', async () => {
    respond(orders.read, ONLINE);
    respond(orders.paymentMethod, { method: 'on_site' });
    renderPage('/cart?order=12');
    expect(await screen.findByText('This order has not been paid yet.')).toBeVisible();
    expect(await screen.findByText(/You can pay on site/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  });
});

describe('an order in progress', () => {
  test('shows appointment and contact, and lets the buyer ask for cancellation', async () => {
    respond(orders.read, exampleOrder({ stage: 'confirmed', appointment: THURSDAY }));
    respond(orders.paymentMethod, { method: 'on_site' });
    const { user } = renderPage('/cart?order=12');
    const state = within(await screen.findByRole('region', { name: 'State of the order' }));
    expect(state.getByText('Your order is confirmed. Your appointment:')).toBeVisible();
    expect(state.getByText('Thursday, December 3, 2026 at 2:30 PM')).toBeVisible();
    expect(screen.getByText('Appointment')).toBeVisible();
    const contact = within(await screen.findByRole('region', { name: 'Questions about this order?' }));
    expect(contact.getByRole('link', { name: 'desk@example.org' })).toHaveAttribute(
      'href',
      'mailto:desk@example.org',
    );
    await expectAccessible();
    await user.click(state.getByRole('button', { name: 'Ask to cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to cancel order #12' }));
    await user.type(dialog.getByLabelText('Reason (optional)'), ' I have moved ');
    const asked = exampleOrder({
      stage: 'confirmed',
      appointment: THURSDAY,
      isCancellationAsked: true,
      cancelReason: 'I have moved',
    });
    const sent = respond(orders.cancel, asked);
    respond(orders.read, asked);
    await user.click(dialog.getByRole('button', { name: 'Ask to cancel' }));
    expect(await screen.findByText(/^You asked to cancel this order/)).toBeVisible();
    expect(sent.bodies).toEqual([{ reason: 'I have moved' }]);
    expect(screen.queryByRole('button', { name: 'Ask to cancel' })).not.toBeInTheDocument();
  });

  test('that is not confirmed yet is cancelled at once', async () => {
    respond(orders.read, exampleOrder());
    respond(orders.paymentMethod, { method: 'on_site' });
    const { user } = renderPage('/cart?order=12');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const cancelled = exampleOrder({ stage: 'cancelled', cancelledBy: 'buyer' });
    respond(orders.cancel, cancelled);
    respond(orders.read, cancelled);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order #12' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('You cancelled this order.')).toBeVisible();
    expect(screen.getByText('There is nothing to pay.')).toBeVisible();
    expect(screen.queryByText('You pay on site.')).not.toBeInTheDocument();
  });
});
