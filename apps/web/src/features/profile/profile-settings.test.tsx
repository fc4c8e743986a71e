import { auth } from '@game-plan/contracts/people/auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondLater } from '#testing/respond.ts';

const press = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name });

test('the tabs are four and are in the address, and an unknown one there shows the first; without unsaved changes no question is asked', async () => {
  respondToDashboard();
  const { user, router } = await openProfile();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'Personal',
    'Health & Fitness',
    'Allergies',
    'Security',
  ]);
  await user.click(tab('Health & Fitness'));
  expect(router.latestLocation.searchStr).toBe('?tab=health');
  await user.click(tab('Personal'));
  expect(router.latestLocation.searchStr).toBe('');
  await act(() => router.navigate({ href: '/profile?tab=billing' }));
  expect(tab('Personal')).toHaveAttribute('aria-selected', 'true');

  await user.click(press('Edit Profile'));
  await user.type(screen.getByLabelText('Phone'), '5');
  await user.clear(screen.getByLabelText('Phone'));
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: /game plan/ })).toBeVisible();
});

test('every setting is found by its own name, and its address leads to its heading', async () => {
  const { user, router } = await openProfile();
  await user.click(press('All settings'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Kitchen',
      'Diets',
      'Foods you do not like',
      'Always at home',
      'Terms and privacy',
    ]),
  );
  await user.click(screen.getByRole('menuitem', { name: 'Always at home' }));
  expect(router.latestLocation.href).toBe('/profile?tab=allergies#always-at-home');
  // The card comes after its placeholder, whose heading no address leads to.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Always at home' })).toHaveAttribute('id', 'always-at-home'),
  );
  for (const [name, id] of [
    ['Allergies', 'allergies'],
    ['Diets', 'diets'],
    ['Foods you do not like', 'dislikes'],
    ['Favorite cuisines', 'favorite-cuisines'],
  ] as const) {
    await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveAttribute('id', id));
  }
});

test('the theme is chosen for this browser: light, dark or that of the system', async () => {
  const { user } = await openProfile();
  const root = document.documentElement;
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await choose('Dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
  await choose('Light');
  expect(root).toHaveAttribute('data-theme', 'light');
  await choose('System');
  expect(root).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toContain('theme');
});

test('the legal pages are linked', async () => {
  await openProfile();
  const legal = within(await screen.findByRole('region', { name: 'Terms and privacy' }));
  expect(legal.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/cart?legal=terms');
  expect(legal.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/cart?legal=privacy');
});

describe('unsaved changes', () => {
  test('are kept when switching tabs', async () => {
    const { user } = await openProfile();
    await user.type(screen.getByLabelText('Image URL'), 'https://half');
    await user.click(press('Edit Profile'));
    await user.type(screen.getByLabelText('Phone'), '555');
    await user.click(tab('Health & Fitness'));
    await user.type(await screen.findByLabelText(/^Height/), '172');
    await user.click(tab('Allergies'));
    await user.click(press('Soy'));
    await user.type(screen.getByLabelText('Custom allergen'), 'cel');
    await user.click(tab('Security'));
    await user.click(tab('Allergies'));
    expect(press('Soy')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Custom allergen')).toHaveValue('cel');
    await user.click(tab('Health & Fitness'));
    expect(await screen.findByLabelText(/^Height/)).toHaveValue('172');
    await user.click(tab('Personal'));
    expect(screen.getByLabelText('Phone')).toHaveValue('555');
    expect(screen.getByLabelText('Image URL')).toHaveValue('https://half');
  });

  test('are kept when the other form is saved', async () => {
    const { user, session } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.click(tab('Health & Fitness'));
    await user.type(await screen.findByLabelText(/^Height/), '172');
    await user.click(tab('Personal'));
    await user.type(screen.getByLabelText('Phone'), '555');
    respond(auth.updateUser, { ...session.user, phone: '555' });
    respond(auth.me, { ...session, user: { ...session.user, phone: '555' } });
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('Personal information updated')).toBeVisible();
    await user.click(tab('Health & Fitness'));
    expect(await screen.findByLabelText(/^Height/)).toHaveValue('172');
    await user.click(screen.getAllByRole('link', { name: 'Nutrition' })[0] ?? document.body);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('Your changes to Health & Fitness are not saved');
  });

  test('of a tab opened while the other form is saved stay visible', async () => {
    const { user, session } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.type(screen.getByLabelText('Phone'), '555');
    const saved = { ...session.user, phone: '555' };
    const { release } = respondLater(auth.updateUser, saved);
    respond(auth.me, { ...session, user: saved });
    await user.click(press('Save Changes'));
    await user.click(tab('Health & Fitness'));
    await user.type(await screen.findByLabelText(/^Height/), '172');
    release();
    expect(await notifications().findByText('Personal information updated')).toBeVisible();
    expect(await screen.findByLabelText(/^Height/)).toHaveValue('172');
    expect(await screen.findByLabelText(/^Height/)).toHaveFocus();
  });

  test('cause a question before the page is left', async () => {
    respondToDashboard();
    const { user, router } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.type(screen.getByLabelText('Phone'), '555');
    await user.click(screen.getAllByRole('link', { name: 'Nutrition' })[0] ?? document.body);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('Your changes to Personal are not saved yet and would be lost.');
    await user.click(press('Cancel'));
    expect(router.latestLocation.pathname).toBe('/profile');
    expect(screen.getByLabelText('Phone')).toHaveValue('555');

    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: /game plan/ })).toBeVisible();
  });

  test('cause a question before signing out: on the page, in the account menu and in the slide-out menu', async () => {
    const { user } = await openProfile('allergies');
    await user.click(press('Soy'));
    await user.click(tab('Security'));
    const ask = async (signOut: HTMLElement) => {
      await user.click(signOut);
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      expect(question).toHaveTextContent('Your changes to Allergies are not saved');
    };
    const name = 'Sign out';
    await ask(press(name));
    await user.click(press('Cancel'));
    await user.click(press('Account menu'));
    await ask(await screen.findByRole('menuitem', { name }));
    await user.click(press('Cancel'));
    await user.click(press('Open menu'));
    await ask(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name }));
    respond(auth.logout, { continueAt: null });
    await user.click(press('Leave'));
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  });

  test('on another tab are not discarded without a question', async () => {
    const { user } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.click(tab('Health & Fitness'));
    await user.type(await screen.findByLabelText(/^Height/), '172');
    await user.click(tab('Personal'));
    await user.click(press('Cancel'));
    const question = await screen.findByRole('alertdialog', { name: 'Discard all changes?' });
    expect(question).toHaveTextContent('Your changes to Health & Fitness would be lost too.');
    await user.click(press('Discard'));
    expect(press('Edit Profile')).toBeVisible();
    await user.click(tab('Health & Fitness'));
    await user.click(press('Edit Profile'));
    expect(await screen.findByLabelText(/^Height/)).toHaveValue('');
  });
});
