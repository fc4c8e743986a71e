import { admin } from '@game-plan/contracts/people/admin';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { NO_ORDERS, openAdmin, PENDING } from '#testing/pages/admin-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('a user who is not an admin is refused', async () => {
  renderPage('/admin');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText('You need admin privileges to access this page.')).toBeVisible();
});

test('an admin who has signed in with a password alone reads that more is needed', async () => {
  const reason = 'Admins need a second factor here. Set up one-time codes.';
  respondProblem(admin.summary, 403, reason, 'forbidden');
  respond(adminOrders.counts, NO_ORDERS);
  renderPage('/admin', 'admin');
  expect(await screen.findByText(reason)).toBeVisible();
});

describe('the profiles', () => {
  test('show two goals and two allergies, and sizes only when complete', async () => {
    respond(admin.userProfiles, [
      {
        userId: 1,
        user: { firstName: 'Marta', lastName: 'Olsen', username: 'marta' },
        height: 172,
        weight: 68.5,
        activityLevel: 'very_active',
        fitnessGoals: ['muscle_gain', 'strength', 'endurance'],
        allergies: ['nuts', 'soy', 'kiwi'],
      },
      {
        userId: 2,
        user: { firstName: null, lastName: null, username: 'grandpa' },
        height: 180,
        weight: null,
        activityLevel: null,
        fitnessGoals: [],
        allergies: [],
      },
    ]);
    openAdmin('?tab=profiles');
    await screen.findByRole('rowheader', { name: /Marta Olsen/ });
    expect(rows('Profiles')).toEqual([
      ['172cm / 68.5kg', 'very active', 'muscle gain, strength', 'nuts, soy'],
      ['-', '-', '-', '-'],
    ]);
    await expectAccessible();
  });
});

describe('the invitations', () => {
  test('show their status with the mail server’s own text', async () => {
    respond(admin.invitations, [
      { ...PENDING, mail: { state: 'failed', error: '550 No such user here', at: PENDING.createdAt } },
      { ...PENDING, id: 8, email: 'noor@example.com', isUsed: true, inviteUrl: null },
      { ...PENDING, id: 9, email: 'late@example.com', inviteUrl: null },
    ]);
    openAdmin('?tab=invitations');
    expect(await screen.findByRole('heading', { name: 'Sent Invitations' })).toBeVisible();
    await screen.findByRole('table');
    expect(rows('Sent Invitations').map((cells) => cells.slice(0, 4))).toEqual([
      ['Pending', 'Nov 19, 2026', 'Nov 26, 2026', 'Failed550 No such user here'],
      ['Used', 'Nov 19, 2026', 'Nov 26, 2026', 'Not mailed'],
      ['Pending', 'Nov 19, 2026', 'Nov 26, 2026 (expired)', 'Not mailed'],
    ]);
    expect(screen.getAllByRole('button', { name: /^Copy link/ })).toHaveLength(1);
  });

  test('are paged beyond 200 and searched in all pages', async () => {
    const many = Array.from({ length: 203 }, (_, index) => ({
      ...PENDING,
      id: index + 1,
      email: `guest${index}@example.com`,
      createdAt: new Date(Date.UTC(2026, 10, 19) - index * 1000).toISOString(),
    }));
    respond(admin.invitations, many);
    const { user } = openAdmin('?tab=invitations');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const emails = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(emails()).toEqual(['guest200@example.com', 'guest201@example.com', 'guest202@example.com']);
    await user.click(screen.getByLabelText('Search invitations'));
    await user.paste('guest19');
    expect(emails()).toHaveLength(11);
    await user.paste('x');
    expect(screen.getByText('No invitations match this search.')).toBeVisible();
  });

  test('can be renewed when expired', async () => {
    respond(admin.invitations, [{ ...PENDING, inviteUrl: null }]);
    const { user } = openAdmin('?tab=invitations');
    const sent = respond(admin.invite, PENDING);
    await user.click(await screen.findByRole('button', { name: 'Invite gus@example.com again' }));
    expect(await notifications().findByText('Invitation sent')).toBeVisible();
    expect(sent.bodies).toEqual([{ email: 'gus@example.com' }]);
  });

  test('show that they are to a kitchen too, and keep that when renewed', async () => {
    respond(admin.invitations, [{ ...PENDING, inviteUrl: null, toKitchen: true }]);
    const { user } = openAdmin('?tab=invitations');
    expect(await screen.findByText('Also invited to a kitchen')).toBeVisible();
    const sent = respond(admin.invite, PENDING);
    await user.click(await screen.findByRole('button', { name: 'Invite gus@example.com again' }));
    expect(await notifications().findByText('Invitation sent')).toBeVisible();
    expect(sent.bodies).toEqual([{ email: 'gus@example.com', toKitchen: true }]);
    await user.click(screen.getByRole('tab', { name: /^Users/ }));
    const box = await screen.findByRole('checkbox', { name: /^Also invite them to my kitchen/ });
    await user.click(box);
    await user.type(screen.getByLabelText('Invite someone'), 'hal@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Invite' }));
    await waitFor(() => expect(sent.bodies.at(-1)).toEqual({ email: 'hal@example.com', toKitchen: true }));
    await waitFor(() => expect(box).not.toBeChecked());
  });

  test('can be revoked', async () => {
    respond(admin.invitations, [PENDING]);
    const { user } = openAdmin('?tab=invitations');
    const sent = respond(admin.revokeInvitation, null);
    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation of gus@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await notifications().findByText('Invitation revoked')).toBeVisible();
    expect(sent.urls).toEqual(['/api/admin/invitations/7']);
  });
});

