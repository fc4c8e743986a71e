import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { ADA, setUpAdmin, signIn } from './support/people.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a changed password signs out the other devices and not this one, which downloads all data', async ({
  page,
  browser,
  app,
}) => {
  await setUpAdmin(page);
  const other = await signIn(browser, app, ADA.username, ADA.password);
  await other.goto('/ingredients');
  await page.goto('/profile?tab=security');
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(2);
  await press(page, 'Change password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(ADA.password);
  await dialog.getByLabel('New password').fill('another horse battery');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  // Its next call tells the other device, whose page is not loaded again.
  await other.getByRole('link', { name: 'Nutrition' }).first().click();
  await expect(other.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  await other.context().close();

  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  // A zip begins with 'PK'.
  expect(zip.subarray(0, 2).toString()).toBe('PK');
});
