import { type AdminUser, admin, type Invitation } from '@game-plan/contracts/people/admin';
import { passwordLink } from '@game-plan/contracts/people/password-link';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import type { Order } from '@game-plan/contracts/shop/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exampleOrder } from '#testing/examples/example-order.ts';
import { notifications } from '#testing/notifications.ts';
import { ADMIN, GRANDPA, NO_ORDERS, openAdmin, PENDING } from '#testing/pages/admin-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';
import { clearToast } from '#ui/toast/toast-store.ts';

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body);

afterEach(() => vi.unstubAllGlobals());

describe('the users', () => {
  test('are listed in a table, with a dash for missing values; deleting one, which is not offered for admins, asks first, shows an error when it fails, then a confirmation', async () => {
    respond(adminOrders.list, []);
    const { user } = openAdmin();
    const table = await screen.findByRole('table', { name: 'Users' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Username', 'Name', 'Email', 'Role', 'Status', 'Created', 'Actions']);
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(cells).toEqual([
      ['Marta Olsen', 'marta@example.com', 'admin', 'Active', 'Sep 2, 2026', ''],
      ['-', '-', 'user', 'Inactive', 'Oct 21, 2026', ''],
    ]);
    expect(screen.getByRole('tab', { name: 'Users 2' })).toHaveAttribute('aria-selected', 'true');

    const row = await rowOf('marta');
    expect(row.getByRole('button', { name: 'View data of marta' })).toBeVisible();
    expect(row.queryByRole('button', { name: 'Delete marta' })).not.toBeInTheDocument();
    const refused = respondProblem(admin.deleteUser, 409, 'An admin cannot be deleted', 'conflict');
    await user.click(await screen.findByRole('button', { name: 'Delete grandpa' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete grandpa' }));
    expect(
      question.getByText('Are you sure you want to delete this user? This action cannot be undone.'),
    ).toBeVisible();
    expect(refused.urls).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await notifications().findByText('Failed to delete user')).toBeVisible();
    expect(notifications().getByText('An admin cannot be deleted')).toBeVisible();

    const sent = respond(admin.deleteUser, null);
    const list = respond(admin.users, [ADMIN]);
    await user.click(await question.findByRole('button', { name: 'Delete' }));
    expect(await notifications().findByText('User account has been deleted successfully')).toBeVisible();
    expect(sent.urls).toEqual([`/api/admin/users/${GRANDPA.id}`]);
    await waitFor(() => expect(list.urls).not.toEqual([]));
  });

  test('are cards on a phone, whose actions have words', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    openAdmin();
    const cards = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem');
    const actions = cards.map((card) =>
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    );
    expect(actions).toEqual([
      ['View data', 'Change'],
      ['View data', 'Change', 'Delete'],
    ]);
  });

  test('show a loading text', async () => {
    const { release } = respondLater(admin.summary, {
      totalUsers: 0,
      activeUsers: 0,
      pendingInvites: 0,
      totalInvites: 0,
      matchingUsers: 0,
      matchingProfiles: 0,
    });
    respond(admin.users, []);
    respond(adminOrders.counts, NO_ORDERS);
    renderPage('/admin', 'admin');
    expect(await screen.findByText('Loading admin dashboard...')).toBeVisible();
    release();
    expect(await screen.findByText('No users match this search.')).toBeVisible();
  });

  test('above twenty can be searched and sorted by the server, above two hundred they are paged', async () => {
    const { user, list } = openAdmin('', [ADMIN, GRANDPA], { totalUsers: 201, matchingUsers: 201 });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByText('Page 1 of 2')).toBeVisible();
    await user.click(pages.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(list.urls.at(-1)).toContain('offset=200'));
    expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(list.urls.at(-1)).toContain('sort=created&order=asc'));
    expect(await screen.findByRole('columnheader', { name: 'Created' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(list.urls.at(-1)).toContain('sort=created&order=desc'));
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'grand');
    await waitFor(() => expect(list.urls.at(-1)).toContain('search=grand'));
  });
});

test('changing a user’s role or access asks first, then shows a confirmation, or why it was refused, as a link for a new password is', async () => {
  const { user } = openAdmin();
  const change = async (name: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Change ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  for (const [item, title, body, message] of [
    ['Make admin', 'Make grandpa an admin', { role: 'admin' }, 'grandpa is now an admin'],
    ['Make coach', 'Make grandpa a coach', { role: 'coach' }, 'grandpa is now a coach'],
    ['Reactivate', 'Reactivate grandpa', { isActive: true }, 'grandpa is active again'],
  ] as const) {
    const sent = respond(admin.changeUser, { ...GRANDPA, isActive: true, ...body } as AdminUser);
    await change('grandpa', item);
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    expect(sent.urls).toEqual([]);
    await user.click(question.getByRole('button', { name: item }));
    expect(await notifications().findByText(message)).toBeVisible();
    expect(sent.bodies).toEqual([body]);
    expect(sent.urls).toEqual([`/api/admin/users/${GRANDPA.id}`]);
  }
  const refusal = 'This is the only admin. Make someone else an admin first.';
  respondProblem(admin.changeUser, 409, refusal, 'conflict');
  await change('marta', 'Make user');
  await user.click(await screen.findByRole('button', { name: 'Make user' }));
  expect(await notifications().findByText(refusal)).toBeVisible();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  // A link for a new password is for who may sign in, and not for oneself.
  await user.click(await screen.findByRole('button', { name: 'Change grandpa' }));
  expect(await screen.findByRole('menuitem', { name: 'Reactivate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'New password link' })).toBeNull();
  await user.keyboard('{Escape}');
  respondProblem(passwordLink.make, 403, 'Change your own password on the Security tab', 'forbidden');
  await user.click(screen.getByRole('button', { name: 'Change marta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New password link' }));
  await user.click(await screen.findByRole('button', { name: 'Make link' }));
  expect(await notifications().findByText('Change your own password on the Security tab')).toBeVisible();
});

describe('a link for a new password', () => {
  test('is made after an explanation, shown, copied and withdrawn, as links made earlier are', async () => {
    const { user } = openAdmin('', [ADMIN, { ...GRANDPA, isActive: true }]);
    const sent = respond(passwordLink.make, {
      url: 'https://kitchen.example.org/signup?reset=2.abc.def',
      expiresAt: '2026-11-27T12:00:00.000Z',
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change grandpa' }));
      await user.click(await screen.findByRole('menuitem', { name: 'New password link' }));
      return within(await screen.findByRole('dialog', { name: 'New password for grandpa' }));
    };
    const dialog = await open();
    expect(dialog.getByText(/Whoever has the link can sign in as grandpa/)).toBeVisible();
    expect(sent.urls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await dialog.findByText('https://kitchen.example.org/signup?reset=2.abc.def')).toBeVisible();
    expect(sent.urls).toEqual([`/api/admin/users/${GRANDPA.id}/password-link`]);
    await user.click(dialog.getByRole('button', { name: 'Copy link for grandpa' }));
    expect(await notifications().findByText('Send it to grandpa')).toBeVisible();

    const withdraw = async (shown: typeof dialog, name: string) => {
      act(clearToast);
      const withdrawn = respond(passwordLink.withdraw, null);
      await user.click(await shown.findByRole('button', { name }));
      expect(await notifications().findByText('Link withdrawn')).toBeVisible();
      expect(withdrawn.urls).toEqual([`/api/admin/users/${GRANDPA.id}/password-link`]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await withdraw(dialog, 'Withdraw link');
    await withdraw(await open(), 'Withdraw earlier links');
  });
});

describe('deleting a user', () => {
  test('names the orders that are not settled', async () => {
    const { user } = openAdmin();
    const { id: buyerId, username, firstName, lastName, email, isEmailConfirmed, isActive } = GRANDPA;
    const unknown = { phone: null, address: null, city: null, state: null, zipCode: null, country: null };
    const buyer = { username, firstName, lastName, email, isEmailConfirmed, isActive, ...unknown };
    const order = (id: number, stage: Order['stage']) => ({ ...exampleOrder(), id, stage, buyerId, buyer });
    const asked = respond(adminOrders.list, [order(14, 'cancelled'), order(12, 'confirmed')]);
    await user.click(await screen.findByRole('button', { name: 'Delete grandpa' }));
    expect(
      await screen.findByText(
        /This action cannot be undone\. Order #12 is not settled\. Cancel or complete it first/,
      ),
    ).toBeVisible();
    expect(asked.urls).toEqual([`/api/admin/orders?buyer=${GRANDPA.id}`]);
  });
});

test('inviting keeps the text when it is not an address, or the server refuses it; then shows the link, whether a mail is sent and rejected, and whether the link works elsewhere; keeps the next address that is typed meanwhile', async () => {
  // What was invited is looked up in the list, for how its mail fares.
  respond(admin.invitations, []);
  const { user } = openAdmin();
  const field = await screen.findByPlaceholderText('Enter email to invite user');
  await user.type(field, 'gus{Enter}');
  const fault = await screen.findByText('Valid email is required');
  // Directly under its field, before what else the form asks.
  const next = screen.getByRole('checkbox', { name: /^Also invite them to my kitchen/ });
  expect(fault.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  respondProblem(admin.invite, 409, 'That e-mail address already has an account', 'conflict');
  await user.type(field, '@example.com{Enter}');
  expect(await notifications().findByText('Failed to send invitation')).toBeVisible();
  expect(notifications().getByText('That e-mail address already has an account')).toBeVisible();
  expect(field).toHaveValue('gus@example.com');

  const sent = respond(admin.invite, PENDING);
  await user.clear(field);
  const button = await screen.findByRole('button', { name: 'Send Invite' });
  expect(button).toBeDisabled();
  await user.type(field, ' gus@example.com ');
  await user.click(button);
  expect(await notifications().findByText('Invitation sent')).toBeVisible();
  expect(notifications().getByText('User invitation has been sent successfully')).toBeVisible();
  expect(sent.bodies).toEqual([{ email: 'gus@example.com' }]);
  expect(await screen.findByText(/No mail server is set up here, so send this link/)).toBeVisible();
  expect(screen.queryByText(/only works on this computer/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy link for gus@example.com' }));
  expect(await navigator.clipboard.readText()).toBe(PENDING.inviteUrl);
  await waitFor(() => expect(field).toHaveValue(''));

  respond(admin.invite, { ...PENDING, inviteUrl: 'http://localhost:3000/signup?invite=abc' });
  await user.type(field, 'gus@example.com{Enter}');
  expect(await screen.findByText(/only works on this computer/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link for gus@example.com' }));
  expect(await notifications().findByText(/It only works on this computer/)).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));

  const queued: Invitation = { ...PENDING, mail: { state: 'queued', error: null, at: null } };
  const { release } = respondLater(admin.invite, queued);
  respond(admin.invitations, [
    { ...queued, mail: { state: 'failed', error: '550 No such user', at: PENDING.createdAt } },
  ]);
  await user.type(field, 'gus@example.com{Enter}');
  await user.clear(field);
  await user.type(field, 'ida@exa');
  release();
  expect(await notifications().findByText('Invitation sent')).toBeVisible();
  expect(
    await screen.findByText(/was not accepted \(550 No such user\)\. Send this link yourself\./),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link for gus@example.com' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send Invite' })).toBeEnabled();
  expect(field).toHaveValue('ida@exa');
});
