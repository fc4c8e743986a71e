import { meals } from '@game-plan/contracts/food/meals';
import { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleAnalysis } from '#testing/examples/example-analysis.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { setClock } from '#testing/pages/open-meal-log.ts';
import { EXAMPLE_PHOTO_URL, openWithPhoto } from '#testing/pages/open-photo-analysis.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

beforeEach(() => setClock('2026-11-20T19:00:00'));
afterEach(() => vi.useRealTimers());

const analyze = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Analyze Meal' }));

test('shows progress, then what was recognised and logged', async () => {
  const { user } = await openWithPhoto();
  await user.click(screen.getByRole('radio', { name: 'Lunch' }));
  const { sent, release } = respondLater(photoAnalysis.analyze, exampleAnalysis());
  await analyze(user);
  expect(await screen.findByRole('progressbar', { name: 'Analyzing' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('radio', { name: 'Dinner' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Analyzing...' }));
  await expectAccessible();
  release();
  const done = await screen.findByRole('heading', { name: 'Meal Logged Successfully!' });
  expect(done).toHaveFocus();
  expect(notifications().queryByText('Meal logged')).not.toBeInTheDocument();
  expect(sent.bodies).toEqual([{ imageBase64: EXAMPLE_PHOTO_URL, mealType: 'lunch', date: '2026-11-20' }]);
  expect(screen.getByText('Roast chicken with broccoli, one plate')).toBeVisible();
  expect(screen.getByText('512')).toBeVisible();
  expect(screen.getByText('52 g')).toBeVisible();
  const foods = within(screen.getByRole('list', { name: 'Foods of this meal' })).getAllByRole('listitem');
  expect(foods.map((food) => food.textContent)).toEqual([
    expect.stringMatching(/^Chicken, 160 g\s+264 cal94% sure$/),
    expect.stringMatching(/^House sauce, 30 g Estimate\s98 cal40% sure$/),
    expect.stringMatching(/^Cake, 50 g Estimate Check figures150 cal60% sure$/),
  ]);
  expect(screen.getByText(/^Estimate: /)).toBeVisible();
  expect(screen.getByText(/^Check figures: /)).toBeVisible();
  await expectAccessible();
});

test('names the foods that could not be logged', async () => {
  const { user } = await openWithPhoto();
  const { analysis, meal } = exampleAnalysis();
  const leftOut = ['beans', 'salsa', 'corn', 'lime', 'cheese', 'onion', 'rice', 'crema'];
  respond(photoAnalysis.analyze, { analysis: { ...analysis, leftOut }, meal });
  respond(meals.list, [meal]);
  await analyze(user);
  expect(
    await screen.findByText(/^Not logged: beans, salsa, corn, lime, cheese, onion, and 2 more\. /),
  ).toBeVisible();
  await expectAccessible();
});

test('Undo removes the logged meal and keeps the photo, or shows an error and keeps the summary; the meal can be edited; Reset clears photo and result', async () => {
  const { user } = await openWithPhoto();
  respond(photoAnalysis.analyze, exampleAnalysis());
  respond(meals.list, [exampleAnalysis().meal]);
  const log = async () => {
    await analyze(user);
    await screen.findByRole('heading', { name: 'Meal Logged Successfully!' });
  };
  await log();
  respondProblem(meals.remove, 404, 'This meal was not found', 'not_found');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('Failed to remove meal')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Meal Logged Successfully!' })).toBeVisible();

  const removed = respond(meals.remove, { undoId: 5 });
  respond(meals.list, []);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('Meal removed')).toBeVisible();
  expect(removed.urls).toEqual(['/api/meals/7']);
  expect(screen.getByRole('img', { name: 'Your meal' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Analyze Meal' })).toBeEnabled();

  respond(meals.list, [exampleAnalysis().meal]);
  await log();
  const { meal } = exampleAnalysis();
  const [chicken, ...others] = meal.foods;
  if (!chicken) throw new Error('No chicken');
  const changed = {
    ...meal,
    totalCalories: 413.4,
    foods: [{ ...chicken, quantity: 100, calories: 165 }, ...others],
  };
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Meal' }));
  const sent = respond(meals.update, { ...changed, undoId: 6 });
  respond(meals.list, [changed]);
  await user.click(dialog.getByRole('button', { name: /^Save Meal/ }));
  expect(await screen.findByText('413')).toBeVisible();
  expect(sent.urls).toEqual(['/api/meals/7']);
  const [first] = within(screen.getByRole('list', { name: 'Foods of this meal' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Chicken, 100 g\s*165 cal$/);

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('Choose a meal photo')).toBeVisible();
  expect(screen.queryByText('Meal Logged Successfully!')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Log a meal from a photo' })).toHaveFocus();
});

test('a failure shows the server’s reason or that there is none, and keeps the photo', async () => {
  const { user } = await openWithPhoto();
  respondProblem(photoAnalysis.analyze, 502, 'It took too long.');
  await analyze(user);
  expect(await notifications().findByText('It took too long.')).toBeVisible();
  expect(notifications().getByText('Analysis failed')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your meal' })).toBeVisible();
  respondNothing(photoAnalysis.analyze);
  await analyze(user);
  expect(await notifications().findByText('Failed to analyze the meal photo')).toBeVisible();
  expect(notifications().getByText('Analysis failed')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your meal' })).toBeVisible();
  respond(photoAnalysis.analyze, exampleAnalysis());
  await analyze(user);
  expect(notifications().queryByText('Analysis failed')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Meal Logged Successfully!' })).toBeVisible();
});

test('a meal logged while another tab was open is announced', async () => {
  const { user } = await openWithPhoto();
  const { release } = respondLater(photoAnalysis.analyze, exampleAnalysis());
  await analyze(user);
  await user.click(screen.getByRole('tab', { name: "Today's Meals" }));
  await user.click(screen.getByRole('tab', { name: 'Photo Analysis' }));
  expect(await screen.findByText(/^Your last photo is still being analyzed/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: "Today's Meals" }));
  release();
  expect(await notifications().findByText('Roast chicken with broccoli, 512 cal')).toBeVisible();
});

test('can be cancelled: the photo is kept, and a meal logged anyway is removed', async () => {
  const { user } = await openWithPhoto();
  const { release } = respondLater(photoAnalysis.analyze, exampleAnalysis());
  const removed = respond(meals.remove, { undoId: 5 });
  const given = respond(photoAnalysis.cancel, null);
  await analyze(user);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await notifications().findByText('Analysis cancelled')).toBeVisible();
  await waitFor(() => expect(given.urls).toEqual(['/api/meals/analyze-photo']));
  expect(screen.getByRole('img', { name: 'Your meal' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Analyze Meal' })).toBeEnabled();
  expect(screen.queryByText(/still being analyzed/)).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(removed.urls).toEqual(['/api/meals/7']));
  expect(screen.queryByText('Meal Logged Successfully!')).not.toBeInTheDocument();
});
