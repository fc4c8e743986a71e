import { nutrition } from '@game-plan/contracts/food/nutrition';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleDay, respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respondNothing } from '#testing/respond.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const TODAY = exampleDay('2026-11-20', { calories: 1124, protein: 82, carbs: 118, fat: 36 });
const WEEK = [
  exampleDay('2026-11-15', { calories: 1840, protein: 120 }),
  exampleDay('2026-11-16', { calories: 2110, protein: 122 }),
  exampleDay('2026-11-17', { calories: 1960, protein: 124 }),
  exampleDay('2026-11-19', { calories: 2040, protein: 126 }),
  TODAY,
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  return () => vi.useRealTimers();
});

test('a day: amounts against the goals, and what is left', async () => {
  respondToNutrition(WEEK);
  renderPage('/nutrition');
  const summary = await region('Nutrition Summary');
  const tiles = ['Calories', 'Protein', 'Carbs', 'Fat'].map(
    (name) => summary.getByRole('heading', { name }).parentElement?.textContent,
  );
  expect(tiles).toEqual([
    'Calories1,124 / 2,000 cal56% of goal',
    'Protein82 / 150 g55% of goal',
    'Carbs118 / 250 g47% of goal',
    'Fat36 / 65 g55% of goal',
  ]);
  const progress = await region('Calories Progress');
  expect(progress.getByRole('img', { name: '1,124 of 2,000 calories, 56 percent' })).toBeVisible();
  expect(progress.getByText('calories left today')).toHaveTextContent('876 calories left today');
});

