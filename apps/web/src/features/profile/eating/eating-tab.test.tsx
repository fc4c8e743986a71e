import { auth } from '@game-plan/contracts/people/auth';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readQuery } from '#lib/api/api.ts';
import { examplePreferences } from '#testing/examples/example-preferences.ts';
import { exampleProfile } from '#testing/examples/example-profile.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const card = (name: string) => within(screen.getByRole('region', { name }));
const chip = (name: string) => screen.getByRole('button', { name });
const saveButton = () => screen.queryByRole('button', { name: 'Save Allergies' });

async function open(allergies: string[] = ['nuts', 'Mustard']) {
  return openProfile('allergies', { profile: exampleProfile({ allergies }) });
}

describe('allergies', () => {
  test('offer the ten listed ones and custom ones', async () => {
    await open();
    const chips = card('Allergies').getAllByRole('button', { pressed: false });
    expect(chips.map((button) => button.textContent)).toEqual([
      'Peanuts',
      'Dairy',
      'Eggs',
      'Gluten',
      'Soy',
      'Shellfish',
      'Fish',
      'Sesame',
      'Sulfites',
    ]);
    const chosen = card('Allergies').getAllByRole('button', { pressed: true });
    expect(chosen.map((button) => button.textContent)).toEqual(['Nuts', 'Mustard']);
  });

  test('can be saved only when changed', async () => {
    const { user } = await open();
    expect(saveButton()).not.toBeInTheDocument();
    await user.click(chip('Soy'));
    expect(saveButton()).toBeVisible();
    await user.click(chip('Soy'));
    expect(saveButton()).not.toBeInTheDocument();
    await user.click(chip('Mustard'));
    expect(saveButton()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(saveButton()).not.toBeInTheDocument();
    expect(chip('Mustard')).toHaveAttribute('aria-pressed', 'true');
  });

  test('are saved', async () => {
    const { user, session } = await open();
    await user.click(chip('Soy'));
    await user.type(screen.getByLabelText('Custom allergen'), '  Royal  jelly {Enter}');
    await user.click(chip('Mustard'));
    const saved = exampleProfile({ allergies: ['nuts', 'soy', 'Royal jelly'] });
    const sent = respond(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(screen.getByRole('button', { name: 'Save Allergies' }));
    expect(await notifications().findByText('Allergies updated')).toBeVisible();
    expect(sent.bodies).toEqual([{ allergies: ['nuts', 'soy', 'Royal jelly'] }]);
    expect(saveButton()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Allergies' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Mustard' })).not.toBeInTheDocument();
  });

  test('can be changed while saving, and saved with the next press', async () => {
    const { user, session } = await open();
    await user.click(chip('Soy'));
    const first = exampleProfile({ allergies: ['nuts', 'Mustard', 'soy'] });
    const { release } = respondLater(profile.update, first);
    respond(auth.me, { ...session, profile: first });
    await user.click(screen.getByRole('button', { name: 'Save Allergies' }));
    await user.click(chip('Peanuts'));
    await user.type(screen.getByLabelText('Custom allergen'), 'Celery{Enter}');
    release();
    expect(await notifications().findByText('Allergies updated')).toBeVisible();
    expect(chip('Peanuts')).toHaveAttribute('aria-pressed', 'true');
    const sent = respond(profile.update, first);
    await user.click(await screen.findByRole('button', { name: 'Save Allergies' }));
    expect(sent.bodies).toEqual([{ allergies: ['nuts', 'Mustard', 'soy', 'peanuts', 'Celery'] }]);
  });

  test.each([
    [' ', 'Type an allergen first'],
    ['MUSTARD', '“MUSTARD” is already on the list'],
    [' Nuts', '“Nuts” is already on the list'],
  ])('in free text are refused with a reason: %j, %s', async (typed, reason) => {
    const { user } = await open();
    const field = screen.getByLabelText('Custom allergen');
    await user.type(field, typed);
    await user.click(card('Allergies').getByRole('button', { name: 'Add' }));
    expect(screen.getByText(reason)).toBeVisible();
    expect(field).toHaveAccessibleDescription(reason);
    expect(field).toHaveValue(typed);
    expect(saveButton()).not.toBeInTheDocument();
  });

  test('that could not be saved stay selected, with the reason', async () => {
    const { user } = await open();
    await user.click(chip('Soy'));
    respondProblem(profile.update, 503, 'The database is away', 'unavailable');
    await user.click(screen.getByRole('button', { name: 'Save Allergies' }));
    expect(await notifications().findByText('Update failed')).toBeVisible();
    expect(notifications().getByText('The database is away')).toBeVisible();
    expect(chip('Soy')).toHaveAttribute('aria-pressed', 'true');
    respondNothing(profile.update);
    await user.click(await screen.findByRole('button', { name: 'Save Allergies' }));
    expect(await notifications().findByText('Failed to update allergy profile')).toBeVisible();
  });
});

