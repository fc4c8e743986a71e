import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

function suggestions(page: Page) {
  return page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem');
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  await expect(page.getByText(/Found \d+ recipe suggestions for you!/)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('a new user enters chicken, rice and eggs, and cooks an idea without buying anything', async ({
  page,
}) => {
  await page.goto('/');
  const name = page.getByRole('textbox', { name: 'Add an ingredient by name' });
  const chips = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem');
  for (const [at, food] of ['chicken', 'rice', 'eggs'].entries()) {
    await name.fill(food);
    await name.press('Enter');
    await expect(chips).toHaveCount(at + 1);
  }
  await generate(page);
  const ready = suggestions(page).filter({ hasText: '100% match' }).first();
  await ready.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
  await expect(lines.filter({ hasText: /Have$/ })).not.toHaveCount(0);
  await expect(lines.filter({ hasText: /Missing/ })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Add Missing to Shopping List' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Start Cooking' }).click();
  await expect(dialog).toBeHidden();
});
