import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { interlacedPhoto } from '../apps/server/src/testing/photos.ts';
import { startAppServer } from './support/app-server.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { stockKitchen } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

/** A page whose data for search engines leaves out the steps, which a reader sees. */
const PAGE = `<!doctype html><html><head><title>Sunday dhal - A kitchen</title>
<meta property="og:title" content="Sunday dhal"><meta property="og:image" content="/dhal.jpg">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Sunday dhal","recipeYield":["4","4 servings"],
"recipeIngredient":["250 g red lentils","1 tsp cumminn","2 onions, sliced"],}</script></head>
<body><nav><ul><li>Home</li><li>10 quick dinners</li></ul></nav><div class="layout has-sidebar"><h1>Sunday dhal</h1>
<p>A long story of my aunt.</p><h2>Ingredients</h2><ul><li>250 g red lentils</li><li>1 tsp cumminn</li><li>2 onions, sliced</li></ul>
<h2>Method</h2><ol><li>Fry the onions with the spice.</li><li>Add 250 g lentils and simmer for 20 minutes.</li></ol>
<p>Did you make this?</p><p>Tag me!</p><p>Thanks.</p></div><div class="sidebar"><h3>More</h3><ul><li>10 soups</li></ul></div></body></html>`;

interface Line {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  readonly note?: string;
  readonly typed?: string;
}

/** What the API says of the only recipe, without what differs between two kitchens and what no other app keeps. */
async function onlyRecipe(page: Page) {
  const recipes: (Record<string, unknown> & { ingredients: Line[] })[] = await (
    await page.request.get('/api/recipes')
  ).json();
  expect(recipes).toHaveLength(1);
  return recipes.map(({ id, createdAt, imageUrl, madeOn, ingredients, ...recipe }) => ({
    ...recipe,
    ingredients: ingredients.map(({ name, amount, unit, note, typed }) => ({
      name,
      amount,
      unit,
      note,
      typed,
    })),
  }));
}

test('a recipe of a page of the web is mended, saved, cooked and exported, and is the same in a fresh copy of the app', async ({
  sharedApp,
  page,
  browser,
}) => {
  const { site } = sharedApp;
  site.files.set('/dhal', { type: 'text/html; charset=utf-8', content: PAGE });
  site.files.set('/dhal.jpg', { type: 'image/jpeg', content: await interlacedPhoto('jpeg', 600) });
  await setUpAdmin(page);
  await stockKitchen(page, [
    { name: 'Red lentils', category: 'pantry', quantity: '500', unit: 'g' },
    { name: 'Onion', category: 'vegetable', quantity: '3', unit: 'piece' },
  ]);
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  const form = page.getByRole('dialog', { name: 'Add Recipe' });
  await form.getByRole('textbox', { name: 'Paste a recipe' }).fill(`${site.url}/dhal`);
  await form.getByRole('button', { name: 'Fill In the Form' }).click();
  await expect(form.getByText('3 ingredient lines and 2 steps filled in.')).toBeVisible();
  await expect(form.getByLabel('Source')).toHaveValue(`${site.url}/dhal`);
  expect(await (await page.request.get('/api/recipes')).json()).toEqual([]);
  await expectAccessible(page);
  await form.getByLabel('Ingredients').fill('250 g red lentils\n1 tsp cumin\n2 onions, sliced');
  await form.getByRole('button', { name: 'Save Recipe' }).click();

  const saved = page.getByRole('dialog', { name: 'Sunday dhal' });
  await expect(saved.getByText('2 of 3 in your kitchen')).toBeVisible();
  await expect(saved.getByRole('link', { name: '127.0.0.1' })).toHaveAttribute('href', `${site.url}/dhal`);
  await saved.getByRole('button', { name: 'Take From Inventory' }).click();
  const cooked = page.getByRole('dialog', { name: 'Take From Inventory' });
  await cooked.getByRole('button', { name: /^Take/ }).click();
  await expect(cooked).toBeHidden();
  const left = async () =>
    (await (await page.request.get('/api/ingredients')).json())
      .map(({ name, quantity, unit }: Record<string, string>) => `${quantity} ${unit} ${name}`)
      .sort();
  await expect.poll(left).toEqual(['1 piece Onion', '250 g Red lentils']);

  await saved.getByRole('button', { name: 'Export Recipe' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Nextcloud Cookbook' }).click();
  const file = await readFile(await (await download).path());
  const before = await onlyRecipe(page);
  expect(before).toMatchObject([{ servings: 4, imageMadeBy: 'photo' }]);

  const fresh = await startAppServer();
  try {
    const context = await browser.newContext({ baseURL: fresh.url, serviceWorkers: 'block' });
    const other = await context.newPage();
    await setUpAdmin(other);
    await other.goto('/recipes');
    await other.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = other.getByRole('dialog', { name: 'Import Recipes' });
    await dialog
      .getByLabel('Choose a recipe file')
      .setInputFiles({ name: 'recipes.zip', mimeType: 'application/zip', buffer: file });
    await dialog.getByRole('button', { name: 'Import 1 recipe' }).click();
    await expect(dialog.getByText('1 recipe imported', { exact: true })).toBeVisible();
    expect(await onlyRecipe(other)).toEqual(before);
    await context.close();
  } finally {
    await fresh.dispose();
  }
});
