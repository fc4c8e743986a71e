import { meals } from '@game-plan/contracts/food/meals';
import { preferences } from '@game-plan/contracts/people/preferences';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { exampleFood, exampleMeal } from '#testing/examples/example-meal.ts';
import { examplePreferences } from '#testing/examples/example-preferences.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing } from '#testing/respond.ts';

const card = async () => within(await screen.findByRole('region', { name: "Today's Nutrition" }));
const meal = (calories: number) =>
  exampleMeal({ foods: [exampleFood({ calories, protein: 82.4, carbs: 118, fat: 36 })] });

beforeEach(respondToDashboard);

test('shows today against the effective goals, and what is left', async () => {
  respond(meals.list, [meal(1124)]);
  respond(preferences.get, examplePreferences({ dailyCalorieGoal: 1800, targetCalories: 2200 }));
  renderPage('/');
  const shown = await card();
  expect(await shown.findByRole('progressbar', { name: 'Calories: 1,124 of 2,200' })).toHaveAttribute(
    'aria-valuenow',
    '51',
  );
  expect(shown.getByText('1,124')).toBeVisible();
  expect(shown.getByText('1,076').parentElement).toHaveTextContent('1,076 left');
  expect(shown.getByRole('progressbar', { name: 'Protein: 82 of 150 g' })).toBeVisible();
  expect(shown.getByRole('progressbar', { name: 'Carbs: 118 of 250 g' })).toBeVisible();
  expect(shown.getByRole('progressbar', { name: 'Fat: 36 of 65 g' })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/nutrition');
});

test('shows by how much the goal is exceeded, with a full bar', async () => {
  respond(meals.list, [meal(2500)]);
  renderPage('/');
  const shown = await card();
  expect((await shown.findByText('500')).parentElement).toHaveTextContent('500 over');
  expect(shown.getByRole('progressbar', { name: 'Calories: 2,500 of 2,000' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
});

test('shows a loading error and loads again on request', async () => {
  respondNothing(preferences.get);
  const { user } = renderPage('/');
  expect(await screen.findByText("Today's nutrition did not load")).toBeVisible();
  respond(preferences.get, examplePreferences());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByText('2,000')).toBeVisible();
});
