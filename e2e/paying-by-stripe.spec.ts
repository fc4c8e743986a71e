import type { Page } from '@playwright/test';
import {
  STRIPE_KEY,
  type StripeServer,
  startStripeServer,
} from '../apps/server/src/testing/stripe/stripe-server.ts';
import { requiredChoices } from './support/catalogue.ts';
import { test as base, expect } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

/** With a server beside the app that speaks Stripe's API; its page is stood in for in the browser. */
const test = base.extend<{ stripe: StripeServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  stripe: async ({}, use) => {
    const stripe = await startStripeServer();
    await use(stripe);
    await stripe.close();
  },
  settings: async ({ stripe }, use) =>
    use({ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_API_BASE: stripe.apiBase }),
});

async function checkOut(page: Page): Promise<void> {
  await setUpAdmin(page);
  const [service] = await (await page.request.get('/api/services')).json();
  await page.request.post('/api/cart', {
    data: { serviceId: service.id, customizations: requiredChoices(service) },
  });
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The page of Stripe</h1>' }),
  );
  await page.goto('/cart');
  await expect(page.getByText('You pay on Stripe’s own page and come back here.')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'The page of Stripe' })).toBeVisible();
}

test('a cancelled payment charges nothing, and the second attempt pays the order', async ({
  page,
  stripe,
}) => {
  await checkOut(page);
  const [session] = stripe.sessions;
  if (!session) throw new Error('No page was made');
  await page.goto(session.cancel_url);
  await expect(page.getByText('The payment was cancelled. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'The page of Stripe' })).toBeVisible();
  expect(stripe.sessions).toHaveLength(1);

  // The person is back before Stripe knows of the money.
  await page.goto(session.success_url);
  await expect(page.getByText('We are waiting for the payment to be confirmed.')).toBeVisible();
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    intentStatus: 'succeeded',
    url: null,
  });
  await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
  await page.getByRole('link', { name: 'Your Orders' }).click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toContainText('Paid');
});
