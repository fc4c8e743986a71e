import { type BodyDay, bodyLog } from '@game-plan/contracts/food/body-log';
import { auth } from '@game-plan/contracts/people/auth';
import { type Preferences, preferences } from '@game-plan/contracts/people/preferences';
import type { Profile } from '@game-plan/contracts/people/profile';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { examplePreferences } from '#testing/examples/example-preferences.ts';
import { exampleProfile } from '#testing/examples/example-profile.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondProblem, respondUnconfirmed } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const logged = (date: string, weight: number | null, waterMilliliters = 0): BodyDay => ({
  date: calendarDay(date),
  weight,
  waterMilliliters,
});
/** What stands in its place until it has been loaded goes when it comes. */
const card = () =>
  waitFor(() => {
    const region = within(screen.getByRole('region', { name: 'Weight & Water' }));
    expect(region.queryByText(/^Loading/)).toBeNull();
    return region;
  });
const weightField = async () => (await card()).findByRole('textbox', { name: /^Weight today/ });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  return () => vi.useRealTimers();
});

describe('on the dashboard', () => {
  function open(days: BodyDay[] = [], profile: Partial<Profile> = {}, preferred: Partial<Preferences> = {}) {
    respondToDashboard();
    respond(preferences.get, examplePreferences(preferred));
    respond(auth.me, { ...sessionOf('user'), profile: exampleProfile(profile) });
    const read = respond(bodyLog.list, days);
    return { ...renderPage('/', 'unknown'), read };
  }

  test('adds water by the glass towards the goal, and counts each of two quick presses', async () => {
    const { user, read } = open([logged('2026-11-20', null, 500)], { waterIntakeGoal: 2 });
    const water = await (await card()).findByRole('progressbar', { name: 'Water: 0.5 L of 2 L' });
    expect(water).toHaveAttribute('aria-valuenow', '25');
    expect(read.urls[0]).toContain('startDate=2026-08-23&endDate=2026-11-20');
    const { sent, release } = respondLater(bodyLog.addWater, logged('2026-11-20', null, 1000));
    await user.dblClick(screen.getByRole('button', { name: 'Add 250 ml of water' }));
    expect(await screen.findByRole('progressbar', { name: 'Water: 1 L of 2 L' })).toBeVisible();
    respond(bodyLog.list, [logged('2026-11-20', null, 1000)]);
    release();
    await waitFor(() => expect(sent.bodies).toEqual([{ milliliters: 250 }, { milliliters: 250 }]));
    expect(sent.urls[0]).toBe('/api/body-log/2026-11-20/water');
    await expectAccessible();
  });

  test('takes water back; a failure is shown and can be retried', async () => {
    const { user } = open([logged('2026-11-20', null, 250)]);
    respondProblem(bodyLog.addWater, 503, 'The database is away', 'unavailable');
    await user.click(await (await card()).findByRole('button', { name: 'Take back 250 ml of water' }));
    expect(await notifications().findByText('Failed to log water')).toBeVisible();
    expect(await (await card()).findByText('0.25 L')).toBeVisible();
    const sent = respond(bodyLog.addWater, logged('2026-11-20', null, 0));
    respond(bodyLog.list, [logged('2026-11-20', null, 0)]);
    await user.click(notifications().getByRole('button', { name: 'Try again' }));
    expect(await (await card()).findByText('0 L')).toBeVisible();
    expect(sent.bodies).toEqual([{ milliliters: -250 }]);
  });

  test('refuses a weight with a message; logs one in any notation; an empty field removes it', async () => {
    const { user } = open([logged('2026-11-14', 73)]);
    expect(await (await card()).findByText('Last: 73 kg on Nov 14, 2026')).toBeVisible();
    const field = await weightField();
    for (const [typed, message] of [
      ['{Enter}', 'Enter your weight'],
      ['heavy{Enter}', 'Enter a number'],
      ['1001{Enter}', 'Between 1 and 1,000'],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      expect(await screen.findByText(message)).toBeVisible();
      expect(field).toBeInvalid();
    }
    const sent = respond(bodyLog.setWeight, logged('2026-11-20', 72.4));
    respond(bodyLog.list, [logged('2026-11-14', 73), logged('2026-11-20', 72.4)]);
    await user.clear(field);
    await user.type(field, '72,4 kg{Enter}');
    expect(await notifications().findByText('Weight logged')).toBeVisible();
    expect(sent.urls).toEqual(['/api/body-log/2026-11-20/weight?confirmed=false']);
    expect(sent.bodies).toEqual([{ weight: 72.4 }]);
    await waitFor(async () => expect(await weightField()).toHaveValue('72.4'));

    const removed = respond(bodyLog.setWeight, logged('2026-11-20', null));
    respond(bodyLog.list, []);
    await user.clear(await weightField());
    await user.keyboard('{Enter}');
    expect(await notifications().findByText('Weight removed')).toBeVisible();
    expect(removed.bodies).toEqual([{ weight: null }]);
  });

  test('pounds and fluid ounces are read and shown when chosen', async () => {
    const { user } = open(
      [logged('2026-11-14', 74.84, 0), logged('2026-11-20', null, 473)],
      {},
      { units: 'us' },
    );
    expect(await (await card()).findByText('16 fl oz', { selector: 'span.num' })).toBeVisible();
    expect(screen.getByText('Last: 165 lb on Nov 14, 2026')).toBeVisible();
    const sent = respond(bodyLog.setWeight, logged('2026-11-20', 74.39));
    await user.type(await weightField(), '164{Enter}');
    await waitFor(() => expect(sent.bodies).toEqual([{ weight: 74.39 }]));
    const water = respond(bodyLog.addWater, logged('2026-11-20', 74.39, 710));
    await user.click(screen.getByRole('button', { name: 'Add 8 fl oz of water' }));
    await waitFor(() => expect(water.bodies).toEqual([{ milliliters: 237 }]));
  });

  test('asks about a weight that the server doubts, and logs it once it is confirmed', async () => {
    const { user } = open([logged('2026-11-14', 74.8)]);
    const message = '165 kg is more than a tenth above the last weight, 74.8 kg. Is it right?';
    respondUnconfirmed(bodyLog.setWeight, [{ level: 'unsafe', fields: ['weight'], message, source: null }]);
    await user.type(await weightField(), '165{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Is this weight right?' }));
    expect(question.getByText(message)).toBeVisible();
    const sent = respond(bodyLog.setWeight, logged('2026-11-20', 165));
    respond(bodyLog.list, [logged('2026-11-20', 165)]);
    await user.click(question.getByRole('button', { name: 'Log it' }));
    expect(await notifications().findByText('Weight logged')).toBeVisible();
    expect(sent.urls).toEqual(['/api/body-log/2026-11-20/weight?confirmed=true']);
  });

  test('shows a loading error', async () => {
    respondToDashboard();
    respondProblem(bodyLog.list, 503, 'The database is away', 'unavailable');
    renderPage('/');
    expect(await screen.findByText('Weight and water did not load')).toBeVisible();
  });
});

