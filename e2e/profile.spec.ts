import type { Page } from '@playwright/test';
import { smallPhoto } from '../apps/server/src/testing/photos.ts';
import { expect, test } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('a suggested goal explains its formula and source, on hover and on press', async ({ page }) => {
  const data = {
    dateOfBirth: '1987-04-09T00:00:00.000Z',
    gender: 'female',
    height: 172,
    weight: 68.4,
    activityLevel: 'sedentary',
  };
  expect((await page.request.put('/api/profile', { data })).status()).toBe(200);
  await page.goto('/profile?tab=health');
  const button = page.getByRole('button', { name: 'Formula and source of fat' });
  const expectText = page.getByRole('dialog', { name: 'Formula and source of fat' });
  await button.hover();
  await expect(expectText).toContainText('at 9 kcal a gram');
  await expectText.hover();
  await expect(expectText).toContainText('Source: Institute of Medicine');
  await page.mouse.move(0, 0);
  await expect(expectText).toBeHidden();
  await button.click();
  await page.mouse.move(0, 0);
  await expect(expectText).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(expectText).toBeHidden();
  await expect(button).toBeFocused();
});

test('a picture loads without a referrer, and a broken one is replaced by initials', async ({
  page,
  problems,
}) => {
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
});
