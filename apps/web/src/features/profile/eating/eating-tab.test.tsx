import { auth } from '@game-plan/contracts/people/auth';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
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
const leftOut = () => within(screen.getByRole('list', { name: 'What is left out' }));
const saveButton = () => screen.queryByRole('button', { name: 'Save Allergies' });

async function open(allergies: string[] = ['nuts', 'Mustard']) {
  return openProfile('allergies', { profile: exampleProfile({ allergies }) });
}

describe('allergies', () => {
  test('offer the ten listed ones and custom ones, can be saved only when changed, and are refused in free text with a reason', async () => {
    const { user } = await open();
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

    const field = screen.getByLabelText('Custom allergen');
    for (const [typed, reason] of [
      [' ', 'Type an allergen first'],
      ['MUSTARD', '“MUSTARD” is already on the list'],
      [' Nuts', '“Nuts” is already on the list'],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await user.click(card('Allergies').getByRole('button', { name: 'Add' }));
      expect(screen.getByText(reason)).toBeVisible();
      expect(field).toHaveAccessibleDescription(reason);
      expect(field).toHaveValue(typed);
      expect(saveButton()).not.toBeInTheDocument();
    }
  });

  test('that could not be saved stay selected, with the reason; then they are saved', async () => {
    const { user, session } = await open();
    await user.click(chip('Soy'));
    respondProblem(profile.update, 503, 'The database is away', 'unavailable');
    await user.click(screen.getByRole('button', { name: 'Save Allergies' }));
    expect(await notifications().findByText('Update failed')).toBeVisible();
    expect(notifications().getByText('The database is away')).toBeVisible();
    expect(chip('Soy')).toHaveAttribute('aria-pressed', 'true');
    respondNothing(profile.update);
    await user.click(await screen.findByRole('button', { name: 'Save Allergies' }));
    expect(await notifications().findByText('Failed to update allergy profile')).toBeVisible();

    await user.type(screen.getByLabelText('Custom allergen'), '  Royal  jelly {Enter}');
    await user.click(chip('Mustard'));
    const saved = exampleProfile({ allergies: ['nuts', 'soy', 'Royal jelly'] });
    const sent = respond(profile.update, saved);
    respond(auth.me, { ...session, profile: saved });
    await user.click(await screen.findByRole('button', { name: 'Save Allergies' }));
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

  test('show what is recognised while typing: unknown words unless they may be unfinished; listed ones are offered instead, and the others stay in the field', async () => {
    const { user } = await open(['eggs']);
    const field = screen.getByLabelText('Custom allergen');
    await user.type(field, 'zorgon, turm');
    expect(await screen.findByText(/^“zorgon” is not a food we know/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'histamine');
    const unhandled =
      'We do not handle “histamine”: nothing is left out for it. Please ask your doctor what to eat.';
    expect(await screen.findByText(unhandled)).toBeVisible();
    expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();
    await user.type(field, '{Enter}');
    expect(chip('Histamine')).toHaveAttribute('aria-pressed', 'true');
    expect(await leftOut().findByText(unhandled)).toBeVisible();
    await expectAccessible();

    await user.type(field, 'no dairy products');
    expect(await screen.findByText(/^We will leave out: butter, milk, cheese, cream, /)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add “Dairy” instead' }));
    expect(chip('Dairy')).toHaveAttribute('aria-pressed', 'true');
    expect(field).toHaveValue('');
    expect(screen.queryByText(/We will leave out/)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Allergies' })).toHaveFocus();

    await user.click(chip('Dairy'));
    await user.type(field, 'milk, eggs and turmeric');
    expect(await screen.findByText(/^We will leave out: .*turmeric, curry powder/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add “Dairy” and “Eggs” instead' }));
    expect(field).toHaveValue('turmeric');
    await user.type(field, '{Enter}');
    expect(chip('Turmeric')).toHaveAttribute('aria-pressed', 'true');
    const sent = respond(profile.update, exampleProfile({ allergies: ['eggs', 'dairy'] }));
    await user.click(screen.getByRole('button', { name: 'Save Allergies' }));
    expect(sent.bodies).toEqual([{ allergies: ['eggs', 'histamine', 'dairy', 'turmeric'] }]);
  });
});

test('chosen allergies say in words what they leave out, and on saving what they do not', async () => {
  const words = [
    'nuts',
    'I can eat fish but not shellfish',
    'no longer allergic to eggs',
    'gout',
    'turmeric',
  ];
  const { user, session } = await open(words);
  expect(await leftOut().findByText('We leave out every food with nuts.')).toBeVisible();
  expect(await leftOut().findByText('You can eat fish; we leave out shellfish. Right?')).toBeVisible();
  const items = leftOut().getAllByRole('listitem');
  expect(items[2]).toHaveTextContent('no longer allergic to eggs leaves nothing out.');
  expect(items[3]).toHaveTextContent('We do not handle “gout”: nothing is left out for it.');
  expect(items[4]).toHaveTextContent('turmeric leaves out turmeric, curry powder');
  const saved = exampleProfile({ allergies: [...words, 'soy'] });
  respond(profile.update, saved);
  respond(auth.me, { ...session, profile: saved });
  await user.click(chip('Soy'));
  await user.click(screen.getByRole('button', { name: 'Save Allergies' }));
  expect(await notifications().findByText('Allergies updated')).toBeVisible();
  expect(notifications().getByText(/We do not handle “gout”/)).toBeVisible();
  expect(leftOut().getByText(/We do not handle “gout”/)).toBeVisible();
});

test('diets, favorite cuisines and disliked foods are saved; a condition among these is said not to be handled, and no allergen is offered instead', async () => {
  const before = {
    dietaryRestrictions: ['keto' as const],
    preferredCuisines: ['Thai' as const],
    dislikes: ['Olives'],
  };
  const { user } = await openProfile('allergies', { preferences: before });
  const answer = (change: Partial<typeof before> | object) => {
    const changed = examplePreferences({ ...before, ...change });
    respond(preferences.get, changed);
    return respond(preferences.update, changed);
  };
  await user.click(await screen.findByRole('button', { name: 'Gluten free' }));
  const diets = answer({ dietaryRestrictions: ['gluten_free', 'keto'] });
  await user.click(screen.getByRole('button', { name: 'Save Diets' }));
  expect(await notifications().findByText('Diets updated')).toBeVisible();
  expect(diets.bodies).toEqual([{ dietaryRestrictions: ['gluten_free', 'keto'] }]);
  expect(screen.queryByRole('button', { name: 'Save Diets' })).not.toBeInTheDocument();

  expect(chip('Thai')).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip('Italian'));
  const cuisines = answer({ preferredCuisines: ['Thai', 'Italian'] });
  await user.click(screen.getByRole('button', { name: 'Save Cuisines' }));
  expect(await notifications().findByText('Favorite cuisines updated')).toBeVisible();
  expect(cuisines.bodies).toEqual([{ preferredCuisines: ['Thai', 'Italian'] }]);

  const foods = card('Foods you do not like');
  const field = foods.getByLabelText('A food you do not like');
  await user.type(field, 'gout, milk, olives');
  expect(await foods.findByText(/We do not handle “gout”/)).toBeVisible();
  expect(foods.getByText(/We will leave out: .*olive/)).toBeVisible();
  expect(foods.queryByText(/olive oil/)).not.toBeInTheDocument();
  expect(foods.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument();

  await user.clear(field);
  await user.click(chip('Olives'));
  await user.type(field, 'Liver{Enter}');
  const dislikes = answer({ dislikes: ['Liver'] });
  await user.click(screen.getByRole('button', { name: 'Save Foods' }));
  expect(await notifications().findByText('Disliked foods updated')).toBeVisible();
  expect(dislikes.bodies).toEqual([{ dislikes: ['Liver'] }]);
  expect(screen.queryByRole('button', { name: 'Olives' })).not.toBeInTheDocument();
});

test('preferences show a loading error and load again on request', async () => {
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

test('dishes that are wanted less or never are listed and suggested again with a press', async () => {
  const { user } = await openProfile('allergies', {
    unwantedDishes: [{ id: 4, name: 'Liver and onions', wanted: 'never' }],
  });
  const dishes = within(await screen.findByRole('region', { name: 'Dishes you want less or never' }));
  expect(await dishes.findByText('Liver and onions')).toHaveTextContent('Liver and onions Never');
  const removed = respond(unwantedDishes.remove, null);
  respond(unwantedDishes.list, []);
  await user.click(dishes.getByRole('button', { name: 'Suggest Liver and onions again' }));
  expect(await dishes.findByText('None yet.')).toBeVisible();
  expect(removed.urls).toEqual(['/api/unwanted-dishes/4']);
});
