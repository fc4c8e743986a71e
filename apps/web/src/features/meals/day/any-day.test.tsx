import { meals } from '@game-plan/contracts/food/meals';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eggBreakfast } from '#testing/examples/egg-breakfast.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { respond } from '#testing/respond.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T20:00:00');
});
afterEach(() => vi.useRealTimers());

const YESTERDAYS = eggBreakfast({ date: calendarDay('2026-11-19') });
const openYesterday = () => openMealLog([YESTERDAYS], {}, 'user', '?date=2026-11-19');
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('Previous day is in the address, Back returns to today, and a page left open over midnight moves to the new day', async () => {
  const { user, router, read } = await openMealLog();
  await user.click(press('Previous day'));
  expect(await screen.findByText('Thursday, November 19, 2026')).toBeVisible();
  expect(router.latestLocation.href).toBe('/meal-log?date=2026-11-19');
  expect(read.urls).toContain('/api/meals?date=2026-11-19');
  act(() => router.history.back());
  expect(await screen.findByText('Friday, November 20, 2026')).toBeVisible();
  expect(router.latestLocation.href).toBe('/meal-log');

  setClock('2026-11-21T00:01:00');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Saturday, November 21, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go to today' })).not.toBeInTheDocument();
});

test('a meal is logged on the shown day, whose date replaces ‘today’ in all labels', async () => {
  const sent = respond(meals.create, YESTERDAYS);
  const { user } = await openYesterday();
  expect(await screen.findByText('Progress on Nov 19')).toBeVisible();
  expect(screen.queryByText(/today's/i)).not.toBeInTheDocument();
  await user.click(press(/^Eggs/));
  await user.click(press(/^Log \w+ for Nov 19 \(143 cal\)$/));
  await screen.findByText('Meal logged');
  expect(screen.getByText('Breakfast, 143 cal, Nov 19')).toBeVisible();
  expect(sent.bodies).toMatchObject([{ date: '2026-11-19' }]);

  await user.click(screen.getByRole('tab', { name: 'Meals of Nov 19' }));
  expect(await screen.findByRole('list', { name: 'Foods of breakfast of 143 cal' })).toBeVisible();
  await expectAccessible();
  await user.click(press('Go to today'));
  expect(await screen.findByRole('tab', { name: "Today's Meals", selected: true })).toBeVisible();
});

test('a past day’s meal is copied to today by default, Add logs on that day, and no meal is moved out of range', async () => {
  // Not yesterday, whose next day is today.
  const date = calendarDay('2026-11-17');
  const { user, router } = await openMealLog([eggBreakfast({ date })], {}, 'user', `?date=${date}&tab=today`);
  await user.click(await screen.findByRole('button', { name: 'More for breakfast of 143 cal' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy Meal' }));
  expect(dialog.getByLabelText('Copy to')).toHaveValue('2026-11-20');
  const copied = respond(meals.create, YESTERDAYS);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copied.bodies).toMatchObject([{ type: 'breakfast', date: '2026-11-20' }]));

  await user.click(await screen.findByRole('button', { name: 'Add dinner' }));
  expect(await screen.findByRole('radio', { name: 'Dinner' })).toBeChecked();
  await waitFor(() => expect(router.latestLocation.href).toBe('/meal-log?date=2026-11-17'));

  await user.click(screen.getByRole('tab', { name: 'Meals of Nov 17' }));
  const sent = respond(meals.update, { ...YESTERDAYS, undoId: 5 });
  await user.click(await screen.findByRole('button', { name: 'Edit breakfast of 143 cal' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Meal' }));
  await user.clear(edit.getByLabelText('Date'));
  await user.type(edit.getByLabelText('Date'), '2206-11-17');
  expect(edit.getByText('Meals can be planned up to a year ahead')).toBeVisible();
  await user.click(edit.getByRole('button', { name: /^Save Meal/ }));
  expect(sent.bodies).toEqual([]);
});

test('meals can be planned a year ahead; later dates are refused with a message', async () => {
  const { user } = await openMealLog([], {}, 'user', '?date=2027-11-20');
  expect(press('Log Dinner for Nov 20, 2027 (0 cal)')).toBeVisible();
  expect(press('Next day')).toBeDisabled();
  const field = screen.getByLabelText('Date');
  await user.clear(field);
  await user.type(field, '2206-11-20');
  expect(await screen.findByText('Meals can be planned up to a year ahead')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Log / })).not.toBeInTheDocument();
  await expectAccessible();
});
