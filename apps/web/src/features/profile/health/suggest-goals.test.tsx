import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleProfile } from '#testing/examples/example-profile.ts';
import { openProfile } from '#testing/pages/open-profile.ts';

const BODY = exampleProfile({
  dateOfBirth: '1987-04-09T00:00:00.000Z',
  gender: 'female',
  height: 172,
  weight: 68.4,
  activityLevel: 'moderately_active',
});

const panel = () => within(screen.getByRole('region', { name: 'Suggest goals' }));
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  return () => vi.useRealTimers();
});

describe('suggested goals', () => {
  test('list the missing details', async () => {
    const { user } = await openProfile('health', { profile: { ...BODY, height: null, gender: null } });
    // The tab is a file of its own, which the first test of a run loads.
    await screen.findByRole('region', { name: 'Suggest goals' });
    expect(panel().getByText('To suggest goals, we need your gender and your height.')).toBeVisible();
    await user.click(press('Edit Profile'));
    await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
    expect(panel().getByText('To suggest goals, we need your height.')).toBeVisible();
  });

  test('are not offered with a condition that they do not fit, which is named', async () => {
    await openProfile('health', { profile: { ...BODY, notes: 'Pregnant since May' } });
    expect(await screen.findByText(/do not fit with pregnancy or breast-feeding/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use these goals' })).not.toBeInTheDocument();
  });

  test('explain formula and source on press and on hover, and fill the form without saving', async () => {
    const { user } = await openProfile('health', { profile: BODY });
    const energy = await screen.findByRole('button', { name: 'Formula and source of energy at rest' });
    await user.click(energy);
    const explanation = await screen.findByRole('dialog', { name: 'Formula and source of energy at rest' });
    expect(explanation).toHaveTextContent(/68.4/);
    expect(explanation).toHaveTextContent(/Source: .*Mifflin/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(energy).toHaveFocus();

    const protein = press('Formula and source of protein');
    await user.hover(protein);
    expect(await screen.findByRole('dialog', { name: 'Formula and source of protein' })).toBeVisible();
    await user.unhover(protein);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(press('Use these goals'));
    expect(await screen.findByLabelText(/^Calories/)).toHaveValue('2180');
    expect(screen.getByLabelText(/^Sleep/)).toHaveValue('8');
    expect(panel().getByText('These are the goals above.')).toBeVisible();
    expect(press('Save Changes')).toBeVisible();
    await user.click(press('Cancel'));
    expect(
      screen.getByText('Calories', { selector: 'dl:first-of-type dt' }).nextElementSibling,
    ).toHaveTextContent('Not set');
  });
});

describe('contradictory goals', () => {
  const sum = '150 g protein, 250 g carbs and 65 g fat are 2,185 kcal, not 2,000.';

  test('show a warning and can be saved', async () => {
    const profile = exampleProfile({
      targetCalories: 2000,
      targetProtein: 150,
      targetCarbs: 250,
      targetFat: 65,
    });
    const { user } = await openProfile('health', { profile });
    expect(screen.getByText(sum)).toBeVisible();
    await user.click(press('Edit Profile'));
    expect(screen.getByText(sum)).toBeVisible();
    await user.clear(screen.getByLabelText(/^Calories/));
    await user.type(screen.getByLabelText(/^Calories/), '2185');
    expect(screen.queryByText(sum)).not.toBeInTheDocument();
  });

  test('include the effective goals of other screens', async () => {
    await openProfile('health', { profile: exampleProfile({ targetCalories: 2000 }) });
    expect(await screen.findByText(sum)).toBeVisible();
  });

  test('are not reported when no goal is set', async () => {
    await openProfile('health');
    expect(screen.queryByText(/kcal, not/)).not.toBeInTheDocument();
  });
});
