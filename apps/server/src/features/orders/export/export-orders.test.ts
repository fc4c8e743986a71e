import { auth } from '@game-plan/contracts/people/auth';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import type { Refund } from '@game-plan/domain/orders/refunds';
import { cartTotals } from '@game-plan/domain/pricing/cart-totals';
import { cents } from '@game-plan/domain/pricing/cents';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const line = (name: string, totalPriceCents: number, quantity = 1) => ({
  serviceId: 1,
  name,
  category: 'meals',
  quantity,
  unitPriceCents: totalPriceCents / quantity,
  totalPriceCents,
  customizations: {},
});

const byBusiness = (amountCents: number): Refund => ({
  id: 'practice-0',
  madeBy: 'practice',
  amountCents,
  createdAt: 1_709_640_000,
  failedAt: null,
});

type Lines = Array<ReturnType<typeof line>>;

/** Sums and lines of an order, as checkout stores them. */
function bought(orderItems: Lines) {
  const sums = cartTotals(orderItems.map(({ totalPriceCents }) => cents(totalPriceCents)));
  return { orderItems, subtotalCents: sums.subtotal, taxCents: sums.tax, totalAmountCents: sums.total };
}

const pathOf = (query: Record<string, string>) => `${adminOrders.export.path}?${new URLSearchParams(query)}`;

