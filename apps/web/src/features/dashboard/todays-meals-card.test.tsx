import { meals } from '@game-plan/contracts/food/meals';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleFood, exampleMeal } from '#testing/examples/example-meal.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { setClock } from '#testing/pages/open-meal-log.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing } from '#testing/respond.ts';

const card = async () => within(await screen.findByRole('region', { name: "Today's Meals" }));
const foods = (...names: string[]) => names.map((name) => exampleFood({ name, calories: 400 }));

beforeEach(() => {
  setClock('2026-11-20T18:00:00');
  respondToDashboard();
  return () => vi.useRealTimers();
});

test('shows calories and the first two foods of a meal, and which meals are not planned', async () => {
  const read = respond(meals.list, [
    exampleMeal(),
    exampleMeal({ id: 2, type: 'lunch', foods: foods('Salmon rice bowl', 'Edamame', 'Tea', 'Plum') }),
  ]);
  renderPage('/');
  const shown = await card();
  expect((await shown.findByRole('heading', { name: 'Breakfast' })).parentElement).toHaveTextContent(
    'Breakfast158 calOatmeal',
  );
  expect(shown.getByRole('heading', { name: 'Lunch' }).parentElement).toHaveTextContent(
    'Lunch1,600 calSalmon rice bowl, Edamame +2 more',
  );
  expect(shown.getByRole('link', { name: 'Dinner Plan dinner' })).toHaveAttribute(
    'href',
    '/meal-log?meal=dinner',
  );
  expect(shown.getByRole('link', { name: 'Lunch' })).toHaveAttribute('href', '/meal-log?tab=today');
  expect(read.urls).toEqual(['/api/meals?date=2026-11-20']);
});

test('shows each meal as not logged on an empty day', async () => {
  renderPage('/');
  const shown = await card();
  expect(await shown.findByText('No breakfast logged')).toBeVisible();
  expect(shown.getByText('No lunch logged')).toBeVisible();
  expect(shown.getByText('Plan dinner')).toBeVisible();
  expect(shown.queryByText(/^Snacks/)).not.toBeInTheDocument();
});

test('shows snacks below the meals', async () => {
  respond(meals.list, [exampleMeal({ type: 'snack', foods: foods('Banana', 'Almonds') })]);
  renderPage('/');
  expect(await (await card()).findByText(/^Snacks/)).toHaveTextContent('Snacks: 800 cal, Banana, Almonds');
});

test('shows a loading error and loads again on request', async () => {
  respondNothing(meals.list);
  const { user } = renderPage('/');
  expect(await screen.findByText("Today's meals did not load")).toBeVisible();
  respond(meals.list, [exampleMeal()]);
  // The meals are read for two cards; either of them reads again for both.
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  expect(await (await card()).findByText('Oatmeal')).toBeVisible();
});
