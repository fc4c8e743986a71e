import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { interlacedPhoto } from '../apps/server/src/testing/photos.ts';
import { writeZip } from '../apps/server/src/testing/write-zip.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { inviteBen, setUpAdmin } from './support/people.ts';

/** A backup of Mealie with two recipes, one with a picture. */
async function mealieBackup(): Promise<Buffer> {
  const line = (recipe: string, position: number, note: string) => ({
    recipe_id: recipe,
    position,
    note,
    food_id: null,
    unit_id: null,
    quantity: 0,
  });
  const step = (recipe: string, position: number, text: string) => ({ recipe_id: recipe, position, text });
  return writeZip({
    'database.json': JSON.stringify({
      recipes: [
        { id: 'a', name: 'Lentil soup', recipe_servings: 4, org_url: 'https://example.org/soup' },
        { id: 'b', name: 'Toast', recipe_yield: null },
      ],
      recipes_ingredients: [
        line('a', 1, '1 onion, chopped'),
        line('a', 0, '200 g red lentils'),
        line('b', 0, '2 slices bread'),
      ],
      recipe_instructions: [
        step('a', 0, 'Boil the lentils with the onion.'),
        step('b', 0, 'Toast the bread.'),
      ],
    }),
    'data/recipes/a/images/original.jpg': await interlacedPhoto('jpeg', 300),
  });
}

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import Recipes' });

async function chooseFile(page: Page, name: string, buffer: Buffer) {
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await importDialog(page)
    .getByLabel('Choose a recipe file')
    .setInputFiles({ name, mimeType: 'application/zip', buffer });
}

/** What the API says of all recipes by name, without what differs between two kitchens. */
async function recipesOf(page: Page) {
  const answer = await page.request.get('/api/recipes');
  const recipes: Record<string, unknown>[] = await answer.json();
  return recipes
    .map(({ id, createdAt, imageUrl, isImagePending, imageMadeBy, ...recipe }) => recipe)
    .toSorted((one, other) => String(one.name).localeCompare(String(other.name)));
}

test('recipes of Mealie are imported, reported and taken out again; exported, they are the same in another account', async ({
  app,
  page,
  browser,
}) => {
  await setUpAdmin(page);
  const backup = await mealieBackup();
  await chooseFile(page, 'mealie.zip', backup);
  const dialog = importDialog(page);
  await expect(dialog.getByText('2 of 2 recipes chosen')).toBeVisible();
  await expect(dialog.getByText(/It does not say how many it serves: 4 were assumed/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 recipes' }).click();
  await expect(dialog.getByText('2 recipes imported', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Undo Import' }).click();
  await expect(dialog.getByText(/The import was undone/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No recipes saved yet. Generate some recipes to get started!')).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Import Another File' }).click();
  await dialog
    .getByLabel('Choose a recipe file')
    .setInputFiles({ name: 'mealie.zip', mimeType: 'application/zip', buffer: backup });
  await dialog.getByRole('button', { name: 'Import 2 recipes' }).click();
  await expect(dialog.getByText('2 recipes imported', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Lentil soup' }).click();
  const recipe = page.getByRole('dialog', { name: 'Lentil soup' });
  await expect(recipe.getByText('Boil the lentils with the onion.')).toBeVisible();
  await expect(recipe.getByRole('link', { name: 'example.org' })).toBeVisible();
  await recipe.getByRole('button', { name: 'Export Recipe' }).click();
  const one = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Cooklang' }).click();
  expect((await one).suggestedFilename()).toMatch(/^recipes-cooklang-.*\.zip$/);

  await page.goto('/profile?tab=security');
  const all = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Recipes for Nextcloud Cookbook' }).click();
  const exported = await readFile(await (await all).path());
  const guest = await inviteBen(page, browser, app);
  await chooseFile(guest, 'recipes.zip', exported);
  await importDialog(guest).getByRole('button', { name: 'Import 2 recipes' }).click();
  await expect(importDialog(guest).getByText('2 recipes imported', { exact: true })).toBeVisible();
  expect(await recipesOf(guest)).toEqual(await recipesOf(page));
  await guest.context().close();
});
