import { auth } from '@game-plan/contracts/people/auth';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { examplePreferences } from '#testing/examples/example-preferences.ts';
import { exampleProfile } from '#testing/examples/example-profile.ts';
import { notifications } from '#testing/notifications.ts';
import { exampleDay, respondToNutrition } from '#testing/pages/nutrition-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondProblem, respondUnconfirmed } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const WEEK = [
  exampleDay('2026-11-15', { calories: 1500, protein: 75 }),
  exampleDay('2026-11-19', { calories: 2500, protein: 105 }),
];

const PROFILE = exampleProfile({ targetCalories: 2200 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  return () => vi.useRealTimers();
});

describe('achievement rates', () => {
  const rates = async () =>
    (await region('Achievement Rates'))
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

  test('of a week', async () => {
    respondToNutrition(WEEK);
    renderPage('/nutrition?tab=goals&period=week');
    expect(await rates()).toEqual([
      'Weekly Consistency: 2/7 days',
      'Calorie Goal Accuracy: 75%',
      'Protein Goal Achievement: 60%',
    ]);
    expect(screen.getByText('90 g a day logged, against 150 g.')).toBeVisible();
  });

  test('of a week: today counts as logged, but not in averages before it is over', async () => {
    respondToNutrition([...WEEK, exampleDay('2026-11-20', { calories: 300, protein: 10 })]);
    renderPage('/nutrition?tab=goals&period=week');
    expect(await rates()).toEqual([
      'Weekly Consistency: 3/7 days',
      'Calorie Goal Accuracy: 75%',
      'Protein Goal Achievement: 60%',
    ]);
    expect(screen.getByText(/^How close the 2 days logged before today came to 2,000 cal/)).toBeVisible();
  });

  test('of a day without meals', async () => {
    respondToNutrition(WEEK);
    renderPage('/nutrition?tab=goals&date=2026-11-18');
    expect(await rates()).toEqual([
      'Weekly Consistency: 2/7 days',
      'Calorie Goal Accuracy: —',
      'Protein Goal Achievement: —',
    ]);
    expect(screen.getAllByText('Nothing logged.')).toHaveLength(2);
  });
});

