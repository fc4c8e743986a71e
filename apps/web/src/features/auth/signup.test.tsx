import { auth } from '@game-plan/contracts/people/auth';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const PERSON = {
  firstName: 'Marta',
  lastName: 'Oliveira',
  email: 'marta@example.com',
  username: 'marta',
  password: 'correct horse',
};

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('First Name'), PERSON.firstName);
  await user.type(screen.getByLabelText('Last Name'), PERSON.lastName);
  await user.type(screen.getByLabelText('Email'), PERSON.email);
  await user.type(screen.getByLabelText('Username'), PERSON.username);
  await user.type(screen.getByLabelText('Password'), PERSON.password);
}

const OPEN = { state: 'open', emailHint: 'm…@example.com', expiresAt: '2026-11-28T12:00:00.000Z' } as const;

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

// A person who signs in lands on the dashboard.
beforeEach(respondToDashboard);

describe('signup', () => {
  test('shows Loading... while it checks whether an admin exists', async () => {
    const { release } = respondLater(auth.adminExists, { exists: true });
    renderPage('/signup', 'nobody');
    expect(await screen.findByText('Loading...')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  });

  test('sets up an admin when there is none', async () => {
    respond(auth.adminExists, { exists: false });
    const { user, router } = renderPage('/signup', 'nobody');
    await fillIn(user);
    expect(screen.getByRole('heading', { name: 'Setup Admin Account' })).toBeVisible();
    const sent = respond(auth.setupAdmin, sessionOf('admin'));
    respond(auth.me, sessionOf('admin'));
    await press(user, 'Setup Admin Account');
    expect(await screen.findByText('Admin setup complete!')).toBeVisible();
    expect(screen.getByText('You can now start inviting users and using the app.')).toBeVisible();
    expect(router.latestLocation.pathname).toBe('/');
    expect(sent.bodies).toEqual([PERSON]);
  });

  test('sends the invitation’s code, which cannot be edited', async () => {
    respond(auth.adminExists, { exists: true });
    respond(auth.invitation, OPEN);
    const { user } = renderPage('/signup?invite=0012', 'nobody');
    await fillIn(user);
    expect(screen.getByLabelText('Invitation Code')).toBeDisabled();
    expect(screen.getByLabelText('Invitation Code')).toHaveValue('0012');
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'The invited address: m…@example.com',
      ),
    );
    const sent = respond(auth.signup, sessionOf('user'));
    respond(auth.me, sessionOf('user'));
    await press(user, 'Create Account');
    expect(await screen.findByText('Account created!')).toBeVisible();
    expect(screen.getByText('Welcome to Game Plan Cookbook!')).toBeVisible();
    expect(sent.bodies).toEqual([{ ...PERSON, inviteCode: '0012' }]);
  });

  test('without an invitation shows no code field and links to the login page', async () => {
    respond(auth.adminExists, { exists: true });
    const { user } = renderPage('/signup', 'nobody');
    await screen.findByLabelText('First Name');
    expect(screen.queryByLabelText('Invitation Code')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toHaveFocus();
  });

  test('shows errors at each field, what the server says or its own words, and Creating account... while pending', async () => {
    respond(auth.adminExists, { exists: true });
    const { user } = renderPage('/signup', 'nobody');
    await user.type(await screen.findByLabelText('Email'), 'marta@');
    await user.type(screen.getByLabelText('Username'), 'ma');
    await user.type(screen.getByLabelText('Password'), '12345');
    await press(user, 'Create Account');
    const problems = {
      'First Name': 'First name is required',
      'Last Name': 'Last name is required',
      Email: 'Valid email is required',
      Username: 'Username must be at least 3 characters',
      Password: 'Password must be at least 6 characters',
    };
    await screen.findByText('First name is required');
    for (const [label, problem] of Object.entries(problems)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
      await user.clear(screen.getByLabelText(label));
    }

    await fillIn(user);
    respondProblem(auth.signup, 403, 'An invitation is required', 'forbidden');
    await press(user, 'Create Account');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registration failedAn invitation is required',
    );
    respond(auth.signup, sessionOf('user'), 500);
    await press(user, 'Create Account');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Registration failedPlease check your information and try again',
      ),
    );
    const { release } = respondLater(auth.signup, sessionOf('user'));
    await press(user, 'Create Account');
    expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeVisible();
    respond(auth.me, sessionOf('user'));
    release();
    expect(await screen.findByText('Account created!')).toBeVisible();
  });

  test.each([
    { state: 'used' as const, title: 'This invitation has already been used', wayOn: 'sign in' },
    { state: 'expired' as const, title: 'This invitation has expired', wayOn: 'until November 28, 2026' },
    { state: 'not_found' as const, title: 'This invitation was not found', wayOn: 'the latest one' },
  ])('an invitation that is $state is reported before the form is filled in', async (invitation) => {
    respond(auth.adminExists, { exists: true });
    const expiresAt = invitation.state === 'not_found' ? null : '2026-11-28T12:00:00.000Z';
    respond(auth.invitation, { state: invitation.state, emailHint: null, expiresAt });
    renderPage('/signup?invite=abc', 'nobody');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(invitation.title);
    expect(notice).toHaveTextContent(invitation.wayOn);
    expect(screen.getByLabelText('Invitation Code')).toHaveValue('abc');
  });

  test.each([
    ['open', /^You are also invited to share a kitchen/],
    ['gone', /^You were also invited to share a kitchen, but the person who invited you has since left it/],
  ] as const)('an invitation to a kitchen that is %s says so', async (kitchen, notice) => {
    respond(auth.adminExists, { exists: true });
    respond(auth.invitation, { ...OPEN, kitchen });
    renderPage('/signup?invite=abc', 'nobody');
    expect(await screen.findByText(notice)).toBeVisible();
  });

  test('an error of the server is shown at its field, and the invitation’s state is read again', async () => {
    respond(auth.adminExists, { exists: true });
    respond(auth.invitation, OPEN);
    const { user } = renderPage('/signup?invite=abc', 'nobody');
    await fillIn(user);
    const asked = respond(auth.invitation, { ...OPEN, state: 'used', emailHint: null });
    respondProblem(auth.signup, 409, 'That username is taken', 'conflict', {
      username: ['That username is taken'],
    });
    await press(user, 'Create Account');
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(username).toHaveAccessibleDescription('That username is taken'));
    expect(username).toHaveFocus();
    expect(await screen.findByText('This invitation has already been used')).toBeVisible();
    expect(asked.urls).toEqual(['/api/auth/invitation?code=abc']);
  });

  test('a failed check can be retried', async () => {
    respondNothing(auth.adminExists);
    const { user } = renderPage('/signup', 'nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign up is not ready');
    respond(auth.adminExists, { exists: true });
    await press(user, 'Try again');
    expect(await screen.findByLabelText('First Name')).toBeVisible();
  });
});

describe('an invitation link opened by a signed-in user', () => {
  test('offers to sign out, and continues with the form', async () => {
    respond(auth.invitation, OPEN);
    const { user } = renderPage('/signup?invite=abc', 'admin');
    expect(await screen.findByRole('heading', { level: 1, name: /^You are signed in as/ })).toBeVisible();
    expect(screen.getByText(/This invitation is for m…@example\.com/)).toBeVisible();
    respond(auth.logout, { continueAt: null });
    respond(auth.adminExists, { exists: true });
    await press(user, 'Sign out');
    expect(await screen.findByLabelText('Invitation Code')).toHaveValue('abc');
  });

  test('shows that the invitation has expired', async () => {
    respond(auth.invitation, { ...OPEN, state: 'expired', emailHint: null });
    renderPage('/signup?invite=abc', 'user');
    expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  });

  test.each(['/signup', '/signup?invite=abc'])(
    'redirects from %s to the dashboard when the invitation is used',
    async (path) => {
      respond(auth.invitation, { ...OPEN, state: 'used', emailHint: null });
      const { router } = renderPage(path, 'user');
      await waitFor(() => expect(router.latestLocation.pathname).toBe('/'));
    },
  );
});
