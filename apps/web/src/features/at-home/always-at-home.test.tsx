import { preferences } from '@game-plan/contracts/people/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { examplePreferences } from '#testing/examples/example-preferences.ts';
import { notifications } from '#testing/notifications.ts';
import { openInventory } from '#testing/pages/open-inventory.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const list = () => screen.getByRole('list', { name: 'Always at home' });
const names = () =>
  within(list())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const field = () => screen.getByRole('textbox', { name: 'Add a food' });

/** Lets the next change be answered with this list, as the server keeps it. */
function willKeep(atHome: string[]) {
  const kept = examplePreferences({ atHome });
  const sent = respond(preferences.update, kept);
  respond(preferences.get, kept);
  return sent;
}

describe('on the inventory', () => {
  async function openLine() {
    const page = await openInventory();
    const line = await screen.findByRole('button', { name: /^Always at home/ });
    expect(await within(line).findByText('salt, black pepper, water, cooking oil')).toBeVisible();
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await page.user.click(line);
    return page;
  }

  test('explains the list and updates it optimistically', async () => {
    const { user } = await openLine();
    expect(
      screen.getByText('These always count as Have in recipes and never go on the shopping list.'),
    ).toBeVisible();
    const { sent, release } = respondLater(
      preferences.update,
      examplePreferences({ atHome: ['salt', 'black pepper', 'cooking oil'] }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove water' }));
    expect(names()).toEqual(['salt', 'black pepper', 'cooking oil']);
    expect(screen.getByRole('button', { name: 'Remove cooking oil' })).toHaveFocus();
    const reread = respond(
      preferences.get,
      examplePreferences({ atHome: ['salt', 'black pepper', 'cooking oil'] }),
    );
    release();
    await expect.poll(() => reread.urls).toHaveLength(1);
    const added = willKeep(['salt', 'black pepper', 'cooking oil', 'Soy sauce']);
    await user.type(field(), ' Soy sauce {Enter}');
    expect(names()).toEqual(['salt', 'black pepper', 'cooking oil', 'Soy sauce']);
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(field()).toHaveFocus();
    await expect
      .poll(() => added.bodies)
      .toEqual([{ atHome: ['salt', 'black pepper', 'cooking oil', 'Soy sauce'] }]);
    expect(sent.bodies).toEqual([{ atHome: ['salt', 'black pepper', 'cooking oil'] }]);
  });

  test('an ingredient is added to the list and removed by its menu', async () => {
    const { user } = await openInventory();
    await screen.findByText('salt, black pepper, water, cooking oil');
    const choose = async (checked: boolean) => {
      await user.click(screen.getByRole('button', { name: 'Actions for Cheddar' }));
      await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Always at home', checked }));
    };
    const added = willKeep([...examplePreferences().atHome, 'Cheddar']);
    await choose(false);
    expect(await screen.findByText('salt, black pepper, water, cooking oil, Cheddar')).toBeVisible();
    expect(await notifications().findByText('Cheddar counts as Have in recipes from now on')).toBeVisible();
    await expect.poll(() => added.bodies).toEqual([{ atHome: [...examplePreferences().atHome, 'Cheddar'] }]);
    willKeep(examplePreferences().atHome);
    await choose(true);
    expect(await screen.findByText('salt, black pepper, water, cooking oil')).toBeVisible();
  });
});

describe('on the profile', () => {
  test('restoring the default four keeps own entries', async () => {
    const { user } = await openProfile('allergies', { preferences: { atHome: ['rice', 'salt'] } });
    expect(await screen.findByRole('region', { name: 'Always at home' })).toBeVisible();
    const sent = willKeep(['salt', 'black pepper', 'water', 'cooking oil', 'rice']);
    await user.click(await screen.findByRole('button', { name: 'Restore the usual four' }));
    expect(names()).toEqual(['salt', 'black pepper', 'water', 'cooking oil', 'rice']);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Restore the usual four' })).not.toBeInTheDocument();
    await expect
      .poll(() => sent.bodies)
      .toEqual([{ atHome: ['salt', 'black pepper', 'water', 'cooking oil', 'rice'] }]);
  });

  test('shows an explanation when the list is empty', async () => {
    await openProfile('allergies', { preferences: { atHome: [] } });
    expect(await screen.findByText(/^This list is empty/)).toBeVisible();
  });

  test.each([
    [' ', 'Type a food first'],
    ['SALT', '“salt” is on the list already'],
  ])('%j is refused with a reason', async (typed, reason) => {
    const { user } = await openProfile('allergies');
    await user.type(await screen.findByRole('textbox', { name: 'Add a food' }), `${typed}{Enter}`);
    expect(field()).toHaveAccessibleDescription(reason);
    expect(field()).toHaveValue(typed);
  });

  test('a failed change is undone with the reason, and can be retried', async () => {
    const { user } = await openProfile('allergies');
    await screen.findByRole('list', { name: 'Always at home' });
    respondProblem(preferences.update, 503, 'The database is away', 'unavailable');
    await user.click(screen.getByRole('button', { name: 'Remove water' }));
    expect(await notifications().findByText('The database is away')).toBeVisible();
    expect(names()).toEqual(['salt', 'black pepper', 'water', 'cooking oil']);
    willKeep(['salt', 'black pepper', 'cooking oil']);
    await user.click(notifications().getByRole('button', { name: 'Try again' }));
    expect(names()).toEqual(['salt', 'black pepper', 'cooking oil']);
  });

  test('a list that does not load can be loaded again', async () => {
    const { client, user } = await openProfile('allergies');
    await screen.findByRole('list', { name: 'Always at home' });
    respondNothing(preferences.get);
    await client.resetQueries();
    expect(await screen.findByText('Your list did not load. Nothing has changed.')).toBeVisible();
    respond(preferences.get, examplePreferences());
    const card = within(screen.getByRole('region', { name: 'Always at home' }));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Always at home' })).toBeVisible();
  });
});
