import { auth } from '@game-plan/contracts/people/auth';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { examplePreferences } from '#testing/examples/example-preferences.ts';
import { exampleProfile } from '#testing/examples/example-profile.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import {
  respond,
  respondLater,
  respondNothing,
  respondProblem,
  respondUnconfirmed,
} from '#testing/respond.ts';

const MARTA = exampleProfile({
  dateOfBirth: '1987-04-09T00:00:00.000Z',
  gender: 'female',
  height: 172,
  weight: 68.4,
  activityLevel: 'moderately_active',
  fitnessGoals: ['muscle_gain'],
  healthConditions: ['none'],
  sportsInterests: ['yoga'],
  targetCalories: 2390,
  waterIntakeGoal: 2.5,
  sleepGoal: 7.5,
  notes: 'Half marathon on May 2.',
});

const field = (label: string | RegExp) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });
const fact = (term: string) =>
  within(screen.getByRole('tabpanel')).getByText(term, { selector: 'dt' }).nextElementSibling;

async function edit(person = MARTA) {
  const page = await openProfile('health', { profile: person });
  await page.user.click(press('Edit Profile'));
  return page;
}

/**
 * Types a wrong value into each field and saves: each keeps it and has its message. Then the fields, which are in the order of the
 * screen, are emptied one after the other, and the one that is the first is focused each time.
 */
async function expectRefused(
  { user }: Pick<Awaited<ReturnType<typeof edit>>, 'user'>,
  wrong: readonly (readonly [label: string | RegExp, typed: string, message: string])[],
) {
  // Each is looked up once: to find an input by its label takes as long as to type into it.
  const fields = wrong.map(([label, typed, message]) => ({ input: field(label), typed, message }));
  for (const { input, typed } of fields) {
    await user.clear(input);
    await user.type(input, typed);
  }
  const sent = respond(profile.update, MARTA);
  const save = press('Save Changes');
  await user.click(save);
  for (const { input, typed, message } of fields) {
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input).toHaveValue(typed);
  }
  for (const [at, { input }] of fields.entries()) {
    if (at > 0) await user.click(save);
    expect(input).toHaveFocus();
    await user.clear(input);
  }
  expect(sent.bodies).toEqual([]);
}

/** Answers the choice of feet and pounds for the account. */
function respondToUnits() {
  const us = examplePreferences({ units: 'us' });
  respond(preferences.get, us);
  return respond(preferences.update, us);
}

