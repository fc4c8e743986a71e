import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { orders } from '@game-plan/contracts/shop/orders';
import { payments } from '@game-plan/contracts/shop/payments';
import { insertAdmin, insertPerson } from '../people.ts';
import { insertOrder } from '../rows/orders.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { type DoubleEvent, signatureOf } from './stripe-events.ts';
import { type StripeServer, startStripeServer } from './stripe-server.ts';
import type { DoubleSession } from './stripe-sessions.ts';

/** The app with Stripe configured, and two people: ada, the admin, and bea. */
export interface PayingApp {
  readonly app: TestApp;
  readonly stripe: StripeServer;
  readonly ada: TestClient;
  readonly bea: TestClient;
  /** Delivers an event as Stripe does. Returns the outcome, or the status if it was refused. */
  deliver(event: DoubleEvent): Promise<unknown>;
  /** Creates an order of ada's with its payment page. */
  orderWithPage(): Promise<{ id: number; page: DoubleSession }>;
  close(): Promise<void>;
}

/** Delivers an event as Stripe does. Returns the outcome, or the status if it was refused. */
export async function deliverEvent(app: TestApp, event: DoubleEvent): Promise<unknown> {
  const body = JSON.stringify(event);
  const { method, path } = payments.stripeWebhook;
  const answer = await app.client().send(method, path, { body, headers: signatureOf(body) });
  if (answer.status >= 300) return answer.status;
  return (answer.body as ResponseOf<typeof payments.stripeWebhook>).outcome;
}

export async function startPayingApp(options: Parameters<typeof startTestApp>[0] = {}): Promise<PayingApp> {
  const stripe = await startStripeServer();
  const app = await startTestApp({
    payments: stripe.payments(),
    publicUrl: 'https://kitchen.example.org',
    ...options,
  });
  const ada = await insertAdmin(app);
  const bea = await insertPerson(app, 'bea');
  return {
    app,
    stripe,
    ada,
    bea,
    deliver: (event) => deliverEvent(app, event),
    async orderWithPage() {
      const { id } = await insertOrder(app.db, 'ada');
      await ada.call(orders.pay, { params: { id: String(id) } });
      const page = stripe.sessions.at(-1);
      if (!page) throw new Error('No page was made');
      return { id, page };
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
