import { auth } from '@game-plan/contracts/people/auth';
import { profile } from '@game-plan/contracts/people/profile';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { exampleProfile } from '#testing/examples/example-profile.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

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
  for (const [label, typed] of wrong) {
    await user.clear(field(label));
    await user.type(field(label), typed);
  }
  const sent = respond(profile.update, MARTA);
  await user.click(press('Save Changes'));
  for (const [label, typed, message] of wrong) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(label)).toHaveValue(typed);
  }
  for (const [at, [label]] of wrong.entries()) {
    if (at > 0) await user.click(press('Save Changes'));
    expect(field(label)).toHaveFocus();
    await user.clear(field(label));
  }
  expect(sent.bodies).toEqual([]);
}

describe('the health profile', () => {
  test('can be edited while saving', async () => {
    const { user, session } = await edit();
    await user.click(press('Running'));
    const saved = { ...MARTA, sportsInterests: ['yoga', 'running'] };
    const { release } = respondLater(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(press('Save Changes'));
    await user.type(field('Notes'), ' And a swim.');
    await user.click(press('Swimming'));
    release();
    expect(await notifications().findByText('Health profile updated')).toBeVisible();
    expect(field('Notes')).toHaveValue('Half marathon on May 2. And a swim.');
    expect(press('Swimming')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is shown with units', async () => {
    await openProfile('health', { profile: MARTA });
    expect(fact('Date of birth')).toHaveTextContent('Apr 9, 1987');
    expect(fact('Gender')).toHaveTextContent('Female');
    expect(fact('Activity level')).toHaveTextContent('Moderately active');
    expect(fact('Height')).toHaveTextContent('172 cm 5 ft 8 in');
    expect(fact('Weight')).toHaveTextContent('68.4 kg 151 lb');
    expect(fact('Target weight')).toHaveTextContent('Not set');
    expect(fact('Fitness goals')).toHaveTextContent('Muscle gain');
    expect(fact('Sleep')).toHaveTextContent('7.5 hours');
    expect(fact('Notes')).toHaveTextContent('Half marathon on May 2.');
  });

  test('is saved, with null for emptied fields', async () => {
    const { user, session } = await edit();
    await user.clear(field(/^Height/));
    await user.clear(field(/^Weight/));
    await user.type(field(/^Weight/), '67,5');
    await user.selectOptions(field('Gender'), 'Not set');
    await user.click(press('Strength'));
    await user.click(press('Running'));
    await user.clear(field('Notes'));
    const saved = { ...MARTA, weight: 67.5, height: null };
    const sent = respond(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(press('Save Changes'));
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

  test('is refused with a message at each field that needs another value, the first of them focused', async () => {
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
  });

  test('takes numbers with their units, and a height in metres', async () => {
    const { user, session } = await edit();
    for (const [label, typed] of [
      [/^Height/, '1,75'],
      [/^Weight/, '70.5 kg'],
      [/^Target weight/, '143 lb'],
      [/^Calories/, '2,100 kcal'],
      [/^Protein/, '120g'],
      [/^Water intake/, '2.5 l'],
      [/^Sleep/, '7.5 h'],
    ] as const) {
      await user.clear(field(label));
      await user.type(field(label), typed);
    }
    expect(field(/^Height/)).toHaveValue('175');
    const sent = respond(profile.update, MARTA);
    respond(auth.me, { ...session, profile: MARTA });
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('Health profile updated')).toBeVisible();
    expect(sent.bodies).toMatchObject([
      {
        height: 175,
        weight: 70.5,
        targetWeight: 64.86,
        targetCalories: 2100,
        targetProtein: 120,
        waterIntakeGoal: 2.5,
        sleepGoal: 7.5,
      },
    ]);
  });

  describe('with feet and pounds', () => {
    afterEach(() => localStorage.clear());

    async function editInUs(person = MARTA) {
      const page = await openProfile('health', { profile: person });
      await page.user.click(screen.getByRole('radio', { name: 'ft, lb' }));
      return page;
    }

    test('is shown in them, also at the next visit', async () => {
      await editInUs({ ...MARTA, height: 180.34, weight: 74.84 });
      expect(fact('Height')).toHaveTextContent('5 ft 11 in 180.3 cm');
      expect(fact('Weight')).toHaveTextContent('165 lb 74.8 kg');
      cleanup();
      await openProfile('health', { profile: MARTA });
      expect(screen.getByRole('radio', { name: 'ft, lb' })).toBeChecked();
    });

    test('is entered in them and saved in centimetres and kilograms; untouched fields keep their value', async () => {
      const { user, session } = await editInUs();
      await user.click(press('Edit Profile'));
      expect(field(/^Weight/)).toHaveValue('150.8 lb');
      await user.clear(field(/^Height/));
      await user.type(field(/^Height/), '5 ft 11 in');
      expect(screen.getByText('180.3 cm')).toBeVisible();
      const saved = { ...MARTA, height: 180.34 };
      const sent = respond(profile.update, saved);
      respond(auth.me, { ...session, profile: saved });
      await user.click(press('Save Changes'));
      expect(await notifications().findByText('Health profile updated')).toBeVisible();
      expect(sent.bodies).toMatchObject([{ height: 180.34, weight: 68.4, targetWeight: null }]);
      expect(fact('Height')).toHaveTextContent('5 ft 11 in');
    });

    test('is refused with a message at each field that needs another value', async () => {
      const page = await editInUs();
      await page.user.click(press('Edit Profile'));
      await expectRefused(page, [
        [/^Height/, '5.11', 'Enter feet and inches, as in 5 ft 11 in'],
        [/^Weight/, '1', 'Between 2.3 and 2,204 lb'],
        [/^Target weight/, 'light', 'Enter a number'],
      ]);
      await expectRefused(page, [[/^Height/, '12 ft', 'Between 1 in and 9 ft 10 in']]);
    });

    test('switching units converts what was typed, and Cancel keeps the units', async () => {
      const { user } = await editInUs();
      await user.click(press('Edit Profile'));
      await user.clear(field(/^Weight/));
      await user.type(field(/^Weight/), '165');
      await user.click(screen.getByRole('radio', { name: 'cm, kg' }));
      expect(field(/^Weight/)).toHaveValue('74.84');
      await user.click(screen.getByRole('radio', { name: 'ft, lb' }));
      expect(field(/^Weight/)).toHaveValue('165 lb');
      await user.click(press('Cancel'));
      await user.click(press('Edit Profile'));
      expect(field(/^Weight/)).toHaveValue('150.8 lb');
      await expectAccessible();
    });
  });

  test('None excludes all other conditions', async () => {
    const { user } = await edit();
    await user.click(press('Asthma'));
    await user.click(press('Arthritis'));
    expect(press('None')).toHaveAttribute('aria-pressed', 'false');
    expect(press('Asthma')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('None'));
    expect(press('Asthma')).toHaveAttribute('aria-pressed', 'false');
    expect(press('Arthritis')).toHaveAttribute('aria-pressed', 'false');
  });

  test('that could not be saved stays in the form, with the reason', async () => {
    const { user } = await edit();
    await user.type(field('Notes'), ' Rest on Mondays.');
    respondProblem(profile.update, 503, 'The database is away', 'unavailable');
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('The database is away')).toBeVisible();
    expect(field('Notes')).toHaveValue('Half marathon on May 2. Rest on Mondays.');
    respondNothing(profile.update);
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await notifications().findByText('Failed to update health profile')).toBeVisible();
  });
});