describe('the export of orders', () => {
  let app: TestApp;
  let host: TestClient;
  let bea: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await insertAdmin(app);
    bea = await insertPerson(app, 'bea');
    await bea.call(auth.updateUser, {
      body: { firstName: '=cmd()', lastName: 'Müller', email: 'bea@xn--mller-kva.de' },
    });
  });
  afterAll(() => app.close());

  const download = (query: Record<string, string>, who = host) => who.download(pathOf(query));

  async function rowsOf(query: Record<string, string>): Promise<Record<string, string>[]> {
    const answer = await download(query);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return parse(answer.body, { bom: true, columns: true });
  }

  const day = (date: string) => ({ from: date, until: date });
  const placed = (at: string, change: Parameters<typeof insertOrder>[2] = {}) =>
    insertOrder(app.db, 'bea', { createdAt: new Date(at), ...change });

  test('has a line per position, with amounts that a spreadsheet adds up and texts that it does not run', async () => {
    const { id } = await placed('2024-02-10T09:30:00Z', {
      ...bought([line('Talk; =1+1', 33_33, 3), line('"Walk", long', 5)]),
      paymentMethod: 'on_site',
      status: 'paid',
      stage: 'completed',
      paidAt: new Date('2024-02-11T10:00:00Z'),
    });
    const answer = await download(day('2024-02-10'));
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="orders-2024-02-10-to-2024-02-10.csv"',
    );
    const about = `${id},2024-02-10 09:30,'=cmd() Müller,bea@müller.de`;
    const state = 'completed,paid,on_site,2024-02-11 10:00,,0.00,0.00,0.00';
    expect(answer.body.toString()).toBe(
      '\uFEFFOrder,Date,Buyer,Email,Service,Choices,Quantity,Net ($),Tax ($),Total ($),Stage,Status,Payment Method,Paid,Refunded,Refunded ($),Refunded Otherwise ($),Refund Due ($)\r\n' +
        `${about},"Talk; '=1+1",,3,33.33,3.33,36.66,${state}\r\n` +
        `${about},"""Walk"", long",,1,0.05,0.01,0.06,${state}\r\n`,
    );
  });

  test('adds up to the orders to the cent, whatever was bought', async () => {
    const carts = fc.sample(fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 9 }), {
      seed: 3,
      numRuns: 40,
    });
    const orders = await Promise.all(
      carts.map((prices) =>
        placed('2024-03-05T12:00:00Z', {
          ...bought(prices.map((price, at) => line(`Service ${at}`, price))),
          ...(prices.length % 3 === 0 && { status: 'refunded' }),
          ...(prices.length % 3 === 1 && {
            status: 'paid',
            stage: 'cancelled',
            refundedCents: Math.ceil((prices[0] ?? 0) / 3),
            paymentMethod: 'stripe',
            refunds: [byBusiness(Math.floor((prices[0] ?? 0) / 7))],
          }),
        }),
      ),
    );
    const rows = await rowsOf(day('2024-03-05'));
    const inCents = (of: number, column: string) =>
      rows
        .filter(({ Order }) => Order === String(of))
        .reduce((sum, row) => sum + Number(row[column]?.replace('.', '')), 0);
    for (const { id, subtotalCents, taxCents, totalAmountCents, refundedCents, status, ...order } of orders) {
      const columns = [
        'Net ($)',
        'Tax ($)',
        'Total ($)',
        'Refunded ($)',
        'Refunded Otherwise ($)',
        'Refund Due ($)',
      ];
      expect(columns.map((column) => inCents(id, column))).toEqual([
        subtotalCents,
        taxCents,
        totalAmountCents,
        status === 'refunded' ? totalAmountCents : refundedCents,
        order.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
        status === 'paid' ? totalAmountCents - refundedCents : 0,
      ]);
    }
  });

  test('begins and ends its days on the clocks of the time zone, also when they change', async () => {
    const moments = [
      '2026-02-28T22:59:00Z',
      '2026-02-28T23:00:00Z',
      '2026-03-29T01:30:00Z',
      '2026-03-31T21:59:00Z',
      '2026-03-31T22:00:00Z',
    ];
    for (const at of moments) await placed(at);
    const march = { from: '2026-03-01', until: '2026-03-31' };
    const dates = async (timeZone?: string) =>
      (await rowsOf({ ...march, ...(timeZone && { timeZone }) })).map(({ Date: date }) => date);
    expect(await dates('Europe/Berlin')).toEqual([
      '2026-03-01 00:00',
      '2026-03-29 03:30',
      '2026-03-31 23:59',
    ]);
    expect(await dates('America/New_York')).toEqual([
      '2026-03-28 21:30',
      '2026-03-31 17:59',
      '2026-03-31 18:00',
    ]);
    expect(await dates('Pacific/Kiritimati')).toEqual([
      '2026-03-01 12:59',
      '2026-03-01 13:00',
      '2026-03-29 15:30',
    ]);
    expect(await dates()).toEqual(['2026-03-29 01:30', '2026-03-31 21:59', '2026-03-31 22:00']);
  });

  test('has the orders of all pages, oldest first', async () => {
    const { id } = await placed('2024-05-01T12:00:00Z');
    await app.db.execute(
      `insert into orders (user_id, subtotal_cents, tax_cents, total_amount_cents, order_items, created_at)
       select user_id, subtotal_cents, tax_cents, total_amount_cents, order_items, created_at
       from orders, generate_series(1, 400) where orders.id = ${id}`,
    );
    const ids = (await rowsOf(day('2024-05-01'))).map(({ Order }) => Number(Order));
    expect(ids).toHaveLength(401);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  });

  test('has only headings if nothing was ordered', async () => {
    expect(await rowsOf(day('2020-01-01'))).toEqual([]);
  });

  test.each([
    [{ from: '2026-02-30', until: '2026-03-01' }, 'Not a day, as in 2026-11-21'],
    [{ from: '2026-03-02', until: '2026-03-01' }, 'Choose a day that is not before the first'],
    [{ ...day('2026-03-01'), timeZone: 'Mars/Base' }, 'This time zone does not exist'],
  ])('refuses %j', async (query, message) => {
    const answer = await host.refused(adminOrders.export, { query });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  test('is not for others, and other sites cannot link to it', async () => {
    const period = day('2024-02-10');
    expect((await download(period, bea)).status).toBe(403);
    expect((await download(period, app.client())).status).toBe(401);
    const linked = await host.download(pathOf(period), { 'sec-fetch-site': 'cross-site' });
    expect(linked.status).toBe(403);
  });
});