describe('on the nutrition screen', () => {
  test('shows trends as drawing and as text', async () => {
    respondToNutrition();
    respond(bodyLog.list, [
      logged('2026-09-20', 75),
      logged('2026-11-18', 73.5, 1500),
      logged('2026-11-20', 73, 2000),
    ]);
    renderPage('/nutrition');
    const trends = await card();
    expect(await trends.findByText('2 kg less than on Sep 20, 2026')).toBeVisible();
    expect(
      trends.getByRole('img', {
        name: 'Weight: Sep 20, 2026 75 kg; Nov 18, 2026 73.5 kg; Nov 20, 2026 73 kg.',
      }),
    ).toBeVisible();
    expect(trends.getByRole('img', { name: 'Water: Nov 18, 2026 1.5 L; Nov 20, 2026 2 L.' })).toBeVisible();
    // Today is not over, so it is drawn but not averaged.
    expect(trends.getByText('1.5 L')).toBeVisible();
    expect(trends.getByText('of water a day, on the 1 day logged before today')).toBeVisible();
    await expectAccessible();
  });

  test('shows the water of today as such if no other day is logged', async () => {
    respondToNutrition();
    respond(bodyLog.list, [logged('2026-11-20', null, 500)]);
    renderPage('/nutrition');
    expect(await (await card()).findByText('of water today so far')).toBeVisible();
  });

  test('shows where to begin without a log', async () => {
    respondToNutrition();
    renderPage('/nutrition');
    const trends = await card();
    expect(await trends.findByText(/^No weight logged/)).toBeVisible();
    expect(trends.getByText(/^No water logged/)).toBeVisible();
  });

  test('is not on the Trends tab', async () => {
    respondToNutrition();
    renderPage('/nutrition?tab=trends');
    expect(await screen.findByText('Trend Analysis Coming Soon')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Weight & Water' })).not.toBeInTheDocument();
  });
});