test('bars stop at 100 percent, figures do not', async () => {
  respondToNutrition([exampleDay('2026-11-20', { calories: 5000 })]);
  renderPage('/nutrition');
  const summary = await region('Nutrition Summary');
  expect(summary.getByText('250% of goal')).toBeVisible();
  expect(summary.getByRole('progressbar', { name: 'Calories: 5,000 of 2,000 cal' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  expect(screen.getByText("calories over today's goal")).toBeVisible();
});

test('a week: averages over the logged days that are over', async () => {
  respondToNutrition(WEEK);
  renderPage('/nutrition?period=week');
  const summary = await region('Nutrition Summary');
  expect(summary.getByText('Per day, averaged over the 4 days logged before today')).toBeVisible();
  expect(summary.getByText('1,988')).toBeVisible();
});

test('a month: every day, as chart and table', async () => {
  respondToNutrition(WEEK);
  const { user } = renderPage('/nutrition?period=month');
  const month = await region('Calories per Day');
  expect(
    month.getByRole('img', { name: /^Calories per day in November 2026 against the goal of 2,000: 5 days/ }),
  ).toBeVisible();
  await user.click(month.getByText('Day by day'));
  const table = within(month.getByRole('table', { name: 'Calories per day in November 2026' }));
  expect(table.getAllByRole('row')).toHaveLength(31);
  expect(table.getByRole('row', { name: 'Monday, November 16 2,110 106%' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Wednesday, November 18 Not logged —' })).toBeVisible();
});

describe('the weekly summary', () => {
  test('shows averages, days and achievement, and every day in words', async () => {
    respondToNutrition(WEEK);
    renderPage('/nutrition');
    const week = await region('Weekly Summary');
    const stats = week.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(stats).toEqual([
      'Avg Calories/Day1,988 cal',
      'Avg Protein/Day123 g',
      'Days Logged5 / 7',
      'Goal Achievement99% ',
    ]);
    expect(
      week.getByRole('img', {
        name: 'Calories per day, Nov 15 – 21, 2026, against the goal of 2,000: Sunday 1,840, Monday 2,110, Tuesday 1,960, Thursday 2,040, today 1,124 so far',
      }),
    ).toBeVisible();
    expect(week.getByRole('row', { name: 'Friday, November 20 (today) 1,124 56%' })).toBeInTheDocument();
    expect(week.getByRole('row', { name: 'Saturday, November 21 Not logged —' })).toBeInTheDocument();
  });
});

test('a week with only today so far, and a meal planned for tomorrow', async () => {
  respondToNutrition([TODAY, exampleDay('2026-11-21', { calories: 3000 })]);
  renderPage('/nutrition?period=week');
  const week = await region('Weekly Summary');
  expect(week.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'Avg Calories/Day1,124 cal',
    'Avg Protein/Day82 g',
    'Days Logged1 / 7',
    'Goal Achievement56% ',
  ]);
  expect(week.getByText(/^Averages over today so far,/)).toBeVisible();
});

describe('achievements', () => {
  const earned = async () =>
    (await region('Achievements'))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Earned'))
      .map((item) => within(item).getByRole('heading').firstChild?.textContent);

  test.each([
    { name: 'nothing', days: [TODAY], expected: [] },
    {
      name: 'calories within 90-110% of the goal',
      days: [exampleDay('2026-11-20', { calories: 1800, protein: 119 })],
      expected: ['Calorie Goal Hit'],
    },
    {
      name: '80% of the protein goal',
      days: [exampleDay('2026-11-20', { calories: 1000, protein: 120 })],
      expected: ['Protein Champion'],
    },
    { name: 'five days of the week', days: WEEK, expected: ['Consistent Logger'] },
  ])('are earned for $name', async ({ days, expected }) => {
    respondToNutrition(days);
    renderPage('/nutrition');
    expect(await earned()).toEqual(expected);
  });

  test('are those of the chosen day', async () => {
    respondToNutrition(WEEK);
    renderPage('/nutrition?date=2026-11-16');
    expect(await earned()).toEqual(['Calorie Goal Hit', 'Protein Champion', 'Consistent Logger']);
    expect(screen.getByText('Nov 16, 2026 and its week')).toBeVisible();
  });
});

test('a day without meals shows a text instead of zeros', async () => {
  respondToNutrition();
  renderPage('/nutrition');
  const summary = await region('Nutrition Summary');
  expect(summary.getAllByText('Nothing logged yet')).toHaveLength(4);
  expect(summary.queryByText(/%/)).not.toBeInTheDocument();
  expect((await region('Weekly Summary')).getByText('Nothing logged this week yet.')).toBeVisible();
  expect(summary.getByRole('link', { name: 'Log a meal' })).toHaveAttribute('href', '/meal-log');
});

test('shows a loading error and loads again on request', async () => {
  respondToNutrition();
  respondNothing(nutrition.summary);
  const { user } = renderPage('/nutrition');
  expect(await screen.findByText('Your nutrition did not load')).toBeVisible();
  respondToNutrition(WEEK);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await region('Nutrition Summary')).getByText('1,124')).toBeVisible();
});

describe('after the goals have changed', () => {
  const goals = { protein: 150, carbs: 250, fat: 65 };
  const BEGUN = [
    { ...goals, calories: 2000, from: calendarDay('1900-01-01') },
    { ...goals, calories: 1800, protein: 100, from: calendarDay('2026-11-17') },
  ];

  test('a past day is measured by its own', async () => {
    respondToNutrition(WEEK, [], BEGUN);
    renderPage('/nutrition?date=2026-11-16');
    expect((await region('Calories Progress')).getByText('of 2,000 cal')).toBeVisible();
    const before = await region('Achievements');
    expect(before.getByText(/^Land within .* 1,800 to 2,200 cal\./)).toBeVisible();
    expect(before.getByText(/^Reach 80% of the protein goal, 120 g\./)).toBeVisible();
    cleanup();
    renderPage('/nutrition?date=2026-11-17');
    expect((await region('Calories Progress')).getByText('of 1,800 cal')).toBeVisible();
    expect((await region('Achievements')).getByText(/ 1,620 to 1,980 cal\./)).toBeVisible();
  });

  test('a week names both, compares each day with its own, and its average with theirs', async () => {
    respondToNutrition(WEEK, [], BEGUN);
    renderPage('/nutrition?period=week');
    const weekly = await region('Weekly Summary');
    expect(weekly.getByText('Goal 1,800 to 2,000')).toBeVisible();
    const shares = weekly.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
    expect(shares).toEqual(['Of goal', '92%', '106%', '109%', '—', '113%', '62%', '—']);
    // 1,988 on average, of 1,900: two days of 2,000 and two of 1,800.
    expect(weekly.getByText('105%')).toBeVisible();
    expect((await region('Nutrition Summary')).getByText('/ 1,900 cal')).toBeVisible();
  });
});
