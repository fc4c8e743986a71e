import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { dayFromToday } from './support/kitchen.ts';
import { inviteBen, setUpAdmin } from './support/people.ts';

test('a coach’s week is planned in part, shopped for, cooked, in the diary and commented on, and both can follow', async ({
  page,
  browser,
  app,
  problems,
}) => {
  await setUpAdmin(page);
  const ben = await inviteBen(page, browser, app);
  problems.watch(ben);
  const idOf = async (who: typeof page) => (await (await who.request.get('/api/auth/me')).json()).user.id;
  const [adaId, benId] = [await idOf(page), await idOf(ben)];
  const ok = async (answer: ReturnType<typeof page.request.put>) => expect((await answer).ok()).toBe(true);
  await ok(page.request.put(`/api/admin/users/${benId}`, { data: { role: 'coach' } }));
  const consent = { seesDiary: true, seesGoals: true, seesAllergies: false, endsOn: null };
  await ok(page.request.put(`/api/coaching/coaches/${benId}`, { data: consent }));
  const soup = { name: 'Lentil Soup', servings: 2, ingredients: ['200 g lentils'], instructions: ['Boil.'] };
  await ok(page.request.post('/api/recipes/own', { data: soup }));

  await ben.goto(`/coach?client=${adaId}`);
  const today = await dayFromToday(ben, 0);
  await ben.getByRole('button', { name: 'Propose a Week' }).click();
  const dialog = ben.getByRole('dialog', { name: 'Propose a Week' });
  for (const [number, text] of ['Lentil soup', 'Fish and chips'].entries()) {
    await dialog.getByLabel(`Day of meal ${number + 1}`).fill(today);
    await dialog.getByRole('textbox', { name: `Meal ${number + 1}`, exact: true }).fill(text);
  }
  await dialog.getByLabel('Time of meal 2').selectOption('Lunch');
  await dialog.getByLabel('Message').fill('Warm and filling.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const proposal = ben.getByRole('region', { name: 'A week for the plan' });
  await expect(proposal.getByText('2 meals, proposed on', { exact: false })).toBeVisible();
  await expect(proposal.getByRole('button', { name: 'Change the Proposal' })).toBeVisible();

  // The dashboard says that it waits, and leads to it; one meal is left out.
  await page.goto('/');
  const notice = page.getByRole('complementary', { name: 'Proposal of your coach' });
  await expect(notice.getByText('Ben Okoro proposes a week for your plan.')).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Look at the proposal' }).click();
  const card = page.getByRole('region', { name: 'Your coach proposes a week' });
  await expect(card.getByText('Warm and filling.')).toBeVisible();
  await card.getByRole('checkbox', { name: /Fish and chips/ }).uncheck();
  await card.getByRole('button', { name: 'Plan It' }).click();
  await expect(card).toBeHidden();
  const meal = page.getByRole('heading', { name: 'Lentil soup' });
  await expect(meal).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fish and chips' })).toBeHidden();

  await page.getByRole('button', { name: 'Shop for This Week' }).click();
  await expect(page.getByText('Added to shopping list')).toBeVisible();
  const listed = await (await page.request.get('/api/shopping-list')).json();
  // As a shop sells it.
  expect(listed).toMatchObject([{ name: 'Lentils', quantity: '500', unit: 'g' }]);
  await page.getByRole('button', { name: 'Lentil soup: more' }).click();
  await page.getByRole('menuitem', { name: 'Cooked' }).click();
  await expect(page.getByText('Lentil soup cooked')).toBeVisible();

  // The coach sees what became of it, and comments on the day.
  await ben.reload();
  await expect(proposal.getByText('Planned', { exact: true })).toBeVisible();
  await expect(ben.getByRole('region', { name: 'Meals' }).getByText(/Lentil Soup/)).toBeVisible();
  await ben.getByLabel('Comment on this day').fill('Well cooked.');
  await ben.getByRole('button', { name: 'Send Comment' }).click();
  await expect(ben.getByText('Ben Okoro,', { exact: false })).toBeVisible();

  await page.goto('/meal-log');
  await expect(page.getByRole('region', { name: 'From your coach' }).getByText('Well cooked.')).toBeVisible();
  await expect(page.getByText('Lentil Soup').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