describe('the health profile', () => {
  test('is shown with units; None excludes all other conditions; a failure leaves it in the form, with the reason; then it is saved, with null for emptied fields', async () => {
    const { user, session } = await openProfile('health', { profile: MARTA });
    await screen.findByText('Fitness goals');
    expect(fact('Date of birth')).toHaveTextContent('Apr 9, 1987');
    expect(fact('Gender')).toHaveTextContent('Female');
    expect(fact('Activity level')).toHaveTextContent('Moderately active');
    expect(fact('Height')).toHaveTextContent('172 cm 5 ft 8 in');
    expect(fact('Weight')).toHaveTextContent('68.4 kg 151 lb');
    expect(fact('Target weight')).toHaveTextContent('Not set');
    expect(fact('Fitness goals')).toHaveTextContent('Muscle gain');
    expect(fact('Sleep')).toHaveTextContent('7.5 hours');
    expect(fact('Notes')).toHaveTextContent('Half marathon on May 2.');

    await user.click(press('Edit Profile'));
    const [none, asthma, arthritis] = [press('None'), press('Asthma'), press('Arthritis')];
    await user.click(asthma);
    await user.click(arthritis);
    expect(none).toHaveAttribute('aria-pressed', 'false');
    expect(asthma).toHaveAttribute('aria-pressed', 'true');
    await user.click(none);
    expect(asthma).toHaveAttribute('aria-pressed', 'false');
    expect(arthritis).toHaveAttribute('aria-pressed', 'false');

    const notes = field('Notes');
    await user.type(notes, ' Rest on Mondays.');
    respondProblem(profile.update, 503, 'The database is away', 'unavailable');
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('The database is away')).toBeVisible();
    expect(notes).toHaveValue('Half marathon on May 2. Rest on Mondays.');
    respondNothing(profile.update);
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await notifications().findByText('Failed to update health profile')).toBeVisible();

    await user.clear(field(/^Height/));
    const weight = field(/^Weight/);
    await user.clear(weight);
    await user.type(weight, '67,5');
    await user.selectOptions(field('Gender'), 'Not set');
    await user.click(press('Strength'));
    await user.click(press('Running'));
    await user.clear(notes);
    const saved = { ...MARTA, weight: 67.5, height: null };
    const sent = respond(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await notifications().findByText('Health profile updated')).toBeVisible();
    expect(sent.bodies).toEqual([
      {
        dateOfBirth: '1987-04-09T00:00:00.000Z',
        gender: null,
        activityLevel: 'moderately_active',
        height: null,
        weight: 67.5,
        targetWeight: null,
        targetCalories: 2390,
        targetProtein: null,
        targetCarbs: null,
        targetFat: null,
        waterIntakeGoal: 2.5,
        sleepGoal: 7.5,
        fitnessGoals: ['muscle_gain', 'strength'],
        healthConditions: ['none'],
        sportsInterests: ['yoga', 'running'],
        notes: null,
      },
    ]);
    expect(fact('Weight')).toHaveTextContent('67.5 kg');
    expect(press('Edit Profile')).toHaveFocus();
  });

  test('takes numbers with their units and a height in metres, and can be edited while saving', async () => {
    const { user, session } = await edit();
    const height = field(/^Height/);
    for (const [input, typed] of [
      [height, '1,75'],
      [field(/^Weight/), '70.5 kg'],
      [field(/^Target weight/), '143 lb'],
      [field(/^Calories/), '2,100 kcal'],
      [field(/^Protein/), '120g'],
      [field(/^Water intake/), '2.5 l'],
      [field(/^Sleep/), '7.5 h'],
    ] as const) {
      await user.clear(input);
      await user.type(input, typed);
    }
    expect(height).toHaveValue('175');
    await user.click(press('Running'));
    const numbers = {
      height: 175,
      weight: 70.5,
      targetWeight: 64.86,
      targetCalories: 2100,
      targetProtein: 120,
      waterIntakeGoal: 2.5,
      sleepGoal: 7.5,
    };
    const saved = { ...MARTA, ...numbers, sportsInterests: ['yoga', 'running'] };
    const { sent, release } = respondLater(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(press('Save Changes'));
    await user.type(field('Notes'), ' And a swim.');
    await user.click(press('Swimming'));
    release();
    expect(await notifications().findByText('Health profile updated')).toBeVisible();
    expect(sent.bodies).toMatchObject([numbers]);
    expect(field('Notes')).toHaveValue('Half marathon on May 2. And a swim.');
    expect(press('Swimming')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is refused with a message at each field that needs another value, the first of them focused, in metres and in feet', async () => {
    const page = await edit();
    await expectRefused(page, [
      ['Date of birth', '2999-01-01', 'Enter a day in the past'],
      [/^Height/, '0', 'Between 1 and 300'],
      [/^Weight/, '1001', 'Between 1 and 1,000'],
      [/^Target weight/, '-1', 'Between 1 and 1,000'],
      [/^Calories/, '499', 'Between 500 and 5,000'],
      [/^Protein/, '501', 'Between 0 and 500'],
      [/^Carbs/, '1001', 'Between 0 and 1,000'],
      [/^Fat/, '301', 'Between 0 and 300'],
      [/^Water intake/, '10.1', 'Between 0 and 10'],
      [/^Sleep/, '3.5', 'Between 4 and 12'],
    ]);
    await expectRefused(page, [
      ['Date of birth', '1899-12-31', 'Enter a date from 1900 on'],
      [/^Height/, '301', 'Between 1 and 300'],
      [/^Weight/, 'heavy', 'Enter a number'],
      [/^Calories/, '5001', 'Between 500 and 5,000'],
      [/^Water intake/, '1.25', 'In steps of 0.1'],
      [/^Sleep/, '7.2', 'In steps of 0.5'],
    ]);
    respondToUnits();
    await page.user.click(screen.getByRole('radio', { name: 'ft, lb' }));
    await expectRefused(page, [
      [/^Height/, '5.11', 'Enter feet and inches, as in 5 ft 11 in'],
      [/^Weight/, '1', 'Between 2.3 and 2,204 lb'],
      [/^Target weight/, 'light', 'Enter a number'],
    ]);
    await expectRefused(page, [[/^Height/, '12 ft', 'Between 1 in and 9 ft 10 in']]);
  });

  test('with feet and pounds is shown in them; switching converts what was typed, and Cancel keeps the units; it is saved in centimetres and kilograms, untouched fields with their value; they are the account’s', async () => {
    const { user, session } = await openProfile('health', {
      profile: { ...MARTA, height: 180.34, weight: 74.9 },
    });
    const chosen = respondToUnits();
    await user.click(screen.getByRole('radio', { name: 'ft, lb' }));
    expect(chosen.bodies).toEqual([{ units: 'us' }]);
    expect(fact('Height')).toHaveTextContent('5 ft 11 in 180.3 cm');
    expect(fact('Weight')).toHaveTextContent('165.1 lb 74.9 kg');

    await user.click(press('Edit Profile'));
    const weight = field(/^Weight/);
    await user.clear(weight);
    await user.type(weight, '165');
    respond(preferences.update, examplePreferences({ units: 'metric' }));
    respond(preferences.get, examplePreferences({ units: 'metric' }));
    await user.click(screen.getByRole('radio', { name: 'cm, kg' }));
    expect(field(/^Weight/)).toHaveValue('74.84');
    respondToUnits();
    await user.click(screen.getByRole('radio', { name: 'ft, lb' }));
    expect(field(/^Weight/)).toHaveValue('165 lb');
    await user.click(press('Cancel'));
    await user.click(press('Edit Profile'));
    expect(field(/^Weight/)).toHaveValue('165.1 lb');
    await expectAccessible();

    const height = field(/^Height/);
    await user.clear(height);
    await user.type(height, '5 ft 9 in');
    expect(screen.getByText('175.3 cm')).toBeVisible();
    const saved = { ...MARTA, height: 175.26, weight: 74.9 };
    const sent = respond(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('Health profile updated')).toBeVisible();
    expect(sent.bodies).toMatchObject([{ height: 175.26, weight: 74.9, targetWeight: null }]);
    expect(fact('Height')).toHaveTextContent('5 ft 9 in');

    // On another device, which has no choice of its own.
    cleanup();
    localStorage.clear();
    await openProfile('health', { profile: MARTA, preferences: { units: 'us' } });
    expect(await screen.findByRole('radio', { name: 'ft, lb' })).toBeChecked();
  });

  test('the units that this browser kept become the account’s', async () => {
    localStorage.setItem('body units', 'us');
    const chosen = respondToUnits();
    await openProfile('health', { profile: MARTA });
    expect(await screen.findByRole('radio', { name: 'ft, lb' })).toBeChecked();
    await waitFor(() => expect(chosen.bodies).toEqual([{ units: 'us' }]));
    expect(localStorage.getItem('body units')).toBeNull();
  });

  test('asks before goals are saved that are not safe, in the server’s words', async () => {
    const { user, session } = await edit();
    const warnings = [
      { level: 'dangerous' as const, fields: ['targetCalories'], message: 'Too few.', source: 'A guideline' },
    ];
    const asked = respondUnconfirmed(profile.update, warnings);
    await user.clear(field(/^Calories/));
    await user.type(field(/^Calories/), '600');
    await user.click(press('Save Changes'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are these goals right?' }));
    expect(question.getByText(/^Too few\./)).toBeVisible();
    expect(question.getByText('A guideline')).toBeVisible();
    await expectAccessible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(asked.urls).toEqual([expect.stringMatching(/^\/api\/profile\?confirmed=false&today=\d/)]);
    expect(field(/^Calories/)).toHaveValue('600');
    expect(notifications().queryByText(/failed/i)).not.toBeInTheDocument();

    const saved = { ...MARTA, targetCalories: 600 };
    await user.click(press('Save Changes'));
    const again = within(await screen.findByRole('alertdialog'));
    const sent = respond(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(again.getByRole('button', { name: 'Save anyway' }));
    expect(await notifications().findByText('Health profile updated')).toBeVisible();
    expect(sent.urls).toEqual([expect.stringContaining('confirmed=true')]);
  });
});
