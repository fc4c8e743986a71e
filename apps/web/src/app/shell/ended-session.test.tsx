import { auth, type Session } from '@game-plan/contracts/people/auth';
import { reminders } from '@game-plan/contracts/people/reminders';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { NO_REMINDERS } from '#testing/pages/open-profile.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

// Where any other person lands after signing in.
beforeEach(() => {
  respondToDashboard();
  respond(reminders.get, NO_REMINDERS);
});

describe('a session that ends while typing', () => {
  const back = sessionOf('user');

  async function endMidway() {
    const page = renderPage('/profile');
    await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await page.user.type(screen.getByLabelText('City'), 'Half typ');
    respondProblem(auth.updateUser, 401, 'Please sign in first', 'signed_out');
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
    expect(screen.getByLabelText('City')).not.toBeVisible();
    return page;
  }

  async function signIn({ user }: { user: UserEvent }, session: Session) {
    respond(auth.login, session);
    respond(auth.me, session);
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'marta');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Welcome back!')).toBeVisible();
  }

  test('continues where it was after signing in', async () => {
    const page = await endMidway();
    await signIn(page, back);
    expect(page.router.latestLocation.pathname).toBe('/profile');
    expect(screen.getByLabelText('City')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Half typ');
    const sent = respond(auth.updateUser, back.user);
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Personal information updated')).toBeVisible();
    expect(sent.bodies).toMatchObject([{ city: 'Half typ' }]);
  });

  test('opens the page that was chosen while signed out', async () => {
    respondToRecipes();
    const { router, user } = renderPage('/recipes?q=fig');
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    await router.navigate({ to: '/profile' });
    await screen.findByRole('button', { name: 'Edit Profile' });
    respondProblem(auth.updateUser, 401, 'Please sign in first', 'signed_out');
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('heading', { name: 'Sign in to Game Plan Cookbook' });
    await act(async () => router.history.back());
    await waitFor(() => expect(screen.queryByLabelText('City')).not.toBeInTheDocument());
    await signIn({ user }, back);
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
  });

  test('leaves nothing to another user', async () => {
    const page = await endMidway();
    await signIn(page, { ...back, user: { ...back.user, id: 2, firstName: 'Ben' } });
    expect(page.router.latestLocation.pathname).toBe('/');
    await page.router.navigate({ to: '/profile' });
    await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('City')).toHaveValue('');
  });
});
