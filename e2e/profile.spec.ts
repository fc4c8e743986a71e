import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { smallPhoto } from '../apps/server/src/testing/photos.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, setUpAdmin } from './support/people.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('what does not load without a connection loads once it is back, and what was typed is kept; each tab of the profile, in view and edit mode, and its dialogs; a suggested goal explains its formula and source, on hover and on press; a changed password signs out the other devices and not this one, which downloads all data; a picture loads without a referrer, and a broken one is replaced by initials', async ({
  page,
  problems,
  playwright,
  app,
}) => {
  await setUpAdmin(page);
  const data = {
    dateOfBirth: '1987-04-09T00:00:00.000Z',
    gender: 'female',
    height: 172,
    weight: 68.4,
    activityLevel: 'moderately_active',
    targetCalories: 1100,
    allergies: ['nuts', 'Mustard'],
  };
  expect((await page.request.put('/api/profile', { data })).status()).toBe(200);
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expectAccessible(page);
  await edit.click();
  await expectAccessible(page);
  problems.expect(/^net::ERR_INTERNET_DISCONNECTED GET \S+\/assets\//);
  const part = '**/assets/health-tab-*.js';
  await page.route(part, (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Phone').fill('555');
  await page.getByRole('tab', { name: 'Health & Fitness' }).click();
  await expect(page.getByRole('alert')).toContainText('Health & Fitness did not load');
  await page.unroute(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel(/^Height/)).toBeVisible();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('555');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Health & Fitness' }).click();
  await expect(page.getByRole('heading', { name: 'Suggest goals' })).toBeVisible();
  await expectAccessible(page);
  await edit.click();
  await expectAccessible(page);
  const ask = page.getByRole('button', { name: 'Formula and source of fat' });
  const formula = page.getByRole('dialog', { name: 'Formula and source of fat' });
  await ask.hover();
  await expect(formula).toContainText('at 9 kcal a gram');
  await formula.hover();
  await expect(formula).toContainText('Source: Institute of Medicine');
  await page.mouse.move(0, 0);
  await expect(formula).toBeHidden();
  await ask.click();
  await page.mouse.move(0, 0);
  await expect(formula).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(formula).toBeHidden();
  await expect(ask).toBeFocused();

  await page.getByRole('tab', { name: 'Allergies' }).click();
  await page.getByRole('button', { name: 'Soy' }).click();
  await page.getByRole('button', { name: 'Add' }).first().click();
  await expect(page.getByText('Type an allergen first')).toBeVisible();
  await expectAccessible(page);

  const other = await playwright.request.newContext({ baseURL: app.url });
  const { username, password } = ADA;
  expect((await other.post('/api/auth/login', { data: { username, password } })).status()).toBe(200);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(2);
  await expectAccessible(page);
  await press(page, 'Change password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
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

  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('Image URL').fill('http://pictures.example.org/ada.jpg');
  await press(page, 'Update Photo');
  await expectText(page, 'Enter an address that begins with https://');
  await page.getByLabel('Image URL').fill('https://pictures.example.org/ada.jpg');
  await press(page, 'Update Photo');
  await expectText(page, 'Profile photo updated');
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile' }).locator('img')).toBeVisible();
  // An image counts as visible before its file has been requested.
  await expect.poll(() => [...new Set(referrers)]).toEqual([undefined]);

  await page.getByLabel('Image URL').fill('https://pictures.example.org/gone.jpg');
  await press(page, 'Update Photo');
  await expectText(page, 'This picture could not be loaded, so your initials are shown.');
  await expectText(page, 'AM');
  await press(page, 'Remove Photo');
  await expectText(page, 'Profile photo removed');
});

test('the screen is in German once that is chosen, with its numbers and dates, and nothing of it is too wide; and in English again', async ({
  page,
}) => {
  await setUpAdmin(page);
  await page.goto('/profile');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Profileinstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const [path, heading] of [
    ['/', 'Dein Spielplan für heute, Ada'],
    ['/meal-log', 'Mahlzeiten'],
    ['/plan', 'Wochenplan'],
    ['/nutrition', 'Ernährung'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/nutrition?tab=goals');
  await expect(page.getByText('2.000').first()).toBeVisible();
  await page.goto('/profile');
  await page.getByLabel('Sprache').selectOption('English');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});
