import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { ADA, setUpAdmin, signIn } from './support/people.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('changing the password requires the old one and signs out all other devices', async ({
  page,
  browser,
  app,
  problems,
}) => {
  problems.expect(/^400 PUT \/api\/auth\/password$/);
  const other = await signIn(browser, app, ADA.username, ADA.password);
  await page.goto('/profile?tab=security');
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(2);
  await press(page, 'Change password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByLabel('New password').fill('another horse battery');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toContainText('That is not your password');
  await dialog.getByLabel('Current password').fill(ADA.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectText(page, 'Password changed');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  await other.context().close();
});

test('signs out the other sessions and downloads all data', async ({ page, browser, app }) => {
  const other = await signIn(browser, app, ADA.username, ADA.password);
  await page.goto('/profile?tab=security');
  await press(page, 'Sign out the others');
  await expectText(page, '1 other session has ended.');
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  await other.context().close();

  await expectText(page, 'No admin has looked at your data.');
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  // A zip begins with 'PK'.
  expect(zip.subarray(0, 2).toString()).toBe('PK');
});
