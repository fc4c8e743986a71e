import { screen, waitFor, within } from '@testing-library/react';
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

test('opens on today, with its title', async () => {
  const read = respondToNutrition();
  renderPage('/nutrition');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nutrition Dashboard' })).toBeVisible();
  expect(await screen.findByText('Friday, November 20, 2026')).toBeVisible();
  await summary();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  expect(dateField()).toHaveValue('2026-11-20');
  await waitFor(() => expect(document.title).toBe('Nutrition Dashboard - Game Plan Cookbook'));
  // The day and its week from one read.
  expect(read.urls).toEqual(['/api/nutrition/summary?startDate=2026-11-15&endDate=2026-11-21']);
});

describe('the period', () => {
  test.each([
    ['This Week', '?period=week', 'Nov 15 – 21, 2026', '2026-11-15', '2026-11-21'],
    ['This Month', '?period=month', 'November 2026', '2026-11-01', '2026-11-30'],
  ])('%s is in the address and read as a whole', async (name, search, words, from, to) => {
    const read = respondToNutrition();
    const { user, router } = renderPage('/nutrition');
    await summary();
    await user.click(screen.getByRole('radio', { name }));
    expect(await screen.findByText(words, { selector: 'span' })).toBeVisible();
    await summary();
    expect(router.latestLocation.searchStr).toBe(search);
    expect(read.urls.at(-1)).toBe(`/api/nutrition/summary?startDate=${from}&endDate=${to}`);
  });

  test.each([
    ['day', '', 'Previous day', '2026-11-19'],
    ['day', '', 'Next day', '2026-11-21'],
    ['week', '?period=week', 'Previous week', '2026-11-13'],
    ['month', '?period=month', 'Next month', '2026-12-20'],
  ])('a %s is left with its buttons', async (_period, search, button, date) => {
    respondToNutrition();
    const { user } = renderPage(`/nutrition${search}`);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(dateField()).toHaveValue(date));
    await user.click(screen.getByRole('button', { name: 'Go to today' }));
    await waitFor(() => expect(dateField()).toHaveValue('2026-11-20'));
    expect(screen.queryByRole('button', { name: 'Go to today' })).not.toBeInTheDocument();
  });

  test('a month is read with the whole week of the chosen day', async () => {
    const read = respondToNutrition();
    renderPage('/nutrition?period=month&date=2026-12-02');
    await summary();
    expect(read.urls).toEqual(['/api/nutrition/summary?startDate=2026-11-29&endDate=2026-12-31']);
  });
});

test('the date field chooses a day, and ignores invalid dates', async () => {
  respondToNutrition();
  const { user, router } = renderPage('/nutrition');
  await summary();
  await user.clear(dateField());
  expect(router.latestLocation.searchStr).toBe('');
  await user.type(dateField(), '2026-11-03');
  expect(await screen.findByText('Tuesday, November 3, 2026')).toBeVisible();
  expect(router.latestLocation.searchStr).toBe('?date=2026-11-03');
});

test('the address restores period, day and tab', async () => {
  respondToNutrition();
  renderPage('/nutrition?period=week&date=2026-11-03&tab=goals');
  expect(await screen.findByRole('tab', { name: 'Goals', selected: true })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'This Week' })).toBeChecked();
  expect(dateField()).toHaveValue('2026-11-03');
});

test('‘today’ is only used for the current period', async () => {
  respondToNutrition();
  const { user } = renderPage('/nutrition');
  await summary();
  const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names()).toEqual(['Today', 'This Week', 'This Month']);
  await user.click(screen.getByRole('button', { name: 'Previous day' }));
  await waitFor(() => expect(names()).toEqual(['Day', 'This Week', 'This Month']));
});

test('links to the meals of its days', async () => {
  respondToNutrition();
  renderPage('/nutrition?date=2026-11-19');
  await summary();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Meals of this day')).toBe('/meal-log?tab=today&date=2026-11-19');
  expect(href('Meals of Sunday, November 15')).toBe('/meal-log?tab=today&date=2026-11-15');
  expect(href('Meals of Friday, November 20')).toBe('/meal-log?tab=today');
});

test('an invalid address shows today', async () => {
  respondToNutrition();
  renderPage('/nutrition?period=year&date=2026-02-30&tab=nothing');
  await summary();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  expect(dateField()).toHaveValue('2026-11-20');
});

test('Trends shows that it is coming', async () => {
  respondToNutrition();
  const { user, router } = renderPage('/nutrition');
  await summary();
  await user.click(screen.getByRole('tab', { name: 'Trends' }));
  expect(await screen.findByText('Trend Analysis Coming Soon')).toBeVisible();
  expect(router.latestLocation.searchStr).toBe('?tab=trends');
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

test('a day with its figures is accessible', async () => {
  respondToNutrition(
    [exampleDay('2026-11-18'), exampleDay('2026-11-20')],
    [{ name: 'Oatmeal', calories: 300, times: 2 }],
  );
  renderPage('/nutrition');
  await screen.findByRole('tabpanel');
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  await expectAccessible();
});

test('arrow keys move between the tabs', async () => {
  respondToNutrition();
  const { user } = renderPage('/nutrition');
  await summary();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: 'Macros', selected: true })).toHaveFocus();
  const panel = within(screen.getByRole('tabpanel'));
  expect(await panel.findByRole('heading', { name: 'Goal Progress' })).toBeVisible();
});
