import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, fillInSignup, otherBrowser, setUpAdmin } from './support/people.ts';

/** Invites by the call that the admin's browser would make; answers the link to send. */
async function invite(admin: Page, email: string): Promise<string> {
  const answer = await admin.request.post('/api/admin/invite', { data: { email } });
  expect(answer.status()).toBe(201);
  const { inviteUrl } = await answer.json();
  return inviteUrl;
}

async function signUp(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await fillInSignup(page, BEN);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
}

test('the first person sets up the admin account and is signed in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up the admin account' }).click();
  await expect(page.getByRole('heading', { name: 'Setup Admin Account' })).toBeVisible();
  await fillInSignup(page, ADA);
  await page.getByRole('button', { name: 'Setup Admin Account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Admin setup complete!' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')).toHaveText([
    'Dashboard',
    'Ingredients',
    'Recipes',
    'Meal Log',
    'Nutrition',
    'Services',
    'Admin',
  ]);
});

test('an invited person signs up with the link, signs out and in again', async ({
  page,
  browser,
  app,
  problems,
}) => {
  await setUpAdmin(page);
  const link = await invite(page, BEN.email);
  const guest = await otherBrowser(browser, app);
  problems.watch(guest);

  await signUp(guest, link);
  await expect(guest.getByText('Welcome to Game Plan Cookbook!')).toBeVisible();
  await expect(guest).toHaveURL('/');
  await expect(guest.getByRole('link', { name: 'Admin' })).toBeHidden();

  await signOut(guest);
  await guest.goto('/ingredients');
  await expect(guest.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();

  await guest.goto('/login');
  await guest.getByLabel('Username').fill(BEN.username);
  await guest.getByLabel('Password').fill(BEN.password);
  await guest.getByRole('button', { name: 'Sign In' }).click();
  await expect(guest.getByText("You've successfully logged in.")).toBeVisible();
  await expect(guest).toHaveURL('/');
  await guest.context().close();
});

test('a refused sign-up can be corrected and sent again', async ({ page, browser, app }) => {
  await setUpAdmin(page);
  const guest = await otherBrowser(browser, app);
  await guest.goto(await invite(page, BEN.email));
  await fillInSignup(guest, { ...BEN, username: ADA.username });
  const create = guest.getByRole('button', { name: 'Create Account' });
  await create.click();
  const message = guest.getByRole('alert').filter({ hasText: 'Registration failed' });
  await expect(message).toBeVisible();
  await guest.getByLabel('Username').fill(BEN.username);
  // Over the button it would take the press.
  const right = await message.evaluate((card) => card.getBoundingClientRect().right);
  expect(right).toBeLessThan((await create.boundingBox())?.x ?? 0);
  await create.click();
  await expect(guest.getByText('Welcome to Game Plan Cookbook!')).toBeVisible();
  await guest.context().close();
});
