import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { shapeOf } from '../apps/server/src/testing/photos.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
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

test('a new user enters chicken, rice and eggs, and cooks an idea without buying anything; it gets a picture and keeps it after saving and after a restart', async ({
  app,
  page,
}) => {
  await setUpAdmin(page);
  await page.goto('/');
  await expect(page.getByText('Ideas from your own kitchen')).toBeVisible();
  await expectAccessible(page);
  const typed = page.getByRole('textbox', { name: 'Add an ingredient by name' });
  const chips = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem');
  for (const [at, food] of ['chicken', 'rice', 'eggs'].entries()) {
    await typed.fill(food);
    await typed.press('Enter');
    await expect(chips).toHaveCount(at + 1);
  }
  // Held until it was looked at: they may all be there after a moment.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/recipes/idea-images*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  await expect(page.getByText(/Found \d+ recipe suggestions for you!/)).toBeVisible();
  const ideas = page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem');
  await expect(ideas.getByText('Generating image...').first()).toBeVisible();
  release();
  const pictures = ideas.locator('img');
  await expect(pictures).toHaveCount(await ideas.count());
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', CARD);
  await expect.poll(() => areLoaded(page)).toBe(true);
  await expectAccessible(page);

  await ideas.filter({ hasText: '100% match' }).first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  // Until then the dialog has a heading of its own.
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  const lines = dialog.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
  await expect(lines.filter({ hasText: /Have$/ })).not.toHaveCount(0);
  await expect(lines.filter({ hasText: /Missing/ })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Add Missing to Shopping List' })).toHaveCount(0);
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
  await dialog.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog).toBeHidden();
  // Or it would be asking while the server is away.
  await page.goto('about:blank');
  await app.restart();
  await page.goto('/recipes');
  const cards = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem');
  const card = cards.filter({ hasText: name });
  await expect(card.locator('img')).toHaveAttribute('src', chosen);
  await expect.poll(() => areLoaded(page)).toBe(true);
  // The ideas outlive the reload.
  await page.getByRole('tab', { name: /^Generated/ }).click();
  await expect(page.getByRole('tab', { name: /^Generated/, selected: true })).toBeVisible();
  await expect(cards).not.toHaveCount(0);
  await expectAccessible(page);

  const kept = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')];
  }, chosen);
  expect(kept).toEqual([200, 'image/webp', 'private, max-age=31536000, immutable']);
});