describe('the goals', () => {
  const field = (label: string) => screen.findByLabelText(`${label} a day)`);

  test('keep edits when the page is read again and that fails; unsaved, they cause a question before the page is left', async () => {
    respondToNutrition();
    const { user, client, router } = renderPage('/nutrition?tab=goals');
    const protein = await field('Protein (g');
    await user.clear(protein);
    await user.type(protein, '12');
    const reread = respondProblem(preferences.get, 503, 'The database is away', 'unavailable');
    await act(() => client.refetchQueries());
    expect(reread.urls).not.toEqual([]);
    await user.type(protein, '0');
    expect(protein).toBeVisible();
    expect(protein).toHaveValue(120);

    respond(preferences.get, examplePreferences());
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(screen.getByRole('tab', { name: 'Goals' }));
    expect(await field('Protein (g')).toHaveValue(120);
    await user.click(within(screen.getAllByRole('navigation')[0] ?? document.body).getByText('Services'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await field('Protein (g')).toHaveValue(120);
    expect(router.latestLocation.pathname).toBe('/nutrition');
  });

  test('show the effective values, and which the health profile sets: these are saved there', async () => {
    respondToNutrition();
    respond(preferences.get, examplePreferences({ targetCalories: 2200 }));
    respond(auth.me, { ...sessionOf('user'), profile: PROFILE });
    const { user } = renderPage('/nutrition?tab=goals', 'unknown');
    const goals = (await region('Current Goals')).getAllByRole('definition').map((goal) => goal.textContent);
    expect(goals).toEqual(['2,200 cal', '150 g', '250 g', '65 g']);
    const calories = await field('Calories (cal');
    expect(calories).toHaveValue(2200);
    expect(calories).toHaveAccessibleDescription('Set in your health profile. Change it there.');
    expect(await field('Protein (g')).not.toHaveAccessibleDescription();

    await user.clear(calories);
    await user.type(calories, '1900');
    const lighter = exampleProfile({ targetCalories: 1900 });
    const toProfile = respond(profile.update, lighter);
    const toPreferences = respond(preferences.update, examplePreferences({ targetCalories: 1900 }));
    respond(preferences.get, examplePreferences({ targetCalories: 1900 }));
    respond(auth.me, { ...sessionOf('user'), profile: lighter });
    await user.click(screen.getByRole('button', { name: 'Save Goals' }));
    expect(await notifications().findByText('Goals updated')).toBeVisible();
    expect(toProfile.bodies).toEqual([{ targetCalories: 1900 }]);
    expect(toPreferences.bodies).toEqual([{ dailyProteinGoal: 150, dailyCarbGoal: 250, dailyFatGoal: 65 }]);
    expect(await (await region('Current Goals')).findByText('1,900')).toBeVisible();
    expect(calories).toHaveValue(1900);
  });

  test('can be edited while saving, and the edits stay', async () => {
    respondToNutrition();
    const { user } = renderPage('/nutrition?tab=goals');
    const [calories, protein] = [await field('Calories (cal'), await field('Protein (g')];
    await user.clear(calories);
    await user.type(calories, '1800');
    const changed = examplePreferences({ dailyCalorieGoal: 1800, targetCalories: 1800 });
    const { release } = respondLater(preferences.update, changed);
    respond(preferences.get, changed);
    await user.click(screen.getByRole('button', { name: 'Save Goals' }));
    await user.clear(protein);
    await user.type(protein, '120');
    release();
    expect(await (await region('Current Goals')).findByText('1,800')).toBeVisible();
    expect(protein).toHaveValue(120);
    expect(calories).toHaveValue(1800);
  });

  test('are refused with a message; what cannot be saved stays in the form, with the reason; then they are saved', async () => {
    respondToNutrition();
    const { user } = renderPage('/nutrition?tab=goals');
    for (const [label, typed, message, right] of [
      ['Calories (cal', '499', 'Between 500 and 5,000', '2000'],
      ['Calories (cal', '5001', 'Between 500 and 5,000', '1800'],
      ['Protein (g', '501', 'Between 0 and 500', '150'],
      ['Carbs (g', '1001', 'Between 0 and 1,000', '250'],
      ['Fat (g', '-1', 'Between 0 and 300', '65'],
      ['Fat (g', '', 'Enter a number', '70.5'],
    ] as const) {
      const input = await field(label);
      await user.clear(input);
      if (typed) await user.type(input, typed);
      await user.click(screen.getByRole('button', { name: 'Save Goals' }));
      expect(await screen.findByText(message)).toBeVisible();
      expect(input).toBeInvalid();
      expect(input).toHaveFocus();
      await user.clear(input);
      await user.type(input, right);
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    }

    respondProblem(preferences.update, 500, 'Something went wrong', 'internal');
    await user.click(screen.getByRole('button', { name: 'Save Goals' }));
    expect(await notifications().findByText('Failed to update goals')).toBeVisible();
    expect(notifications().getByText('Something went wrong')).toBeVisible();
    expect(await field('Fat (g')).toHaveValue(70.5);

    const changed = examplePreferences({ dailyCalorieGoal: 1800, targetCalories: 1800 });
    const sent = respond(preferences.update, changed);
    respond(preferences.get, changed);
    await user.click(await screen.findByRole('button', { name: 'Save Goals' }));
    expect(await notifications().findByText('Goals updated')).toBeVisible();
    expect(sent.bodies).toEqual([
      { dailyCalorieGoal: 1800, dailyProteinGoal: 150, dailyCarbGoal: 250, dailyFatGoal: 70.5 },
    ]);
    expect(await (await region('Current Goals')).findByText('1,800')).toBeVisible();
  });

  test('that are not safe are asked about in the server’s words, and stay in the form if they are not confirmed', async () => {
    respondToNutrition();
    const { user } = renderPage('/nutrition?tab=goals');
    const calories = await field('Calories (cal');
    await user.clear(calories);
    await user.type(calories, '600');
    const message = '600 kcal a day is less than the 1,800 that a girl of 14 needs even without sports.';
    const warnings = [{ level: 'dangerous' as const, fields: ['targetCalories'], message, source: null }];
    const asked = respondUnconfirmed(preferences.update, warnings);
    await user.click(screen.getByRole('button', { name: 'Save Goals' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are these goals right?' }));
    expect(question.getByText(message)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(asked.urls).toEqual(['/api/preferences?confirmed=false&today=2026-11-20']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calories).toHaveValue(600);

    await user.click(screen.getByRole('button', { name: 'Save Goals' }));
    const again = within(await screen.findByRole('alertdialog'));
    const changed = examplePreferences({ dailyCalorieGoal: 600, targetCalories: 600, warnings });
    const sent = respond(preferences.update, changed);
    respond(preferences.get, changed);
    await user.click(again.getByRole('button', { name: 'Save anyway' }));
    expect(await notifications().findByText('Goals updated')).toBeVisible();
    expect(sent.urls).toEqual(['/api/preferences?confirmed=true&today=2026-11-20']);
    expect(await (await region('Current Goals')).findByText(message)).toBeVisible();
  });
});
