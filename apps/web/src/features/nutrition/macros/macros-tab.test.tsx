import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleDay, respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const items = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const TODAY = exampleDay('2026-11-20', { calories: 1124, protein: 82, carbs: 118, fat: 36 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  return () => vi.useRealTimers();
});

test('a day: shares of calories by 4, 4 and 9 kcal/g, largest first', async () => {
  const read = respondToNutrition([TODAY]);
  renderPage('/nutrition?tab=macros');
  const card = await region('Macro Distribution');
  expect(
    card.getByRole('img', {
      name: 'Share of calories: carbs 42 percent, protein 29 percent, fat 29 percent',
    }),
  ).toBeVisible();
  expect(await items('Macro Distribution')).toEqual([
    'Carbs118 g 472 cal, 42%',
    'Protein82 g 328 cal, 29%',
    'Fat36 g 324 cal, 29%',
  ]);
  expect(card.queryByText(/add up to/)).not.toBeInTheDocument();
  expect(read.urls).toEqual(['/api/nutrition/summary?startDate=2026-11-20&endDate=2026-11-20']);
});

test('shows when the foods’ calories differ from those of their macros', async () => {
  respondToNutrition([{ ...TODAY, calories: 1300 }]);
  renderPage('/nutrition?tab=macros');
  expect(
    (await region('Macro Distribution')).getByText(/^The foods themselves add up to 1,300/),
  ).toBeVisible();
});

test('a week: goals against the average, calories by food with the rest summed up', async () => {
  respondToNutrition(
    [exampleDay('2026-11-17', { calories: 1124 }), exampleDay('2026-11-18', { calories: 1876 })],
    [
      { name: 'Pizza', calories: 1500, times: 2 },
      { name: 'Oatmeal', calories: 900, times: 1 },
    ],
  );
  renderPage('/nutrition?tab=macros&period=week');
  const progress = await region('Goal Progress');
  expect(progress.getByText('Per day, averaged over the 2 days logged before today')).toBeVisible();
  expect(progress.getByRole('progressbar', { name: /^Calories/ })).toHaveAttribute('aria-valuenow', '75');
  expect(await items('Calorie Sources')).toEqual([
    'Pizza 2 times1,500 cal, 50%',
    'Oatmeal 900 cal, 30%',
    'Other foods 600 cal, 20%',
  ]);
});

test('every card shows that nothing is logged', async () => {
  respondToNutrition();
  renderPage('/nutrition?tab=macros&date=2026-11-10');
  for (const name of ['Macro Distribution', 'Goal Progress', 'More Nutrients', 'Calorie Sources']) {
    expect((await region(name)).getByText('Nothing logged.')).toBeVisible();
  }
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('more nutrients show the share of calories they were measured for; unknown is not 0', async () => {
  const more = { fiber: 12.44, sugar: null, saturatedFat: 0, sodium: 1520.6 };
  const measured = {
    protein: 281,
    carbs: 300,
    fat: 281,
    fiber: 899.2,
    sugar: 0,
    saturatedFat: 1124,
    sodium: 1123,
  };
  respondToNutrition([{ ...TODAY, more, measured }]);
  renderPage('/nutrition?tab=macros');
  const card = await screen.findByRole('region', { name: 'More Nutrients' });
  expect(card).toHaveTextContent(
    'Fiber12.4 gmeasured for 80% of caloriesSugar—not measured' +
      'Saturated Fat0 gmeasured for all foodsSodium1,521 mgmeasured for all foods',
  );
  const goals = await region('Goal Progress');
  expect(goals.getByText('Macros are known for 25% of the calories.')).toBeVisible();
});
