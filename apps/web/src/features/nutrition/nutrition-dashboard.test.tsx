import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { exampleDay, respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';

const summary = () => screen.findByRole('region', { name: 'Nutrition Summary' });
const dateField = () => screen.getByLabelText('Date');

/** Friday noon, on whatever clock the tests run. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

test('opens on today, with its title; each period is in the address, read as a whole, and left with its buttons; the field chooses a day; Trends is coming', async () => {
  const read = respondToNutrition();
  const { user, router } = renderPage('/nutrition');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nutrition Dashboard' })).toBeVisible();
  expect(await screen.findByText('Friday, November 20, 2026')).toBeVisible();
  await summary();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  expect(dateField()).toHaveValue('2026-11-20');
  await waitFor(() => expect(document.title).toBe('Nutrition Dashboard - Game Plan Cookbook'));
  // The day and its week from one read.
  expect(read.urls).toEqual(['/api/nutrition/summary?startDate=2026-11-15&endDate=2026-11-21']);

  const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  const leave = async (button: string, date: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(dateField()).toHaveValue(date));
  };
  const comeBack = async () => {
    await user.click(screen.getByRole('button', { name: 'Go to today' }));
    await waitFor(() => expect(dateField()).toHaveValue('2026-11-20'));
    expect(screen.queryByRole('button', { name: 'Go to today' })).not.toBeInTheDocument();
  };
  // ‘Today’ is the name of the current period alone.
  expect(names()).toEqual(['Today', 'This Week', 'This Month']);
  await leave('Previous day', '2026-11-19');
  expect(names()).toEqual(['Day', 'This Week', 'This Month']);
  await comeBack();
  await leave('Next day', '2026-11-21');
  await comeBack();

  for (const [name, search, words, from, to, button, date] of [
    [
      'This Week',
      '?period=week',
      'Nov 15 – 21, 2026',
      '2026-11-15',
      '2026-11-21',
      'Previous week',
      '2026-11-13',
    ],
    ['This Month', '?period=month', 'November 2026', '2026-11-01', '2026-11-30', 'Next month', '2026-12-20'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }));
    expect(await screen.findByText(words, { selector: 'span' })).toBeVisible();
    await summary();
    expect(router.latestLocation.searchStr).toBe(search);
    expect(read.urls).toContain(`/api/nutrition/summary?startDate=${from}&endDate=${to}`);
    await leave(button, date);
    await comeBack();
  }

  await user.click(screen.getByRole('radio', { name: 'Today' }));
  await summary();
  await user.clear(dateField());
  expect(router.latestLocation.searchStr).toBe('');
  await user.type(dateField(), '2026-11-03');
  expect(await screen.findByText('Tuesday, November 3, 2026')).toBeVisible();
  expect(router.latestLocation.searchStr).toBe('?date=2026-11-03');
  await comeBack();

  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: 'Macros', selected: true })).toHaveFocus();
  const panel = within(screen.getByRole('tabpanel'));
  expect(await panel.findByRole('heading', { name: 'Goal Progress' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Trends' }));
  expect(await screen.findByText('Trend Analysis Coming Soon')).toBeVisible();
  expect(router.latestLocation.searchStr).toBe('?tab=trends');
});

test('a month is read with the whole week of the chosen day', async () => {
  const read = respondToNutrition();
  renderPage('/nutrition?period=month&date=2026-12-02');
  await summary();
  expect(read.urls).toEqual(['/api/nutrition/summary?startDate=2026-11-29&endDate=2026-12-31']);
});

test('the address restores period, day and tab, and an invalid one shows today', async () => {
  respondToNutrition();
  const { router } = renderPage('/nutrition?period=week&date=2026-11-03&tab=goals');
  expect(await screen.findByRole('tab', { name: 'Goals', selected: true })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'This Week' })).toBeChecked();
  expect(dateField()).toHaveValue('2026-11-03');
  await act(() => router.navigate({ href: '/nutrition?period=year&date=2026-02-30&tab=nothing' }));
  await summary();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(dateField()).toHaveValue('2026-11-20');
});

test('a day with its figures links to the meals of its days, and is accessible', async () => {
  respondToNutrition(
    [exampleDay('2026-11-19'), exampleDay('2026-11-20')],
    [{ name: 'Oatmeal', calories: 300, times: 2 }],
  );
  renderPage('/nutrition?date=2026-11-19');
  await summary();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Meals of this day')).toBe('/meal-log?tab=today&date=2026-11-19');
  expect(href('Meals of Sunday, November 15')).toBe('/meal-log?tab=today&date=2026-11-15');
  expect(href('Meals of Friday, November 20')).toBe('/meal-log?tab=today');
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  await expectAccessible();
});

describe('the local clock decides which day is today', () => {
  test.each([
    ['Pacific/Pago_Pago', 'Friday, November 20, 2026', '2026-11-15', '2026-11-21'],
    ['Pacific/Kiritimati', 'Sunday, November 22, 2026', '2026-11-22', '2026-11-28'],
  ])('in %s', async (zone, words, from, to) => {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(new Date('2026-11-21T10:30:00Z'));
    const read = respondToNutrition();
    renderPage('/nutrition');
    expect(await screen.findByText(words)).toBeVisible();
    await summary();
    expect(read.urls).toEqual([`/api/nutrition/summary?startDate=${from}&endDate=${to}`]);
  });
});
