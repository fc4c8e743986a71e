import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { stockKitchen, TWELVE_FOODS } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

/** The reads of a page in order, apart from pictures and the stream of changes. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    const isRead = request.method() === 'GET' && request.resourceType() === 'fetch';
    if (isRead && pathname.startsWith('/api/') && !pathname.endsWith('/changes'))
      reads.push(pathname + search);
  });
  return reads;
}

const APP = '**/assets/index-*.js';

/** Holds the app's own file back until the function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
  await stockKitchen(page, TWELVE_FOODS);
});

test('what a page begins with is read before the app is there, and once', async ({ page }) => {
  const recipe = { name: 'Green Curry', servings: 2, instructions: ['Cook.'], ingredients: [] };
  const { id } = await (await page.request.post('/api/recipes', { data: recipe })).json();
  const { byAddress } = await (await page.request.get('/first-calls.json')).json();
  const addresses: string[] = Object.keys(byAddress);
  expect(addresses).toContain('/recipes?recipe');
  const reads = watchReads(page);
  for (const address of addresses) {
    reads.length = 0;
    const release = await holdApp(page);
    const calls = 1 + byAddress[address].length;
    const url = address.replace('?recipe', `?recipe=${id}`).replace('?orders', '?orders=true');
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => reads.length, { message: address }).toBe(calls);
    release();
    await page.waitForLoadState('networkidle');
    expect(reads.length, address).toBeGreaterThanOrEqual(calls);
    expect(new Set(reads).size, `${address} reads ${reads.join(', ')}`).toBe(reads.length);
    // What the page still asks as it is left would count for the next one.
    await page.goto('about:blank');
    await page.unroute(APP);
  }
});

test('the frame of a page has the day, the name and the picture before the app is there', async ({
  page,
}) => {
  const recipe = { name: 'Green Curry', servings: 2, instructions: ['Cook.'], ingredients: [] };
  const { id } = await (await page.request.post('/api/recipes', { data: recipe })).json();
  const read = async () => (await page.request.get(`/api/recipes/${id}`)).json();
  await expect.poll(async () => (await read()).imageUrl, { message: 'its picture is drawn' }).toBeTruthy();
  const { imageUrl } = await read();
  const release = await holdApp(page);
  const frame = page.locator('#frame');
  const day = await page.evaluate(() =>
    new Date().toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect(frame.getByRole('heading', { name: "Today's game plan, Ada" })).toBeVisible();
  await expect(frame.getByText(day)).toBeVisible();
  await page.goto('/meal-log', { waitUntil: 'commit' });
  await expect(frame.getByText(`${day}, ${new Date().getFullYear()}`)).toBeVisible();
  await page.goto(`/recipes?recipe=${id}`, { waitUntil: 'commit' });
  await expect(frame.locator('img[data-picture]')).toHaveAttribute('src', new RegExp(`^${imageUrl}`));
  release();
  await expect(page.getByRole('dialog', { name: 'Green Curry' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});
