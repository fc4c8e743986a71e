import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

/** Saves recipes by the call itself, the last one newest. */
async function saveRecipes(page: Page, recipes: readonly object[]): Promise<number[]> {
  const ids: number[] = [];
  for (const recipe of recipes) {
    const data = { servings: 2, instructions: ['Cook.'], ingredients: [], ...recipe };
    const answer = await page.request.post('/api/recipes', { data });
    expect(answer.status()).toBe(201);
    ids.push((await answer.json()).id);
  }
  return ids;
}

const line = (name: string) => ({ name, amount: '1', unit: 'cup', available: false });

test('a long library loads while scrolling, and is revalidated instead of loaded again; a recipe of it is printed alone and whole', async ({
  page,
}) => {
  await setUpAdmin(page);
  // All with the picture of the first: each one that becomes ready is a change.
  const [first] = await saveRecipes(page, [{ name: 'Recipe 1' }]);
  const firstPicture = async () => (await (await page.request.get(`/api/recipes/${first}`)).json()).imageUrl;
  await expect.poll(firstPicture, { timeout: 60_000 }).not.toBeNull();
  const imageUrl = await firstPicture();
  const instructions = Array.from({ length: 60 }, (_, index) => `Step ${index + 1} of a long afternoon.`);
  await saveRecipes(page, [
    ...Array.from({ length: 28 }, (_, index) => ({ name: `Recipe ${index + 2}`, imageUrl })),
    { name: 'Slow Ragu', imageUrl, ingredients: [line('lentils')], instructions },
  ]);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Of a call the two are told in no certain order.
  const cardCalls = new Set<string>();
  const answers: { requestId: string; statusCode: number }[] = [];
  const statuses = () =>
    answers.filter(({ requestId }) => cardCalls.has(requestId)).map(({ statusCode }) => statusCode);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/recipes/cards')) cardCalls.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    answers.push({ requestId, statusCode });
  });
  await page.goto('/recipes');
  await expect(page.getByText('24 of 30 recipes')).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'Recipe 1', exact: true })).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  // It is asked every ten seconds.
  await expect.poll(() => statuses().at(-1), { timeout: 60_000 }).toBe(304);
  expect(statuses().filter((status) => status !== 200 && status !== 304)).toEqual([]);

  await page.keyboard.press('Home');
  await page.getByRole('link', { name: 'Slow Ragu' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Start Cooking' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(dialog.getByText('Step 60 of a long afternoon.')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recipes', includeHidden: true })).toBeHidden();
  // A sheet that scrolled would be one page.
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type ?\/Page\b/g);
  expect(sheets?.length).toBeGreaterThan(2);
});

test('a hundred recipes are removed together, and one Undo brings all of them back with everything', async ({
  page,
}) => {
  await setUpAdmin(page);
  const lines = Array.from({ length: 16 }, (_, at) => ({
    ...line(`kind of food number ${at + 1}, from the market`),
    note: 'finely chopped, and washed well before',
  }));
  const [first] = await saveRecipes(page, [{ name: 'Recipe 1', ingredients: lines }]);
  const read = async (id?: number) => (await page.request.get(`/api/recipes/${id}`)).json();
  await expect.poll(async () => (await read(first)).imageUrl, { timeout: 60_000 }).not.toBeNull();
  await page.request.put(`/api/recipes/${first}`, { data: { isFavorite: true, cookedGrams: 812.5 } });
  const before = await read(first);
  const more = Array.from({ length: 99 }, (_, at) => ({
    name: `Recipe ${at + 2}`,
    ingredients: lines,
    imageUrl: before.imageUrl,
  }));
  await saveRecipes(page, more);

  await page.goto('/recipes');
  await expect(page.getByText('24 of 100 recipes')).toBeAttached();
  const showMore = page.getByRole('button', { name: 'Show more' });
  await showMore.click();
  await expect(showMore).toBeHidden();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('100 recipes removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Recipe 100' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('100 recipes restored')).toBeVisible();
  const newest = page.getByRole('listitem').filter({ hasText: 'Recipe 100' });
  await expect(newest.locator('img')).toHaveAttribute('src', new RegExp(before.imageUrl));
  expect(await read(first)).toEqual(before);
});
