import { account } from '@game-plan/contracts/people/account';
import { auth } from '@game-plan/contracts/people/auth';
import type { Order } from '@game-plan/contracts/shop/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleOrder } from '#testing/examples/example-order.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openProfile, SECURITY } from '#testing/pages/open-profile.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const press = (name: string) => screen.getByRole('button', { name });
const OTHER = { ...SECURITY.sessions[0], device: null, isCurrent: false };

describe('the account', () => {
  test('shows the username, the role, what is planned, the data download, that no admin has looked, and this session alone; it signs out', async () => {
    const { user } = await openProfile('security', { user: { role: 'admin' } });
    expect(screen.getByLabelText('Username')).toHaveValue('marta');
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    expect(within(screen.getByRole('region', { name: 'Account' })).getByText('Admin')).toBeVisible();
    expect(
      await screen.findByText('Billing settings and subscription management will be available soon.'),
    ).toBeVisible();
    expect(await screen.findByText('No admin has looked at your data.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Download my data' });
    expect(link).toHaveAttribute('href', '/api/account/data');
    expect(link).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: 'Recipes for Nextcloud Cookbook' })).toHaveAttribute(
      'href',
      '/api/recipe-export?format=nextcloud',
    );
    expect(screen.getByText('Firefox on Windows')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out the others' })).not.toBeInTheDocument();
    respond(auth.logout, { continueAt: null });
    await user.click(press('Sign out'));
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
  });

  test('shows when an admin viewed the data, and many sessions collapsed, with this device first', async () => {
    const at = new Date(2026, 10, 20, 10, 2).toISOString();
    const sessions = [
      ...Array.from({ length: 7 }, () => ({ ...OTHER, signedInAt: null, lastUsedOn: null })),
      ...SECURITY.sessions,
    ];
    const { user } = await openProfile('security', {
      security: {
        sessions,
        lastAdminView: { at, adminName: 'ada' },
        lastPasswordHelp: { at, action: 'made_password_link', adminName: 'ben' },
      },
    });
    expect(
      await screen.findByText('The admin ada last looked at your data on Nov 20, 2026, 10:02 AM.'),
    ).toBeVisible();
    expect(
      screen.getByText(/^The admin ben made a link on .* by which you can set a new password\.$/),
    ).toBeVisible();
    const rows = within(screen.getByRole('region', { name: 'Where you are signed in' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(5);
    expect(rows.getAllByRole('listitem')[0]).toHaveTextContent('This device');
    await user.click(press('Show all 8'));
    expect(rows.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  test('signs out the other sessions', async () => {
    const sessions = [{ ...OTHER, signedInAt: null, lastUsedOn: '2026-11-19' }, ...SECURITY.sessions];
    const { user } = await openProfile('security', { security: { sessions } });
    const rows = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    expect(rows.getAllByRole('listitem')[1]).toHaveTextContent('Unknown deviceLast used Nov 19, 2026');
    const sent = respond(account.endOtherSessions, { ended: 1 });
    respond(account.security, SECURITY);
    await user.click(press('Sign out the others'));
    expect(await notifications().findByText('1 other session has ended.')).toBeVisible();
    expect(sent.urls).toHaveLength(1);
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  });
});

test('changing the password says what is missing or too short; a wrong current one is refused, and the typed text kept; the passwords can be shown; then it is saved', async () => {
  const { user } = await openProfile('security');
  await user.click(press('Change password'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const current = dialog.getByLabelText('Current password');
  const next = dialog.getByLabelText('New password');
  const change = dialog.getByRole('button', { name: 'Change password' });
  await user.type(next, 'new password');
  await user.click(change);
  expect(await screen.findByText('Password is required')).toBeVisible();

  await user.type(current, 'old password');
  await user.clear(next);
  await user.type(next, '12345');
  await user.click(change);
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();

  await user.clear(next);
  await user.type(next, 'new password');
  respondProblem(auth.changePassword, 400, 'That is not your password', 'invalid_body');
  await user.click(change);
  expect(await notifications().findByText('That is not your password')).toBeVisible();
  expect(next).toHaveValue('new password');

  expect(next).toHaveAttribute('type', 'password');
  await user.click(dialog.getByLabelText('Show passwords'));
  expect(next).toHaveAttribute('type', 'text');

  const sent = respond(auth.changePassword, null);
  await user.click(change);
  expect(await notifications().findByText('Password changed')).toBeVisible();
  expect(sent.bodies).toEqual([{ currentPassword: 'old password', newPassword: 'new password' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(press('Change password')).toHaveFocus();
});

describe('deleting the account', () => {
  async function ask(orders: Order[] = []) {
    const page = await openProfile('security', { orders });
    await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    return { ...page, password: await screen.findByLabelText('Your password') };
  }

  test('requires the right password, says why it failed, cannot be cancelled once it has begun, and leads to the login page', async () => {
    const { user, password, router } = await ask();
    expect(screen.getByRole('dialog', { name: 'Delete my account' })).toHaveAccessibleDescription(
      /your kitchen .*, unless you share it: then it stays with the other members/,
    );
    await expectAccessible();
    await user.click(press('Delete everything'));
    expect(await screen.findByText('Password is required')).toBeVisible();
    await user.type(password, 'guess');
    respondProblem(account.remove, 400, 'That is not your password', 'invalid_body');
    await user.click(press('Delete everything'));
    expect(await notifications().findByText('That is not your password')).toBeVisible();
    expect(password).toHaveValue('guess');
    respondNothing(account.remove);
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
    expect(await notifications().findByText('Failed to delete your account')).toBeVisible();

    await user.clear(password);
    await user.type(password, 'my password');
    const { sent, release } = respondLater(account.remove, null);
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeVisible();
    await user.click(press('Cancel'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Delete my account' })).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
    expect(sent.bodies).toEqual([{ password: 'my password' }]);
    expect(notifications().getByText('Account deleted')).toBeVisible();
    expect(router.latestLocation.searchStr).toBe('');
  });

  test('names the orders that are not settled, and leads to them', async () => {
    const order = (id: number, change: Partial<Order>) => ({ ...exampleOrder(), id, ...change });
    const { user } = await ask([
      order(9, { stage: 'placed', status: 'pending' }),
      order(8, { stage: 'completed', status: 'paid' }),
      order(7, { stage: 'confirmed', status: 'paid' }),
    ]);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete my account' }));
    expect(
      await dialog.findByText(/^Orders #9 and #7 are not settled\. Cancel or settle them/),
    ).toBeVisible();
    await user.click(dialog.getByRole('link', { name: 'Your Orders' }));
    expect(await screen.findByRole('heading', { name: 'Your Orders' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not offered to the last admin, with the reason', async () => {
    await openProfile('security', { user: { role: 'admin' }, security: { canBeDeleted: false } });
    expect(await screen.findByText(/You are the only admin/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });
});
