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
  // Each stands for a name in braces. That every page asks for what is sent ahead of it, a test of the web holds.
  const addresses = ['/', '/recipes?recipe', '/nutrition'];
  const reads = watchReads(page);
  for (const address of addresses) {
    reads.length = 0;
    const release = await holdApp(page);
    const calls = 1 + byAddress[address].length;
    const url = address.replace('?recipe', `?recipe=${id}`);
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => reads.length, { message: address }).toBe(calls);
    release();
    await page.waitForLoadState('networkidle');
    expect(reads.length, address).toBeGreaterThanOrEqual(calls);
    expect(new Set(reads).size, `${address} reads ${reads.join(', ')}`).toBe(reads.length);
    // What the page still asks as it is left would count for the next one. Behind an address of the app Chromium keeps the process
    // of the page, behind 'about:blank' it starts another.
    await page.goto('/api/health');
    await page.unroute(APP);
  }
});

test('the frame of a page has the day, the name, pictures and words before the app is there', async ({
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
  await page.goto('/recipes', { waitUntil: 'commit' });
  await expect(frame.locator('img[data-card-picture]')).toHaveAttribute('src', new RegExp(`^${imageUrl}`));
  await page.route('**/api/meals/analyze-photo', (route) => route.fulfill({ json: { isAvailable: false } }));
  await page.goto('/meal-log?tab=photo', { waitUntil: 'commit' });
  await expect(frame.getByText('Set AI_PROVIDER and AI_VISION_MODEL')).toBeVisible();
  await expect(frame.getByText('Ask your administrator')).toBeHidden();
  await page.request.put('/api/admin/legal/terms', {
    data: {
      seenAt: null,
      text: 'Welcome to us.\n\n## How to pay\n\nIn cash.\n\n- Or *not* at all\n\nAfter a list.',
    },
  });
  await page.goto('/cart?legal=terms', { waitUntil: 'commit' });
  await expect(frame.getByText('Welcome to us.')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(frame.getByText('In cash.')).toBeVisible();
  // The app renders what needs a parser.
  await expect(frame.getByText('After a list.')).toHaveCount(0);
  await page.goto(`/recipes?recipe=${id}`, { waitUntil: 'commit' });
  await expect(frame.locator('img[data-picture]')).toHaveAttribute('src', new RegExp(`^${imageUrl}`));
  release();
  await expect(page.getByRole('dialog', { name: 'Green Curry' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});

test('a page whose answers do not come or fail is there all the same', async ({ page, problems }) => {
  problems.expect(/^net::ERR_FAILED GET \S+\/api\/recipes\/cards/);
  await page.route('**/api/recipes/cards?*', (route) => route.abort());
  await page.goto('/recipes');
  await expect(page.getByRole('tab', { name: 'All Recipes' })).toBeVisible();
  await page.route('**/api/legal?*', () => {});
  await page.goto('/cart?legal=terms');
  await expect(page.getByText('Loading the text...')).toBeVisible();
  await expect(page.locator('#frame')).toHaveCount(0);
});
