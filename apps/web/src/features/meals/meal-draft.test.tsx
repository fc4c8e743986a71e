import { meals } from '@game-plan/contracts/food/meals';
import { auth } from '@game-plan/contracts/people/auth';
import { services } from '@game-plan/contracts/shop/services';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eggBreakfast } from '#testing/examples/egg-breakfast.ts';
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

test('is kept when another tab or page is opened and after a reload, and is not shown to another user', async () => {
  const expectEggs = async () => {
    expect(await quantity()).toHaveValue('2');
    expect(screen.getByRole('radio', { name: 'Snack' })).toBeChecked();
  };
  const { user, router } = await openMealLog();
  await user.click(screen.getByRole('radio', { name: 'Snack' }));
  await user.click(screen.getByRole('button', { name: /^Eggs/ }));

  await user.click(screen.getByRole('tab', { name: "Today's Meals" }));
  expect(screen.queryByText('Current Meal')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Log a Meal' }));
  await expectEggs();

  respond(services.list, []);
  await router.navigate({ to: '/services' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  await user.click(within(screen.getAllByRole('navigation')[0] ?? document.body).getByText('Meal Log'));
  await expectEggs();

  cleanup();
  await openMealLog();
  await expectEggs();

  cleanup();
  const { user: other } = sessionOf('user');
  respond(auth.me, { user: { ...other, id: 2 }, profile: null });
  await openMealLog([], {}, 'unknown');
  expect(await screen.findByText('0 foods')).toBeVisible();
});

describe('begun before midnight', () => {
  const beginAtNight = async (search = '') => {
    setClock('2026-11-20T23:50:00');
    const { user } = await openMealLog();
    await user.click(screen.getByRole('button', { name: /^Eggs/ }));
    cleanup();
    setClock('2026-11-21T00:10:00');
    const sent = respond(meals.create, eggBreakfast());
    return { ...(await openMealLog([], {}, 'user', search)), sent };
  };

  test('is logged on the day that the screen showed, says so, and does not move the next meal', async () => {
    const { user, sent } = await beginAtNight();
    expect(screen.getByText(/^You began this meal on Nov 20, so it is logged on that day/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Log Snack for Nov 20/ }));
    await screen.findByText('Meal logged');
    expect(sent.bodies).toMatchObject([{ date: '2026-11-20' }]);
    await user.click(screen.getByRole('button', { name: /^Banana/ }));
    expect(screen.getByRole('button', { name: /^Log Snack \(/ })).toBeVisible();
  });

  test('can be logged on the new day instead', async () => {
    const { user, sent } = await beginAtNight();
    await user.click(screen.getByRole('button', { name: 'Log it today instead' }));
    expect(screen.queryByText(/^You began this meal/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Log Snack \(/ }));
    await screen.findByText('Meal logged');
    expect(sent.bodies).toMatchObject([{ date: '2026-11-21' }]);
  });

  test('is logged on the day of the address, if it names one', async () => {
    const { user, sent } = await beginAtNight('?date=2026-11-18');
    await user.click(screen.getByRole('button', { name: /^Log Snack for Nov 18/ }));
    await screen.findByText('Meal logged');
    expect(sent.bodies).toMatchObject([{ date: '2026-11-18' }]);
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"foods":[{"name":"Eggs"}]}'],
  ['an impossible day', '{"day":"2026-02-30","foods":[]}'],
])('%s gives an empty meal', (_, stored) => expect(parseDraft(stored)).toEqual({ foods: [] }));
