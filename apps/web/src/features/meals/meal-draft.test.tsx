import { auth } from '@game-plan/contracts/people/auth';
import { services } from '@game-plan/contracts/shop/services';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { respond } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';
import { parseDraft } from './meal-draft.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T08:00:00');
});
afterEach(() => vi.useRealTimers());

const quantity = () => screen.findByRole('spinbutton', { name: 'Quantity of Eggs' });

async function putEggsTogether() {
  const page = await openMealLog();
  await page.user.click(screen.getByRole('radio', { name: 'Snack' }));
  await page.user.click(screen.getByRole('button', { name: /^Eggs/ }));
  return page;
}

test('is kept when another tab is opened', async () => {
  const { user } = await putEggsTogether();
  await user.click(screen.getByRole('tab', { name: "Today's Meals" }));
  expect(screen.queryByText('Current Meal')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Log a Meal' }));
  expect(await quantity()).toHaveValue('2');
  expect(screen.getByRole('radio', { name: 'Snack' })).toBeChecked();
});

test('is kept when another page is opened', async () => {
  const { user, router } = await putEggsTogether();
  respond(services.list, []);
  await router.navigate({ to: '/services' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  await user.click(within(screen.getAllByRole('navigation')[0] ?? document.body).getByText('Meal Log'));
  expect(await quantity()).toHaveValue('2');
});

test('is kept after a reload', async () => {
  await putEggsTogether();
  cleanup();
  await openMealLog();
  expect(await quantity()).toHaveValue('2');
  expect(screen.getByRole('radio', { name: 'Snack' })).toBeChecked();
});

test('is not shown to another user', async () => {
  await putEggsTogether();
  cleanup();
  const { user: other } = sessionOf('user');
  respond(auth.me, { user: { ...other, id: 2 }, profile: null });
  await openMealLog([], {}, 'unknown');
  expect(await screen.findByText('0 foods')).toBeVisible();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"foods":[{"name":"Eggs"}]}'],
])('%s gives an empty meal', (_, stored) => expect(parseDraft(stored)).toEqual({ foods: [] }));
