import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { auth } from '@game-plan/contracts/people/auth';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { applySessionMarker, endSession, sessionQuery } from '#data/people/auth.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('Username'), 'marta');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
}

const signIn = () => screen.getByRole('button', { name: 'Sign In' });

// A person who signs in lands on the dashboard.
beforeEach(respondToDashboard);

/** Opens the path without a session: at each it is the page to sign in. */
async function openLogin(path: string) {
  const page = renderPage(path, 'nobody');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Sign in to Game Plan Cookbook' }),
  ).toBeVisible();
  expect(screen.getByText('Need an account? Contact your administrator for an invitation.')).toBeVisible();
  expect(screen.getByText(/^Forgot your password\?/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Set up the admin account' })).toBeNull();
  return page;
}

describe('login', () => {
  test.each([
    { marker: '<meta name="session" content="none">', session: null },
    { marker: '', session: undefined },
  ])('is known from the page’s marker without a request: "$told"', ({ marker, session }) => {
    const client = createQueryClient(endSession);
    applySessionMarker(client, new DOMParser().parseFromString(marker, 'text/html'));
    expect(client.getQueryData(sessionQuery.queryKey)).toBe(session);
  });

  test('of a new installation links to the set-up of the admin account', async () => {
    respond(auth.adminExists, { exists: false });
    const { user } = renderPage('/', 'nobody');
    await user.click(await screen.findByRole('link', { name: 'Set up the admin account' }));
    expect(await screen.findByRole('heading', { name: 'Setup Admin Account' })).toBeVisible();
  });

  test('at the address of a page signs in, opens the dashboard and shows a welcome', async () => {
    const { user, router } = await openLogin('/recipes');
    await fillIn(user);
    const sent = respond(auth.login, sessionOf('user'));
    respond(auth.me, sessionOf('user'));
    await user.click(signIn());
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText("You've successfully logged in.")).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(router.latestLocation.pathname).toBe('/');
    expect(sent.bodies).toEqual([{ username: 'marta', password: 'correct horse' }]);
  });

  test('shows why it fails, by the server’s words or its own, until the next attempt, and refuses a second press meanwhile', async () => {
    const { user } = await openLogin('/login');
    await fillIn(user);
    const expectFailure = (message: string) =>
      waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`Login failed${message}`));
    respondProblem(auth.login, 429, 'Too many tries. Wait a minute.', 'too_many_requests');
    await user.click(signIn());
    await expectFailure('Too many tries. Wait a minute.');
    expect(screen.getByLabelText('Username')).toHaveValue('marta');
    respond(auth.login, sessionOf('user'), 500);
    await user.click(signIn());
    await expectFailure('Invalid username or password');
    respondNothing(auth.login);
    await user.click(signIn());
    await expectFailure('The server is not answering. Check the connection and try again.');

    const { sent, release } = respondLater(auth.login, sessionOf('user'));
    await user.click(signIn());
    const pending = await screen.findByRole('button', { name: 'Signing in...' });
    expect(pending).toBeVisible();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    respond(auth.me, sessionOf('user'));
    release();
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(sent.bodies).toHaveLength(1);
  });

  test('asks for a one-time code once the server does', async () => {
    const { user } = await openLogin('/login');
    await fillIn(user);
    expect(screen.queryByLabelText('Code')).toBeNull();
    respondProblem(auth.login, 401, 'Type the code', 'second_factor');
    await user.click(signIn());
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(screen.queryByText('Login failed')).toBeNull();
    await user.type(code, '000000');
    respondProblem(auth.login, 401, 'That code does not fit.', 'second_factor');
    await user.click(signIn());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('That code does not fit.'));
    const sent = respond(auth.login, sessionOf('user'));
    respond(auth.me, sessionOf('user'));
    await user.click(signIn());
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(sent.bodies).toEqual([{ username: 'marta', password: 'correct horse', code: '000000' }]);
  });

  test('shows no welcome with a browser that keeps no cookie, nor with a server that is away by then', async () => {
    const { user } = await openLogin('/');
    await fillIn(user);
    respond(auth.login, sessionOf('user'));
    for (const [answer, message] of [
      [() => respondProblem(auth.me, 401, 'Sign in first', 'signed_out'), /Allow cookies/],
      [() => respondNothing(auth.me), /is not answering right now/],
    ] as const) {
      answer();
      await user.click(signIn());
      expect(await screen.findByText(message)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
      expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
    }
  });

  test('stays at the address of a link to a part of a page', async () => {
    respondToRecipes();
    respondProblem(recipes.read, 404, 'This recipe was not found', 'not_found');
    const { user, router } = renderPage('/recipes?recipe=5', 'nobody');
    await fillIn(user);
    respond(auth.login, sessionOf('user'));
    respond(auth.me, sessionOf('user'));
    await user.click(signIn());
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(router.latestLocation.href).toBe('/recipes?recipe=5');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('at an unknown address shows missing fields without a request', async () => {
    const { user } = await openLogin('/nonsense');
    await user.click(signIn());
    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  });
});
