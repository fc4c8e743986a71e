import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { ADA, BEN, setUpAdmin } from './support/people.ts';

test('the tabs are accessible, as tables and as cards, and a 100-letter name without a space is fully readable on a phone', async ({
  page,
}) => {
  await setUpAdmin(page);
  const named = { firstName: 'W'.repeat(100), lastName: ADA.lastName, email: ADA.email };
  expect((await page.request.put('/api/auth/user', { data: named })).status()).toBe(200);
  expect((await page.request.post('/api/admin/invite', { data: { email: BEN.email } })).status()).toBe(201);
  await page.goto('/admin');
  for (const [tab, content] of [
    ['Analytics', page.getByText(`invited ${BEN.email}`)],
    ['Invitations', page.getByText(BEN.email)],
    ['Users', page.getByRole('button', { name: `View data of ${ADA.username}` })],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(content).toBeVisible();
    // Two looks in a row are a wide and a narrow one, which have different elements here.
    await expectAccessible(page);
    await expectAccessible(page);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `View data of ${ADA.username}` }).click();
  const title = page.getByRole('heading', { name: `User Data: ${named.firstName}` });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
