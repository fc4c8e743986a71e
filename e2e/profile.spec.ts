import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { smallPhoto } from '../apps/server/src/testing/photos.ts';
import type { AppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import { stockKitchen, TWELVE_FOODS } from './kitchen.ts';
import { ADA, BEN, setUpAdmin } from './people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Another browser, signed in as a person who has an account. */
async function signIn(browser: Browser, app: AppServer, username: string, password: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.url })).newPage();
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
  return page;
}

/** Ben signs up by the calls themselves, invited by the admin of `page`; answers his browser. */
async function inviteBen(page: Page, browser: Browser, app: AppServer): Promise<Page> {
  const invited = await page.request.post('/api/admin/invite', { data: { email: BEN.email } });
  const inviteCode = new URL((await invited.json()).inviteUrl).searchParams.get('invite');
  const guest = await (await browser.newContext({ baseURL: app.url })).newPage();
  const answer = await guest.request.post('/api/auth/signup', { data: { ...BEN, inviteCode } });
  expect(answer.status()).toBe(201);
  return guest;
}

test.beforeEach(async ({ page }) => {
  await setUpAdmin(page);
});

test('what is edited is still there after a reload and a restart', async ({ page, app }) => {
  await page.goto('/profile');
  await press(page, 'Edit Profile');
  await page.getByLabel('Phone').fill('+351 21 000 000');
  await page.getByLabel('City').fill('Lisbon');
  await press(page, 'Save Changes');
  await told(page, 'Personal information updated');
  await expect(page.getByLabel('City')).toBeDisabled();

  await tab(page, 'Health & Fitness').click();
  await expect(page.getByText(/^To suggest goals we need your date of birth, your gender/)).toBeVisible();
  await press(page, 'Edit Profile');
  await page.getByLabel('Date of birth').fill('1987-04-09');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Activity level').selectOption('Moderately active');
  await page.getByLabel('Height').fill('172');
  await page.getByLabel('Weight (kg)', { exact: true }).fill('68,4');
  await press(page, 'Muscle gain');
  await press(page, 'Use these goals');
  await expect(page.getByLabel('Calories')).toHaveValue('2390');
  await page.getByLabel('Sleep').fill('7.2');
  await press(page, 'Save Changes');
  await told(page, 'In steps of 0.5');
  await page.getByLabel('Sleep').fill('7.5');
  await press(page, 'Save Changes');
  await told(page, 'Health profile updated');

  await app.restart();
  await page.reload();
  const facts = page.getByRole('region', { name: 'Body' });
  await expect(facts).toContainText('Apr 9, 1987');
  await expect(facts).toContainText('68.4 kg');
  await expect(page.getByRole('region', { name: 'Daily targets' })).toContainText('7.5 hours');
  await tab(page, 'Personal').click();
  await expect(page.getByLabel('City')).toHaveValue('Lisbon');
});

test('a suggested figure tells its formula and source, under the mouse and on a press', async ({ page }) => {
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
  const told = page.getByRole('dialog', { name: 'Formula and source of fat' });
  await button.hover();
  await expect(told).toContainText('at 9 kcal a gram');
  await told.hover();
  await expect(told).toContainText('Source: Institute of Medicine');
  await page.mouse.move(0, 0);
  await expect(told).toBeHidden();
  await button.click();
  await page.mouse.move(0, 0);
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(button).toBeFocused();
});

test('an allergy and a disliked food stay out of the ideas', async ({ page }) => {
  await stockKitchen(page, TWELVE_FOODS);
  await page.goto('/profile?tab=allergies');
  await expect(page.getByRole('button', { name: 'Save Allergies' })).toBeHidden();
  await press(page, 'Eggs');
  await page.getByLabel('Custom allergen').fill('  tomato ');
  await page.keyboard.press('Enter');
  await page.getByLabel('Custom allergen').fill('TOMATO');
  await page.keyboard.press('Enter');
  await told(page, '“TOMATO” is already chosen');
  await press(page, 'Save Allergies');
  await told(page, 'Allergies updated');
  await page.getByLabel('A food you do not like').fill('Spinach');
  await page.keyboard.press('Enter');
  await press(page, 'Save Foods');
  await told(page, 'Disliked foods updated');

  const saved = await (await page.request.get('/api/auth/me')).json();
  expect(saved.profile.allergies).toEqual(['eggs', 'tomato']);
  for (let round = 0; round < 3; round += 1) {
    const ideas = await (await page.request.get('/api/recipes/generate')).json();
    expect(ideas.length).toBeGreaterThan(0);
    expect(JSON.stringify(ideas.map((idea: { ingredients: unknown }) => idea.ingredients))).not.toMatch(
      /"name":"[^"]*\b(egg|tomato|spinach)/i,
    );
  }
});

