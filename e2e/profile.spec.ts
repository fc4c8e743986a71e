import type { Page } from '@playwright/test';
import { smallPhoto } from '../apps/server/src/testing/photos.ts';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('edits persist after a reload', async ({ page }) => {
  await page.goto('/profile');
  await press(page, 'Edit Profile');
  await page.getByLabel('Phone').fill('+351 21 000 000');
  await page.getByLabel('City').fill('Lisbon');
  await press(page, 'Save Changes');
  await expectText(page, 'Personal information updated');
  await expect(page.getByLabel('City')).toBeDisabled();

  await tab(page, 'Health & Fitness').click();
  await expect(page.getByText(/^To suggest goals, we need your date of birth, your gender/)).toBeVisible();
  await press(page, 'Edit Profile');
  // Thirty-nine years old until the year ends.
  const birthYear = Number((await dayFromToday(page, 0)).slice(0, 4)) - 39;
  await page.getByLabel('Date of birth').fill(`${birthYear}-01-01`);
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Activity level').selectOption('Moderately active');
  await page.getByLabel('Height').fill('172');
  await page.getByLabel('Weight (kg)', { exact: true }).fill('68,4');
  await press(page, 'Muscle gain');
  await press(page, 'Use these goals');
  await expect(page.getByLabel('Calories')).toHaveValue('2390');
  await page.getByLabel('Sleep').fill('7.2');
  await press(page, 'Save Changes');
  await expectText(page, 'In steps of 0.5');
  await page.getByLabel('Sleep').fill('7.5');
  await press(page, 'Save Changes');
  await expectText(page, 'Health profile updated');

  await page.goto('/profile?tab=health');
  const facts = page.getByRole('region', { name: 'Body' });
  await expect(facts).toContainText(`Jan 1, ${birthYear}`);
  await expect(facts).toContainText('68.4 kg');
  await expect(page.getByRole('region', { name: 'Daily targets' })).toContainText('7.5 hours');
  await tab(page, 'Personal').click();
  await expect(page.getByLabel('City')).toHaveValue('Lisbon');
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