describe('what is recognised in an allergy’s text', () => {
  const field = () => screen.getByLabelText('Custom allergen');

  test('is shown while typing, and a listed allergen is offered instead', async () => {
    const { user } = await open([]);
    await user.type(field(), 'no dairy products');
    expect(await screen.findByText(/^We will leave out: butter, milk, cheese, cream, /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add “Dairy” instead' }));
    expect(chip('Dairy')).toHaveAttribute('aria-pressed', 'true');
    expect(field()).toHaveValue('');
    expect(screen.queryByText(/We will leave out/)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Allergies' })).toHaveFocus();
    const sent = respond(profile.update, exampleProfile({ allergies: ['dairy'] }));
    await user.click(screen.getByRole('button', { name: 'Save Allergies' }));
    expect(sent.bodies).toEqual([{ allergies: ['dairy'] }]);
  });

  test('offers listed ones, and leaves the others in the field', async () => {
    const { user } = await open(['eggs']);
    await user.type(field(), 'milk, eggs and turmeric');
    expect(await screen.findByText(/^We will leave out: .*turmeric, curry powder/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add “Dairy” and “Eggs” instead' }));
    expect(field()).toHaveValue('turmeric');
    await user.type(field(), '{Enter}');
    expect(chip('Turmeric')).toHaveAttribute('aria-pressed', 'true');
  });

  test('unknown words are reported, unless they may be unfinished', async () => {
    const { user } = await open([]);
    await user.type(field(), 'zorgon, turm');
    expect(await screen.findByText(/^“zorgon” is not a food we know/)).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'histamine');
    expect(
      await screen.findByText(
        '“histamine” is not a food we know: we can only look for it in the names of ingredients.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
    await user.type(field(), '{Enter}');
    expect(chip('Histamine')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible();
  });
});

describe('diets, cuisines and dislikes', () => {
  test('diets are saved', async () => {
    const { user } = await openProfile('allergies', { preferences: { dietaryRestrictions: ['keto'] } });
    await user.click(await screen.findByRole('button', { name: 'Gluten free' }));
    const changed = examplePreferences({ dietaryRestrictions: ['gluten_free', 'keto'] });
    const sent = respond(preferences.update, changed);
    respond(preferences.get, changed);
    await user.click(screen.getByRole('button', { name: 'Save Diets' }));
    expect(await notifications().findByText('Diets updated')).toBeVisible();
    expect(sent.bodies).toEqual([{ dietaryRestrictions: ['gluten_free', 'keto'] }]);
    expect(screen.queryByRole('button', { name: 'Save Diets' })).not.toBeInTheDocument();
  });

  test('favorite cuisines are saved', async () => {
    const { user } = await openProfile('allergies', { preferences: { preferredCuisines: ['Thai'] } });
    expect(await screen.findByRole('button', { name: 'Thai' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip('Italian'));
    const changed = examplePreferences({ preferredCuisines: ['Thai', 'Italian'] });
    const sent = respond(preferences.update, changed);
    respond(preferences.get, changed);
    await user.click(screen.getByRole('button', { name: 'Save Cuisines' }));
    expect(await notifications().findByText('Favorite cuisines updated')).toBeVisible();
    expect(sent.bodies).toEqual([{ preferredCuisines: ['Thai', 'Italian'] }]);
  });

  test('a condition among the disliked foods is said to be no food, and no allergen is offered instead', async () => {
    const { user } = await openProfile('allergies');
    const foods = within(await screen.findByRole('region', { name: 'Foods you do not like' }));
    await user.type(foods.getByLabelText('A food you do not like'), 'gout, milk, olives');
    expect(await foods.findByText(/“gout” is not a food we know/)).toBeVisible();
    expect(foods.getByText(/We will leave out: .*olive/)).toBeVisible();
    expect(foods.queryByText(/olive oil/)).not.toBeInTheDocument();
    expect(foods.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
  });

  test('disliked foods are saved', async () => {
    const { user } = await openProfile('allergies', { preferences: { dislikes: ['Olives'] } });
    await user.click(await screen.findByRole('button', { name: 'Olives' }));
    await user.type(screen.getByLabelText('A food you do not like'), 'Liver{Enter}');
    const changed = examplePreferences({ dislikes: ['Liver'] });
    const sent = respond(preferences.update, changed);
    respond(preferences.get, changed);
    await user.click(screen.getByRole('button', { name: 'Save Foods' }));
    expect(await notifications().findByText('Disliked foods updated')).toBeVisible();
    expect(sent.bodies).toEqual([{ dislikes: ['Liver'] }]);
    expect(screen.queryByRole('button', { name: 'Olives' })).not.toBeInTheDocument();
  });

  test('show a loading error and load again on request', async () => {
    const { user, client } = await openProfile('allergies');
    await screen.findByRole('region', { name: 'Diets' });
    respondNothing(preferences.get);
    client.removeQueries({ queryKey: readQuery(preferences.get).queryKey });
    await user.click(screen.getByRole('button', { name: 'Soy' }));
    expect(await screen.findByText('Your diets did not load')).toBeVisible();
    respond(preferences.get, examplePreferences());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Diets' })).toBeVisible();
  });
});
