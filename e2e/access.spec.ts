import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, fillInSignup, otherBrowser, setUpAdmin } from './support/people.ts';

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

const BREAD = { name: 'Bread', quantity: '1', unit: 'piece', category: 'other', recipeId: null };

const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping List' });
const item = (page: Page, name: string | RegExp): Locator => list(page).getByRole('checkbox', { name });
async function add(page: Page, typed: string): Promise<void> {
  const field = list(page).getByRole('textbox', { name: 'Add an item' });
  await field.fill(typed);
  await field.press('Enter');
  await expect(list(page).getByText(/^On the list/)).toBeVisible();
}

test('the first person sets up the admin account; an invited person signs up after a refusal, signs out, and in again by the link to a recipe; he joins the admin’s kitchen, and each page shows what the other person does without being loaded again; on their list no tick is undone and no addition is lost', async ({
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
  const enter = guest.getByRole('button', { name: 'Sign In', exact: true });
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

  await page.request.post('/api/shopping-list', { data: BREAD });
  await page.request.post('/api/kitchen/invitations', { data: { username: 'ben' } });
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Invited, no answer yet')).toBeVisible();
  await guest.getByRole('link', { name: 'Dashboard' }).first().click();
  await guest.getByRole('link', { name: 'See what you would share' }).click();
  await expect(guest.getByText(/It has 1 thing on the list\./)).toBeInViewport();
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByRole('button', { name: 'Leave this kitchen' })).toBeVisible();
  // Ada's page is told of it.
  await expect(page.getByText('Ben Okoro', { exact: true })).toBeVisible();

  for (const each of [page, guest]) {
    await each.getByRole('link', { name: 'Dashboard' }).first().click();
    await each.getByRole('link', { name: 'Open list' }).click();
  }
  // Ben changes what he saw before Ada's tick.
  await list(guest).getByRole('button', { name: 'Edit Bread' }).click();
  await item(page, /^Bread/).click();
  await list(guest).getByRole('textbox', { name: 'Name' }).fill('Rolls');
  await list(guest).getByRole('button', { name: 'Save' }).click();
  for (const each of [page, guest]) await expect(item(each, /^Rolls/)).toBeChecked();

  await Promise.all([add(page, '2 eggs'), add(guest, '4 eggs')]);
  for (const each of [page, guest]) await expect(item(each, 'eggs 6')).toBeVisible();
  await guest.context().close();
});

test('a passkey is added, signs in by itself, and signs nobody in once it is removed', async ({
  page,
  problems,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await setUpAdmin(page);
  await page.goto('/profile?tab=security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Ada’s laptop');
  await dialog.getByLabel('Your password').fill(ADA.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByText('Ada’s laptop')).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  const enter = page.getByRole('button', { name: 'Use a passkey' });
  await expectAccessible(page);
  await enter.click();
  await expect(page.getByText('Welcome back!')).toBeVisible();

  await page.goto('/profile?tab=security');
  await expect(card.getByText(/Last used/)).toBeVisible();
  await card.getByRole('button', { name: 'Remove Ada’s laptop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card.getByText('Ada’s laptop')).toBeHidden();
  await signOut(page);
  problems.expect(/^401 POST \/api\/auth\/passkeys\/sign-in$/);
  await enter.click();
  await expect(page.getByText('That passkey does not sign you in here. Use your password.')).toBeVisible();
});
