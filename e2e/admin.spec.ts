import type { Browser, Page } from '@playwright/test';
import type { AppServer } from './support/app-server.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, fillInSignup, otherBrowser, setUpAdmin } from './support/people.ts';

/** Invites Ben on the page, as an admin without a mail server does; answers the link to hand over. */
async function inviteBen(page: Page): Promise<string> {
  await page.getByPlaceholder('Enter email to invite user').fill(BEN.email);
  await page.getByRole('button', { name: 'Send Invite' }).click();
  await expect(page.getByText('Invitation link ready')).toBeVisible();
  await page.getByRole('tab', { name: 'Invitations' }).click();
  await expect(page.getByRole('row', { name: BEN.email }).getByText('Pending')).toBeVisible();
  return page.evaluate(async () => {
    const [invitation] = await (await fetch('/api/admin/invitations')).json();
    return invitation.inviteUrl;
  });
}

async function signUpBen(browser: Browser, app: AppServer, link: string): Promise<Page> {
  const guest = await otherBrowser(browser, app);
  await guest.goto(link);
  await fillInSignup(guest, BEN);
  await guest.getByRole('button', { name: 'Create Account' }).click();
  await expect(guest.getByText('Welcome to Game Plan Cookbook!')).toBeVisible();
  return guest;
}

test('an admin invites a person, views their data, which the person can see, and deletes them', async ({
  page,
  browser,
  app,
}) => {
  await setUpAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const guest = await signUpBen(browser, app, await inviteBen(page));
  await guest.request.post('/api/ingredients', {
    data: { name: 'Leeks', category: 'vegetable', quantity: '3', unit: 'piece', status: 'fresh' },
  });
  await guest.goto('/profile?tab=security');
  await expect(guest.getByText('No admin has looked at your data.')).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('button', { name: 'View data of ben' }).click();
  const data = page.getByRole('dialog', { name: 'User Data: Ben Okoro' });
  await expect(data.getByText('Leeks - 3 piece')).toBeVisible();
  await expect(data.getByText('No health profile created')).toBeVisible();
  await page.getByRole('button', { name: 'Close dialog' }).click();
  await guest.reload();
  await expect(guest.getByText(/last looked at your data on/)).toBeVisible();

  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('looked at the data of ben')).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('button', { name: 'Delete ada' })).toBeHidden();
  await page.getByRole('button', { name: 'Delete ben' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('User account has been deleted successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: 'ben' })).toBeHidden();

  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  await guest.context().close();
});

test('the tabs are accessible, as tables and as cards', async ({ page }) => {
  await setUpAdmin(page);
  for (const tab of ['', '?tab=invitations', '?tab=analytics']) {
    await page.goto(`/admin${tab}`);
    await expect(page.getByRole('tab', { name: 'Users 1' })).toBeVisible();
    // Two looks in a row are a wide and a narrow one, which have different elements here.
    await expectAccessible(page);
    await expectAccessible(page);
  }
});

test('a 100-letter name without a space is fully readable on a phone', async ({ page }) => {
  await setUpAdmin(page);
  const named = { firstName: 'W'.repeat(100), lastName: ADA.lastName, email: ADA.email };
  expect((await page.request.put('/api/auth/user', { data: named })).status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await page.getByRole('button', { name: `View data of ${ADA.username}` }).click();
  const title = page.getByRole('heading', { name: `User Data: ${named.firstName}` });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
