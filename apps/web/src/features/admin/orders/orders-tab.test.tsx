import { adminOrders, type HandledOrder } from '@game-plan/contracts/shop/admin-orders';
import { business } from '@game-plan/contracts/shop/business';
import type { LocalTime } from '@game-plan/domain/orders/local-time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleOrder } from '#testing/examples/example-order.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openAdmin } from '#testing/pages/admin-calls.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const ORDER: HandledOrder = {
  ...exampleOrder(),
  buyerId: 2,
  buyer: {
    username: 'carol',
    firstName: 'Carol',
    lastName: 'Meyer',
    email: 'carol@example.com',
    isEmailConfirmed: true,
    phone: null,
    address: '1 Main St',
    city: 'Springfield',
    state: 'IL',
    zipCode: '62704',
    country: null,
    isActive: true,
  },
  history: [
    {
      id: 1,
      kind: 'placed',
      doneBy: 'buyer',
      adminName: null,
      appointment: null,
      note: null,
      createdAt: '2026-11-20T12:00:00.000Z',
    },
  ],
};
const THURSDAY = '2026-12-03T14:30' as LocalTime;

// The appointments of these tests are still to come.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

function openOrders(orders: readonly HandledOrder[] = [ORDER], address = '?tab=orders') {
  const list = respond(adminOrders.list, [...orders]);
  respond(adminOrders.read, orders[0] ?? ORDER);
  const admin = openAdmin(address, undefined, undefined, { all: 1, new: 1, refund_due: 1 });
  return { ...admin, list };
}

