import { activity } from '@game-plan/contracts/activity';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { respondToDashboard } from '#testing/dashboard-calls.ts';
import { renderPage } from '#testing/render-page.tsx';
import { respond, respondNothing } from '#testing/respond.ts';

const card = async () => within(await screen.findByRole('region', { name: 'Recent Activity' }));
/** This noon of the person's own clock, as JSON carries it. */
const noon = () => new Date(new Date().setHours(12, 40, 0, 0)).toISOString();

beforeEach(respondToDashboard);

test('lists what was done in the order it came, with the time', async () => {
  respond(activity.recent, [
    { kind: 'meal_logged', subject: 'lunch', calories: 548, at: noon() },
    { kind: 'recipe_saved', subject: 'Salmon Rice Bowl', calories: null, at: noon() },
    { kind: 'order_placed', subject: '7', calories: null, at: noon() },
  ]);
  renderPage('/');
  const lines = await (await card()).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Logged Lunch, 548 calories12:40 PM',
    'Saved Salmon Rice Bowl to your recipes12:40 PM',
    'Placed Order #712:40 PM',
  ]);
  expect(screen.getByRole('link', { name: 'Order #7' })).toHaveAttribute('href', '/cart?order=7');
});

test('says what will be here while nothing was done', async () => {
  renderPage('/');
  expect(await (await card()).findByText(/^Nothing yet/)).toBeVisible();
});

test('says when it did not load, and loads on trying again', async () => {
  respondNothing(activity.recent);
  const { user } = renderPage('/');
  expect(await screen.findByText('Recent activity did not load')).toBeVisible();
  respond(activity.recent, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByText(/^Nothing yet/)).toBeVisible();
});