test('the analytics show counts and the admins’ actions', async () => {
  respond(admin.activity, [
    {
      id: 3,
      action: 'viewed_data',
      adminName: 'marta',
      targetName: 'grandpa',
      targetOrderId: null,
      orderEvent: null,
      createdAt: '2026-11-20T12:00:00.000Z',
    },
    {
      id: 4,
      action: 'viewed_profiles',
      adminName: 'marta',
      targetName: null,
      targetOrderId: null,
      orderEvent: null,
      createdAt: '2026-11-20T11:00:00.000Z',
    },
    {
      id: 2,
      action: 'invited',
      adminName: 'marta',
      targetName: null,
      targetOrderId: null,
      orderEvent: null,
      createdAt: '2026-09-20T12:00:00.000Z',
    },
  ]);
  openAdmin('?tab=analytics');
  const counts = await screen.findAllByRole('term');
  expect(counts.map((term) => term.textContent)).toEqual(['Total Users', 'Active Users', 'Pending Invites']);
  expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '1', '1']);
  expect(await screen.findByText('looked at the data of grandpa', { exact: false })).toBeVisible();
  expect(screen.getByText('looked at the list of profiles', { exact: false })).toBeVisible();
  expect(screen.getByText('invited an address that was purged', { exact: false })).toBeVisible();
});

test('the analytics say what an admin did with an order', async () => {
  const done = [
    ['kept', 12, 'ada declined to cancel order #12'],
    ['appointed', 12, 'ada set the appointment for order #12'],
    ['paid', 12, 'ada recorded a payment on site for order #12'],
    ['cancelled', null, 'ada cancelled the order'],
  ] as const;
  respond(
    admin.activity,
    done.map(([orderEvent, targetOrderId], at) => ({
      id: at + 1,
      action: 'moved_order',
      adminName: 'ada',
      targetName: null,
      targetOrderId,
      orderEvent,
      createdAt: '2026-11-20T12:00:00.000Z',
    })),
  );
  openAdmin('?tab=analytics');
  const list = within((await screen.findByText('Recent admin activity')).closest('section') ?? document.body);
  const items = await list.findAllByRole('listitem');
  expect(items).toHaveLength(done.length);
  for (const [at, [, , text]] of done.entries()) expect(items[at]).toHaveTextContent(text);
});

describe('a user’s data', () => {
  const DATA = {
    user: {
      id: 2,
      username: 'june',
      firstName: 'June',
      lastName: 'Olsen',
      email: null,
      isEmailConfirmed: true,
      role: 'user' as const,
      isActive: true,
      createdAt: '2026-09-14T12:00:00.000Z',
    },
    profile: null,
    preferences: { dietaryRestrictions: ['low_carb', 'vegan'], dislikes: [] },
    ingredients: [{ id: 1, name: 'Eggs', quantity: '6', unit: 'piece' }],
    recipes: [
      { id: 1, name: 'Shakshuka', cuisine: 'Mediterranean' },
      { id: 2, name: 'Toast', cuisine: null },
    ],
    meals: Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      type: 'breakfast' as const,
      date: '2026-11-20',
      totalCalories: 420.4,
    })),
  };

  test('is shown in cards, with the ten newest meals', async () => {
    const { user } = openAdmin('', [DATA.user]);
    const sent = respond(admin.userData, DATA);
    await user.click(await screen.findByRole('button', { name: 'View data of june' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'User Data: June Olsen' }));
    const card = async (name: string) => within(await dialog.findByRole('region', { name }));
    const facts = (await card('Profile Information')).getAllByRole('definition');
    expect(facts.map((fact) => fact.textContent)).toEqual(['june', 'N/A', 'user', 'September 14, 2026']);
    expect((await card('Health Profile')).getByText('No health profile created')).toBeVisible();
    const eats = (await card('Allergies & Diets')).getAllByRole('definition');
    expect(eats.map((fact) => fact.textContent)).toEqual(['None', 'None', 'low carb, vegan', 'None']);
    expect((await card('Ingredients (1)')).getByText('Eggs - 6 piece')).toBeVisible();
    expect((await card('Recipes (2)')).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Shakshuka - Mediterranean',
      'Toast - Unknown cuisine',
    ]);
    const meals = (await card('Recent Meals (12)')).getAllByRole('listitem');
    expect(meals).toHaveLength(10);
    expect(meals[0]).toHaveTextContent('breakfast - Nov 20, 2026, 420 calories');
    expect(sent.urls).toEqual(['/api/admin/users/2/data']);

    await user.click(screen.getByRole('button', { name: 'Close dialog' }));
    await user.click(screen.getByRole('button', { name: 'View data of june' }));
    await screen.findByRole('region', { name: 'Profile Information' });
    expect(sent.urls).toHaveLength(2);
  });

  test('shows what is empty, and an error when it cannot be loaded', async () => {
    const { user } = openAdmin('', [DATA.user]);
    respond(admin.userData, { ...DATA, ingredients: [], recipes: [], meals: [] });
    await user.click(await screen.findByRole('button', { name: 'View data of june' }));
    for (const text of ['No ingredients logged', 'No recipes saved', 'No meals logged']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Close dialog' }));
    respondProblem(admin.userData, 404, 'This user was not found', 'not_found');
    await user.click(screen.getByRole('button', { name: 'View data of june' }));
    expect(await notifications().findByText('Failed to fetch user data')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
