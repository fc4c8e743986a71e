import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, fillInSignup, inviteBen, otherBrowser, setUpAdmin } from './support/people.ts';

/** Invites by the call that the admin's browser would make; answers the link to send. */
async function invite(admin: Page, email: string): Promise<string> {
  const answer = await admin.request.post('/api/admin/invite', { data: { email } });
  expect(answer.status()).toBe(201);
  const { inviteUrl } = await answer.json();
  return inviteUrl;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
}

test('the first person sets up the admin account; an invited person signs up after a refusal, signs out, and in again by the link to a recipe', async ({
  page,
  browser,
  app,
  problems,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up the admin account' }).click();
  await expect(page.getByRole('heading', { name: 'Setup Admin Account' })).toBeVisible();
  await fillInSignup(page, ADA);
  await page.getByRole('button', { name: 'Setup Admin Account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Admin setup complete!' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();

  const guest = await otherBrowser(browser, app);
  problems.watch(guest);
  problems.expect(/^409 POST \/api\/auth\/signup$/);
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
  await expect(guest).toHaveURL('/');
  await expect(guest.getByRole('link', { name: 'Admin' })).toBeHidden();

  // The change makes the page read again, which is refused as the session ends.
  problems.expect(/^401 GET \/api\//);
  const recipe = { name: 'Slow Ragu', servings: 2, instructions: ['Cook.'], ingredients: [] };
  const { id } = await (await guest.request.post('/api/recipes', { data: recipe })).json();
  await signOut(guest);
  await guest.goto(`/recipes?recipe=${id}`);
  await guest.getByLabel('Username').fill(BEN.username);
  await guest.getByLabel('Password').fill(BEN.password);
  await guest.getByRole('button', { name: 'Sign In' }).click();
  const dialog = guest.getByRole('dialog', { name: recipe.name });
  await expect(dialog).toBeVisible();
  await expect(guest).toHaveURL(`/recipes?recipe=${id}`);
  await dialog.getByRole('button', { name: 'Close dialog' }).click();
  await expect(guest).toHaveURL('/recipes');
  await guest.context().close();
});

test('who is locked out sets a new password with an admin’s link, which then no longer works', async ({
  page,
  browser,
  app,
  problems,
}) => {
  await setUpAdmin(page);
  const ben = await inviteBen(page, browser, app);
  await page.goto('/admin');
  await page.getByRole('button', { name: `Change ${BEN.username}` }).click();
  await page.getByRole('menuitem', { name: 'New password link' }).click();
  const made = page.waitForResponse(/password-link$/);
  await page.getByRole('button', { name: 'Make link' }).click();
  const { url } = await (await made).json();
  await expectAccessible(page);

  const phone = await otherBrowser(browser, app);
  problems.watch(phone);
  await phone.goto(url);
  await expect(phone.getByLabel('Username')).toHaveValue(BEN.username);
  await expectAccessible(phone);
  await phone.getByLabel('New password').fill('a passphrase to remember');
  await phone.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(phone.getByText('Password changed')).toBeVisible();
  await expect(phone).toHaveURL('/');

  expect((await ben.request.get('/api/auth/me')).status()).toBe(401);
  await ben.goto(url);
  await expect(ben.getByRole('alert')).toContainText('This link can no longer be used');
});
