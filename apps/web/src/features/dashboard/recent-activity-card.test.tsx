import { activity } from '@game-plan/contracts/people/activity';
import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { setClock } from '#testing/pages/open-meal-log.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondNothing } from '#testing/respond.ts';

/** What `find` returns in the card, which replaces a placeholder of the same name once its file is loaded. */
const inCard = <Found,>(find: (card: BoundFunctions<typeof queries>) => Found) =>
  waitFor(() => find(within(screen.getByRole('region', { name: 'Recent Activity' }))));
/** Noon of the person's own day, as JSON carries it. */
const NOON = new Date(2026, 10, 20, 12, 40).toISOString();

beforeEach(() => {
  setClock('2026-11-20T18:00:00');
  respondToDashboard();
  return () => vi.useRealTimers();
});

test('lists actions in the server’s order, with their time', async () => {
  respond(activity.recent, [
    { kind: 'meal_logged', subject: 'lunch', calories: 548, at: NOON },
    { kind: 'recipe_saved', subject: 'Salmon Rice Bowl', calories: null, at: NOON },
    { kind: 'order_placed', subject: '7', calories: null, at: NOON },
    { kind: 'coach_commented', subject: '2026-11-18', calories: null, at: NOON, by: 'Cora Coach' },
    { kind: 'coach_set_goals', subject: '', calories: null, at: NOON, by: 'Cora Coach' },
  ]);
  renderPage('/');
  const lines = await inCard((card) => card.getAllByRole('listitem'));
  expect(lines.map((line) => line.textContent)).toEqual([
    'Logged Lunch, 548 calories12:40 PM',
    'Saved Salmon Rice Bowl to your recipes12:40 PM',
    'Placed Order #712:40 PM',
    'Commented on Nov 18, 202612:40 PM · Cora Coach',
    'Set your daily goals12:40 PM · Cora Coach',
  ]);
  expect(screen.getByRole('link', { name: 'Order #7' })).toHaveAttribute('href', '/cart?order=7');
  expect(screen.getByRole('link', { name: 'Nov 18, 2026' })).toHaveAttribute(
    'href',
    '/meal-log?date=2026-11-18',
  );
  expect(screen.getByRole('link', { name: 'your daily goals' })).toHaveAttribute(
    'href',
    '/nutrition?tab=goals',
  );
});

test('explains itself while there is no activity', async () => {
  renderPage('/');
  expect(await inCard((card) => card.getByText(/^Nothing yet/))).toBeVisible();
});

test('shows a loading error and loads again on request', async () => {
  respondNothing(activity.recent);
  const { user } = renderPage('/');
  expect(await screen.findByText('Recent activity did not load')).toBeVisible();
  respond(activity.recent, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await inCard((card) => card.getByText(/^Nothing yet/))).toBeVisible();
});