test('orders show buyer, services, appointment and total, and can be filtered and searched, with no more text than the server takes', async () => {
  const { user, list, orderCounts } = openOrders([{ ...ORDER, stage: 'confirmed', appointment: THURSDAY }]);
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(orderCounts.urls).toHaveLength(1);
  const row = within(table).getByRole('row', { name: /Order #12/ });
  expect(row).toHaveTextContent(
    /Carol Meyercarol@example\.com2 × Macro Kickoff ConsultFollow-up call: Yes, Extra weeks of support: 3Thursday, December 3, 2026 at 2:30 PMConfirmedNot paid\$251\.02/,
  );
  expect(screen.getByRole('tab', { name: 'Orders 1 waiting, 1 to refund' })).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Refund due (1)');
  const search = screen.getByRole('searchbox', { name: 'Search orders' });
  await user.type(search, '#12');
  await waitFor(() => expect(list.urls.at(-1)).toMatch(/filter=refund_due&search=%2312/));
  await user.clear(search);
  await user.paste('🥑'.repeat(5000));
  await waitFor(() => expect(list.urls.at(-1)).toMatch(/search=%F0/));
  const sent = new URL(list.urls.at(-1) ?? '', 'http://localhost').searchParams.get('search');
  expect(sent?.length).toBe(200);
});

test('an order gets an appointment, and its history is shown', async () => {
  respond(business.contact, {
    name: null,
    email: null,
    phone: null,
    address: null,
    timeZone: 'Europe/Berlin',
  });
  const { user, router } = openOrders();
  await user.click(await screen.findByRole('link', { name: 'Order #12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #12' }));
  expect(router.latestLocation.search).toEqual({ tab: 'orders', order: '12' });
  expect(await dialog.findByText('The buyer placed the order')).toBeVisible();
  expect(dialog.getByText(/^1 Main St\s+Springfield, IL 62704$/)).toBeVisible();
  await expectAccessible();

  await user.click(await dialog.findByRole('button', { name: 'Set appointment' }));
  await user.click(dialog.getByRole('button', { name: 'Save appointment' }));
  expect(dialog.getByText('Choose a date and a time')).toBeVisible();
  await user.type(dialog.getByLabelText('Date'), '2026-11-21');
  await user.type(dialog.getByLabelText('Time'), '11:59');
  await user.click(dialog.getByRole('button', { name: 'Save appointment' }));
  expect(dialog.getByText('This time has passed: choose a later one')).toBeVisible();
  await user.clear(dialog.getByLabelText('Date'));
  await user.type(dialog.getByLabelText('Date'), '2026-12-03');
  await user.clear(dialog.getByLabelText('Time'));
  await user.type(dialog.getByLabelText('Time'), '14:30');
  const moved: HandledOrder = {
    ...ORDER,
    stage: 'confirmed',
    revision: 1,
    appointment: THURSDAY,
    history: [
      ...ORDER.history,
      {
        id: 2,
        kind: 'appointed',
        doneBy: 'practice',
        adminName: 'marta',
        appointment: THURSDAY,
        note: null,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    ],
  };
  expect(dialog.getByText(/The time is Europe\/Berlin time\./)).toBeVisible();
  const taken = 'Order #9 already has its appointment then';
  respondProblem(adminOrders.move, 409, taken, 'conflict', { appointment: [taken] });
  await user.click(dialog.getByRole('button', { name: 'Save appointment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Order #9 already has its appointment then.');
  // Another time is tried without it.
  await user.clear(dialog.getByLabelText('Time'));
  await user.type(dialog.getByLabelText('Time'), '14:31');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Time'));
  await user.type(dialog.getByLabelText('Time'), '14:30');
  const move = respond(adminOrders.move, moved);
  respond(adminOrders.read, moved);
  await user.click(dialog.getByRole('button', { name: 'Save it nevertheless' }));
  expect(await dialog.findByText('marta set the appointment')).toBeVisible();
  expect(move.bodies).toEqual([
    { step: 'appoint', appointment: THURSDAY, localNow: '2026-11-21T12:00', evenIfTaken: true, revision: 0 },
  ]);
  expect(dialog.getByRole('button', { name: 'Change appointment' })).toBeVisible();
});

test('recording payment on site needs a confirmation', async () => {
  const { user } = openOrders([{ ...ORDER, stage: 'confirmed' }], '?tab=orders&order=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #12' }));
  await user.click(await dialog.findByRole('button', { name: 'Paid on site' }));
  const paid: HandledOrder = {
    ...ORDER,
    stage: 'confirmed',
    status: 'paid',
    revision: 1,
    history: [
      ...ORDER.history,
      {
        id: 2,
        kind: 'paid',
        doneBy: 'practice',
        adminName: 'marta',
        appointment: null,
        note: null,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    ],
  };
  const move = respond(adminOrders.move, paid);
  respond(adminOrders.read, paid);
  expect(move.bodies).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText('marta recorded a payment on site')).toBeVisible();
  expect(move.bodies).toEqual([{ step: 'record_payment', revision: 0 }]);
  expect(dialog.queryByRole('button', { name: 'Paid on site' })).not.toBeInTheDocument();
});

test('a conflict with another admin’s change is shown, and the order is read again', async () => {
  const { user } = openOrders([ORDER], '?tab=orders&order=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #12' }));
  const sentence = 'This order has just changed: grace cancelled the order. Take another look.';
  respondProblem(adminOrders.move, 409, sentence, 'conflict');
  const confirm = await dialog.findByRole('button', { name: 'Confirm' });
  respond(adminOrders.read, {
    ...ORDER,
    stage: 'cancelled',
    cancelledBy: 'practice',
    cancelReason: 'Full',
  });
  await user.click(confirm);
  expect(await dialog.findByText('The business cancelled this order: “Full”')).toBeVisible();
  expect(await notifications().findByText(sentence)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a refund that is due is shown with who has to make it', async () => {
  openOrders(
    [{ ...ORDER, stage: 'cancelled', status: 'paid', paymentMethod: 'stripe', refundDue: 251.02 }],
    '?tab=orders&order=12',
  );
  expect(await screen.findByText(/\$251\.02 was paid through Stripe\. Refund it in Stripe/)).toBeVisible();
});

test('a partial refund is shown with its sum, what is left, and what is still due', async () => {
  openOrders(
    [
      {
        ...ORDER,
        stage: 'cancelled',
        status: 'paid',
        paymentMethod: 'stripe',
        refundedAmount: 51.02,
        refundDue: 200,
        history: ORDER.history.map((event) => ({
          ...event,
          kind: 'partly_refunded',
          doneBy: 'stripe',
          note: '$51.02',
        })),
      },
    ],
    '?tab=orders&order=12',
  );
  expect(await screen.findByText(/\$51\.02 of it was refunded\. Refund the rest in Stripe/)).toBeVisible();
  expect(screen.getByText('-$51.02')).toBeVisible();
  expect(screen.getByText('$200.00')).toBeVisible();
  expect(screen.getByText('Stripe refunded a part of the payment')).toBeVisible();
  expect(screen.getByText('$51.02 in all')).toBeVisible();
});

test('a refund that failed can be recorded as returned in another way, and what is kept asks for a reason', async () => {
  const order: HandledOrder = {
    ...ORDER,
    stage: 'completed',
    status: 'paid',
    paymentMethod: 'stripe',
    missedRefund: 51.02,
    refundDue: 51.02,
    history: ORDER.history.map((event) => ({
      ...event,
      kind: 'refund_failed',
      doneBy: 'stripe',
      note: '$51.02',
    })),
  };
  const { user } = openOrders([order], '?tab=orders&order=12');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Stripe could not refund \$51\.02/)).toBeVisible();
  expect(dialog.getByText('Refund due')).toBeVisible();
  expect(dialog.getByText('Stripe reported that a refund did not arrive')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Refund no more' }));
  await user.click(dialog.getByRole('button', { name: 'Keep the rest' }));
  expect(dialog.getByText('Give a reason for the buyer to read')).toBeVisible();
  expect(dialog.getByText(/^The business keeps \$51\.02\. /)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Refunded otherwise' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount ($)' });
  expect(amount).toHaveValue('51.02');
  await user.clear(amount);
  await user.type(amount, '51.03');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(amount).toHaveAccessibleDescription('Enter an amount from $0.01 to $51.02');
  await user.clear(amount);
  await user.type(amount, '51.02');
  const sent = respond(adminOrders.move, {
    ...order,
    status: 'paid',
    missedRefund: 0,
    refundDue: 0,
    refundedAmount: 51.02,
  });
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  await waitFor(() => expect(dialog.queryByText('Refund due')).not.toBeInTheDocument());
  expect(sent.bodies).toEqual([{ step: 'record_refund', revision: 0, amount: 51.02 }]);
});

