import { expectAccessible, expectNoFaults } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, inviteBen, setUpAdmin } from './support/people.ts';

test('the tabs are accessible, as tables and as cards; who is locked out sets a new password with an admin’s link; a 100-letter name without a space is fully readable on a phone', async ({
  page,
  browser,
  app,
  problems,
}) => {
  await setUpAdmin(page);
  const ben = await inviteBen(page, browser, app);
  const named = { firstName: 'W'.repeat(100), lastName: ADA.lastName, email: ADA.email };
  expect((await page.request.put('/api/auth/user', { data: named })).status()).toBe(200);
  const cleo = 'cleo@example.org';
  expect((await page.request.post('/api/admin/invite', { data: { email: cleo } })).status()).toBe(201);
  await page.goto('/admin');
  for (const [tab, content] of [
    ['Analytics', page.getByText(`invited ${cleo}`)],
    ['Invitations', page.getByText(cleo)],
    ['Users', page.getByRole('button', { name: `View data of ${ADA.username}` })],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(content).toBeVisible();
    // Two looks in a row are a wide and a narrow one, which have different elements here.
    await expectAccessible(page);
    await expectNoFaults(page);
  }

  await page.getByRole('button', { name: `Change ${BEN.username}` }).click();
  await page.getByRole('menuitem', { name: 'New password link' }).click();
  const made = page.waitForResponse(/password-link$/);
  await page.getByRole('button', { name: 'Make link' }).click();
  const { url } = await (await made).json();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Ben's browser, in which he has forgotten what he chose.
  await ben.context().clearCookies();
  problems.watch(ben);
  await ben.goto(url);
  await expect(ben.getByLabel('Username')).toHaveValue(BEN.username);
  await expectAccessible(ben);
  await ben.getByLabel('New password').fill('a passphrase to remember');
  await ben.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(ben.getByText('Password changed')).toBeVisible();
  await expect(ben).toHaveURL('/');
  await ben.context().close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `View data of ${ADA.username}` }).click();
  const title = page.getByRole('heading', { name: `User Data: ${named.firstName}` });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
