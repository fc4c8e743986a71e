import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '../apps/server/src/testing/database/temporary-folder.ts';
import { freePort } from '../apps/server/src/testing/processes/free-port.ts';
import {
  STRIPE_KEY,
  type StripeServer,
  startStripeServer,
} from '../apps/server/src/testing/stripe/stripe-server.ts';
import { test as base, expect } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

const ROOT = join(import.meta.dirname, '..');
const READY = /is ready at (\S+)/;

interface Started {
  readonly url: string;
  /** Stops it and checks that nothing of it is left. */
  stop(): Promise<void>;
}

/** Starts the app as a person does, with settings of its own. */
async function npmStart(settings: Readonly<Record<string, string>>): Promise<Started> {
  const folder = await makeTemporaryFolder();
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder.path, PORT: port, RATE_LIMIT: 'on', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    npm.kill('SIGTERM');
    const [exitCode] = await once(npm, 'exit');
    expect(exitCode).toBe(0);
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
    expect(stdout.split('\n').filter((line) => line.includes(folder.path))).toEqual([]);
    await folder.remove();
  };
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = `http://localhost:${port}`;
  try {
    await expect.poll(() => READY.exec(output)?.[1], { timeout: 90_000 }).toBe(url);
  } catch (error) {
    npm.kill('SIGTERM');
    throw error;
  }
  return { url, stop };
}

/** With a server beside the app that speaks Stripe's API; its page is stood in for in the browser. */
const test = base.extend<{ stripe: StripeServer; started: Started }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  stripe: async ({}, use) => {
    const stripe = await startStripeServer();
    await use(stripe);
    await stripe.close();
  },
  started: async ({ stripe }, use) => {
    const started = await npmStart({ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_API_BASE: stripe.apiBase });
    await use(started);
    await started.stop();
  },
  baseURL: async ({ started }, use) => use(started.url),
});

// Stripe's settings need an app of their own, and so does what is started and stopped: a second start would prove nothing else.
test('npm start serves the app, where a cancelled payment charges nothing and the second attempt pays the order; stopped, it leaves no process behind', async ({
  page,
  stripe,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up the admin account' }).click();
  await expect(page.getByRole('heading', { name: 'Setup Admin Account' })).toBeVisible();

  await setUpAdmin(page);
  const [service] = await (await page.request.get('/api/services')).json();
  await page.request.post('/api/cart', {
    data: { serviceId: service.id },
  });
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The page of Stripe</h1>' }),
  );
  await page.goto('/cart');
  await expect(page.getByText('You pay on Stripe’s own page and come back here.')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'The page of Stripe' })).toBeVisible();

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
