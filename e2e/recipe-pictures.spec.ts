import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { shapeOf } from '../apps/server/src/testing/photos.ts';
import { expect, test } from './support/fixtures.ts';
import { stockKitchen, TWELVE_FOODS } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

const CARD = /^\/api\/pictures\/[0-9a-f]{64}\?size=card$/;

const panel = (page: Page) => page.getByRole('region', { name: 'AI Recipe Image' });

/** Whether every picture on screen has arrived. */
const areLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src*="/api/pictures/"]')].every(
      (image) => image.complete && image.naturalWidth > 0,
    ),
  );

test('an idea gets a picture and keeps it after saving and after a restart', async ({ app, page }) => {
  await setUpAdmin(page);
  await stockKitchen(page, TWELVE_FOODS);
  await page.goto('/');
  // Held until it was looked at: they may all be there after a moment.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/recipes/idea-images*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  const ideas = page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem');
  await expect(ideas.getByText('Generating image...').first()).toBeVisible();
  release();
  const pictures = ideas.locator('img');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', CARD);
  await expect.poll(() => areLoaded(page)).toBe(true);

  await ideas.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  // Until then the dialog has a heading of its own.
  await expect(panel(page)).toBeVisible();
  const name = (await dialog.getByRole('heading', { level: 2 }).textContent())?.trim() ?? '';
  const shown = dialog.getByRole('img', { name: `Illustration of ${name}` });
  const first = (await shown.getAttribute('src')) ?? '';
  await panel(page).getByRole('button', { name: 'Generate New Image' }).click();
  await expect(page.getByText('Recipe image generated!')).toBeVisible();
  await expect(shown).not.toHaveAttribute('src', first);
  const chosen = (await shown.getAttribute('src')) ?? '';
  await expect(panel(page).getByText('Drawn from its ingredients')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('link', { name: 'Save' }).click(),
  ]);
  const words =
    name
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  expect(download.suggestedFilename()).toBe(`${words.join('-')}.jpg`);
  expect(await shapeOf(await readFile(await download.path()))).toBe('jpeg 1280x960');

  await dialog.getByRole('button', { name: 'Save to Favorites' }).click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  // Or it would be asking while the server is away.
  await page.goto('about:blank');
  await app.restart();
  await page.goto('/recipes');
  const card = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem').filter({ hasText: name });
  await expect(card.locator('img')).toHaveAttribute('src', chosen);
  await expect.poll(() => areLoaded(page)).toBe(true);

  const kept = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')];
  }, chosen);
  expect(kept).toEqual([200, 'image/webp', 'private, max-age=31536000, immutable']);
});