test('a picture is shown without telling its server who looks, and a broken one gives way to initials', async ({
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
  await told(page, 'Enter an address that begins with https://');
  await page.getByLabel('Image URL').fill('https://pictures.example.org/ada.jpg');
  await press(page, 'Update Photo');
  await told(page, 'Profile photo updated');
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile' }).locator('img')).toBeVisible();
  expect(new Set(referrers)).toEqual(new Set([undefined]));

  await page.getByLabel('Image URL').fill('https://pictures.example.org/gone.jpg');
  await press(page, 'Update Photo');
  await told(page, 'This picture could not be loaded, so your initials are shown.');
  await told(page, 'AM');
  await press(page, 'Remove Photo');
  await told(page, 'Profile photo removed');
});

test('unsaved changes are asked about before the page is left', async ({ page }) => {
  await page.goto('/profile');
  await press(page, 'Edit Profile');
  await page.getByLabel('Phone').fill('555');
  await tab(page, 'Allergies').click();
  await press(page, 'Soy');
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Personal and Allergies');
  await press(page, 'Cancel');
  await expect(page).toHaveURL('/profile?tab=allergies');
  await tab(page, 'Personal').click();
  await expect(page.getByLabel('Phone')).toHaveValue('555');
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await press(page, 'Leave');
  await expect(page).toHaveURL('/recipes');
});

test('a new password needs the old one, and signs out everywhere else', async ({
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
  await told(page, 'Password changed');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  await other.context().close();
});

test('the others are signed out, and all data is taken along', async ({ page, browser, app }) => {
  const other = await signIn(browser, app, ADA.username, ADA.password);
  await page.goto('/profile?tab=security');
  await press(page, 'Sign out the others');
  await told(page, '1 other session has ended.');
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  await other.context().close();

  await told(page, 'No admin has looked at your data.');
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const zip = await readFile(await download.path());
  // A zip begins with 'PK'.
  expect(zip.subarray(0, 2).toString()).toBe('PK');
});

test('someone is told when an admin has looked at their data', async ({ page, browser, app, problems }) => {
  const guest = await inviteBen(page, browser, app);
  problems.watch(guest);
  await guest.goto('/profile?tab=security');
  await told(guest, 'No admin has looked at your data.');
  const { user } = await (await guest.request.get('/api/auth/me')).json();
  expect((await page.request.get(`/api/admin/users/${user.id}/data`)).status()).toBe(200);
  await guest.reload();
  await expect(guest.getByText(/^The admin ada last looked at your data on /)).toBeVisible();
  await guest.context().close();
});

test('someone invited deletes their account; the last admin cannot', async ({
  page,
  browser,
  app,
  problems,
}) => {
  problems.expect(/^400 POST \/api\/account\/delete$/);
  const guest = await inviteBen(page, browser, app);
  problems.watch(guest);
  await guest.goto('/profile?tab=security');
  await press(guest, 'Delete my account');
  await guest.getByLabel('Your password').fill('not the password');
  await press(guest, 'Delete everything');
  await expect(guest.getByRole('dialog')).toContainText('That is not your password');
  await guest.getByLabel('Your password').fill(BEN.password);
  await press(guest, 'Delete everything');
  await expect(guest.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  const again = await guest.request.post('/api/auth/login', {
    data: { username: BEN.username, password: BEN.password },
  });
  expect(again.status()).toBe(401);
  await guest.context().close();

  await page.goto('/profile?tab=security');
  await expect(page.getByText(/You are the only admin, so your account cannot be deleted/)).toBeVisible();
});
