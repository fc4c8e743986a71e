import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday, stockKitchen, TWELVE_FOODS } from './support/kitchen.ts';
import { food, logMeals } from './support/meals.ts';
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

test('a page is sent with its frame, and what it begins with is read before the app is there, and once; it is there all the same when answers do not come or fail', async ({
  page,
  problems,
}) => {
  await setUpAdmin(page);
  await stockKitchen(page, TWELVE_FOODS);
  const recipe = { name: 'Green Curry', servings: 2, instructions: ['Cook.'], ingredients: [] };
  const { id } = await (await page.request.post('/api/recipes', { data: recipe })).json();
  const read = async () => (await page.request.get(`/api/recipes/${id}`)).json();
  await expect.poll(async () => (await read()).imageUrl, { message: 'its picture is drawn' }).toBeTruthy();
  const { imageUrl } = await read();
  const { byAddress } = await (await page.request.get('/first-calls.json')).json();
  const reads = watchReads(page);
  /** Goes to a page without its app. Each address asks for what has names in braces, and the person. */
  async function open(address: string): Promise<void> {
    reads.length = 0;
    await page.goto(address.replace('?recipe', `?recipe=${id}`), { waitUntil: 'commit' });
    await expect.poll(() => reads.length, { message: address }).toBe(1 + byAddress[address].length);
  }
  /** That every page asks for what is sent ahead of it, a test of the web holds. */
  async function expectReadOnce(address: string): Promise<void> {
    await page.waitForLoadState('networkidle');
    expect(reads.length, address).toBeGreaterThanOrEqual(1 + byAddress[address].length);
    expect(new Set(reads).size, `${address} reads ${reads.join(', ')}`).toBe(reads.length);
    // What the page still asks as it is left would count for the next one. Behind an address of the app Chromium keeps the process
    // of the page, behind 'about:blank' it starts another.
    await page.goto('/api/health');
    await page.unroute(APP);
  }
  const frame = page.locator('#frame');
  // By the browser's time zone, in which it may be another year.
  const [day, year] = await page.evaluate(() => {
    const now = new Date();
    const words = { weekday: 'long', month: 'long', day: 'numeric' } as const;
    return [now.toLocaleDateString('en-US', words), now.getFullYear()] as const;
  });

  let release = await holdApp(page);
  await open('/');
  await expect(frame.getByRole('heading', { name: "Today's game plan, Ada" })).toBeVisible();
  await expect(frame.getByText(day)).toBeVisible();
  release();
  await expectReadOnce('/');

  release = await holdApp(page);
  const weekday = await page.evaluate(() => new Date().getDay());
  await open('/nutrition');
  const week = [await dayFromToday(page, -weekday), await dayFromToday(page, 6 - weekday)];
  expect(reads).toContain(`/api/nutrition/summary?startDate=${week[0]}&endDate=${week[1]}`);
  await open('/meal-log');
  await expect(frame.getByText(`${day}, ${year}`)).toBeVisible();
  const soup = { ...food('Barley soup', 180), unit: 'bowl' };
  const tea = { ...food('Tea', 0.4), quantity: 200, unit: 'ml' };
  const lunches = [[{ ...soup, quantity: 2 }, tea], [soup]];
  const date = await dayFromToday(page, 0);
  await logMeals(
    page,
    lunches.map((foods) => ({ type: 'lunch', date, foods })),
  );
  await open('/meal-log?tab=today');
  const lunch = frame.locator('section').filter({ hasText: 'Lunch' });
  await expect(lunch.getByRole('listitem')).toHaveText([
    'Barley soup 2 bowls 180 cal',
    'Tea 200 ml <1 cal',
    'Barley soup 1 bowl 180 cal',
  ]);
  await expect(frame.getByText('Dinner')).toBeVisible();
  await open('/recipes');
  await expect(frame.locator('img[data-card-picture]')).toHaveAttribute('src', new RegExp(`^${imageUrl}`));
  await page.route('**/api/meals/analyze-photo', (route) => route.fulfill({ json: { isAvailable: false } }));
  await open('/meal-log?tab=photo');
  await expect(frame.getByText('Set AI_PROVIDER and AI_VISION_MODEL')).toBeVisible();
  await expect(frame.getByText('Ask your administrator')).toBeHidden();
  await page.request.put('/api/admin/legal/terms', {
    data: {
      seenAt: null,
      text: 'Welcome to us.\n\n## How to pay\n\nIn cash.\n\n- Or *not* at all\n\nAfter a list.',
    },
  });
  await open('/cart?legal=terms');
  await expect(frame.getByText('Welcome to us.')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(frame.getByText('In cash.')).toBeVisible();
  // The app renders what needs a parser.
  await expect(frame.getByText('After a list.')).toHaveCount(0);
  await open('/recipes?recipe');
  await expect(frame.locator('img[data-picture]')).toHaveAttribute('src', new RegExp(`^${imageUrl}`));
  release();
  await expect(page.getByRole('dialog', { name: 'Green Curry' })).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expectReadOnce('/recipes?recipe');

  // The frame waits for the pictures of the cards, but not for long.
  problems.expect(/^net::ERR_FAILED GET \S+\/api\/ingredients/);
  await page.route('**/api/recipes/cards?*', () => {});
  await page.route('**/api/ingredients', (route) => route.abort());
  await page.goto('/recipes');
  await expect(page.getByRole('tab', { name: 'All Recipes' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});
