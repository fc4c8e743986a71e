import { expect, test } from './support/fixtures.ts';
import { inviteBen, setUpAdmin } from './support/people.ts';

test('a coach sees what a client consented to, comments on a day, and sees nothing after the consent is withdrawn', async ({
  page,
  browser,
  app,
}) => {
  await setUpAdmin(page);
  const coach = await inviteBen(page, browser, app);
  await coach.goto('/coach');
  await expect(coach.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Change ben' }).click();
  await page.getByRole('menuitem', { name: 'Make coach' }).click();
  await page.getByRole('button', { name: 'Make coach' }).click();
  await expect(page.getByText('ben is now a coach')).toBeVisible();
  await coach.goto('/coach');
  await expect(coach.getByText('Nobody has agreed yet')).toBeVisible();

  await page.goto('/meal-log');
  await page.getByRole('button', { name: 'Banana' }).click();
  await page.getByRole('button', { name: /^Log / }).click();
  await expect(page.getByText('Meal logged')).toBeVisible();
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Let Ben Okoro see something' }).click();
  await page.getByRole('checkbox', { name: 'My goals' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Sees your diary')).toBeVisible();

  await coach.reload();
  const meals = coach.getByRole('region', { name: 'Meals' });
  await expect(meals.getByText(/Banana/)).toBeVisible();
  await expect(coach.getByRole('region', { name: 'Goals' }).getByText('Not shared with you')).toBeVisible();
  await coach.getByLabel('Comment on this day').fill('A good start');
  await coach.getByRole('button', { name: 'Send Comment' }).click();
  await expect(coach.getByText('Comment sent')).toBeVisible();

  await page.goto('/meal-log');
  await expect(page.getByRole('region', { name: 'From your coach' }).getByText('A good start')).toBeVisible();
  await page.goto('/profile?tab=security');
  await expect(page.getByText(/The coach ben last looked at your days on/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw your consent from Ben Okoro' }).click();
  await expect(page.getByText('Consent withdrawn')).toBeVisible();
  await coach.reload();
  await expect(coach.getByText('Nobody has agreed yet')).toBeVisible();
});
