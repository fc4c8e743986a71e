import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, fillInSignup, otherBrowser } from './support/people.ts';

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
  await expectAccessible(page);
  await fillInSignup(page, ADA);
  await page.getByRole('button', { name: 'Setup Admin Account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Admin setup complete!' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();

  const guest = await otherBrowser(browser, app);
  problems.watch(guest);
  problems.expect(/^409 POST \/api\/auth\/signup$/);
  await guest.goto(await invite(page, BEN.email));
  await expect(guest.getByLabel('Invitation Code')).toBeDisabled();
  await expectAccessible(guest);
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
  const enter = guest.getByRole('button', { name: 'Sign In' });
  await enter.click();
  await expect(guest.getByText('Username is required')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Username').fill(BEN.username);
  await guest.getByLabel('Password').fill(BEN.password);
  await enter.click();
  const dialog = guest.getByRole('dialog', { name: recipe.name });
  await expect(dialog).toBeVisible();
  await expect(guest).toHaveURL(`/recipes?recipe=${id}`);
  await dialog.getByRole('button', { name: 'Close dialog' }).click();
  await expect(guest).toHaveURL('/recipes');
  await guest.context().close();
});
