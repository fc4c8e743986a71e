import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { smallPhoto } from '../apps/server/src/testing/photos.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, setUpAdmin } from './support/people.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('a picture loads without a referrer, and a broken one is replaced by initials; a changed password signs out the other devices and not this one, which downloads all data', async ({
  page,
  problems,
  playwright,
  app,
}) => {
  await setUpAdmin(page);
  const referrers: (string | undefined)[] = [];
  const body = await smallPhoto('jpeg');
  await page.route('https://pictures.example.org/ada.jpg', async (route) => {
    referrers.push(
      await route
        .request()
        .headerValue('referer')
        .then((value) => value ?? undefined),
    );
    await route.fulfill({ contentType: 'image/jpeg', body });
  });
  await page.route('https://pictures.example.org/gone.jpg', (route) => route.fulfill({ status: 404 }));
  problems.expect(/^404 GET \/gone.jpg$/);

  await page.goto('/profile');
  await page.getByLabel('Image URL').fill('http://pictures.example.org/ada.jpg');
  await press(page, 'Update Photo');
  await expectText(page, 'Enter an address that begins with https://');
  await page.getByLabel('Image URL').fill('https://pictures.example.org/ada.jpg');
  await press(page, 'Update Photo');
  await expectText(page, 'Profile photo updated');
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile' }).locator('img')).toBeVisible();
  expect(new Set(referrers)).toEqual(new Set([undefined]));

  await page.getByLabel('Image URL').fill('https://pictures.example.org/gone.jpg');
  await press(page, 'Update Photo');
  await expectText(page, 'This picture could not be loaded, so your initials are shown.');
  await expectText(page, 'AM');
  await press(page, 'Remove Photo');
  await expectText(page, 'Profile photo removed');

  const other = await playwright.request.newContext({ baseURL: app.url });
  const { username, password } = ADA;
  expect((await other.post('/api/auth/login', { data: { username, password } })).status()).toBe(200);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(2);
  await press(page, 'Change password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password').fill('another horse battery');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectText(page, 'Password changed');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This device')).toBeVisible();
  expect((await other.get('/api/auth/me')).status()).toBe(401);
  await other.dispose();

  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  // A zip begins with 'PK'.
  expect(zip.subarray(0, 2).toString()).toBe('PK');
});