test('an order of a deleted account says so, with its number only; a refunded one is not new', async () => {
  const refunded: HandledOrder = {
    ...ORDER,
    buyer: null,
    stage: 'placed',
    status: 'refunded',
    refundedAmount: 97.9,
  };
  openOrders([refunded], '?tab=orders&order=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #12' }));
  expect(await dialog.findByText(/The buyer has no account any more/)).toBeVisible();
  expect(dialog.getByText('Deleted account 2')).toBeVisible();
  expect(dialog.queryByText('New')).not.toBeInTheDocument();
});

test('an order of a deactivated account says that its buyer is told nothing', async () => {
  openOrders(
    [{ ...ORDER, buyer: ORDER.buyer && { ...ORDER.buyer, isActive: false } }],
    '?tab=orders&order=12',
  );
  expect(await screen.findByText(/account is deactivated.*no mails/)).toBeVisible();
});

test('the contact details can be edited on the orders tab', async () => {
  const { user } = openOrders([]);
  const empty = { name: null, email: null, phone: null, address: null, timeZone: null };
  respond(business.contact, empty);
  expect(await screen.findByText('Nobody has ordered anything yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Contact Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact Details' }));
  await user.type(await dialog.findByLabelText('Name of the business'), 'Corner Business');
  await user.type(dialog.getByLabelText('Email'), 'desk');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Invalid email address')).toBeVisible();
  await user.type(dialog.getByLabelText('Email'), '@example.org');
  const saved = respond(business.changeContact, empty);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved.bodies).toEqual([
      { name: 'Corner Business', email: 'desk@example.org', phone: null, address: null, timeZone: 'UTC' },
    ]),
  );
});

test('the export has the days of a month or a year, or any other days, in their order', async () => {
  const { user } = openOrders();
  await user.click(await screen.findByRole('button', { name: 'Export Orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Orders' }));
  const placed = dialog.getByRole('combobox', { name: 'Orders placed' });
  for (const [name, from, until] of [
    ['This month', '2026-11-01', '2026-11-30'],
    ['This year', '2026-01-01', '2026-12-31'],
    ['Last year', '2025-01-01', '2025-12-31'],
    ['Last month', '2026-10-01', '2026-10-31'],
  ] as const) {
    await user.selectOptions(placed, name);
    expect(dialog.getByLabelText('From')).toHaveValue(from);
    expect(dialog.getByLabelText('Until')).toHaveValue(until);
    const { pathname, searchParams } = new URL(
      dialog.getByRole<HTMLAnchorElement>('link', { name: 'Download CSV' }).href,
    );
    expect([pathname, ...searchParams]).toEqual([
      '/api/admin/order-export',
      ['from', from],
      ['until', until],
      ['timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone],
    ]);
  }
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-11-05' } });
  expect(placed).toHaveValue('Other days');
  expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  expect(dialog.getByLabelText('Until')).toHaveAccessibleDescription(
    'Choose a day that is not before the first',
  );
  await expectAccessible();
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2026-11-05' } });
  expect(dialog.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('from=2026-11-05&until=2026-11-05'),
  );
});
