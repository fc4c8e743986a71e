import { auth } from '@game-plan/contracts/people/auth';
import { passwordLink } from '@game-plan/contracts/people/password-link';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const OPEN = { state: 'open', username: 'marta', expiresAt: '2026-11-27T12:00:00.000Z' } as const;
const ADDRESS = '/signup?reset=5.abc.def';

beforeEach(respondToDashboard);

describe('a link for a new password', () => {
  test('asks for the new password, sends it with the code, and signs in', async () => {
    const check = respond(passwordLink.check, OPEN);
    const { user, router } = renderPage(ADDRESS, 'nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Set a New Password' })).toBeVisible();
    expect(await screen.findByLabelText('Username')).toHaveValue('marta');
    expect(check.urls[0]).toContain('code=5.abc.def');

    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();

    const use = respond(passwordLink.use, sessionOf('user'));
    respond(auth.me, sessionOf('user'));
    await user.type(screen.getByLabelText('New password'), 'er no longer');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(use.bodies).toEqual([{ code: '5.abc.def', newPassword: 'shorter no longer' }]);
    expect(router.latestLocation.href).toBe('/');
  });

  test.each([
    ['expired', 'This link has expired'],
    ['gone', 'This link can no longer be used'],
  ] as const)('that is %s says so instead of showing a form', async (state, title) => {
    respond(passwordLink.check, { state, username: null, expiresAt: null });
    const { user } = renderPage(ADDRESS, 'nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('that is used up while the form is open shows the reason', async () => {
    respond(passwordLink.check, OPEN);
    const { user } = renderPage(ADDRESS, 'nobody');
    await user.type(await screen.findByLabelText('New password'), 'long enough');
    respond(passwordLink.check, { state: 'gone', username: null, expiresAt: null });
    respondProblem(passwordLink.use, 403, 'This link was already used, replaced or withdrawn.', 'forbidden');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    expect(await screen.findByText('This link can no longer be used')).toBeVisible();
    expect(screen.getByText('This link was already used, replaced or withdrawn.')).toBeVisible();
  });

  test('opened by a signed-in person says who is signed in', async () => {
    respond(passwordLink.check, { ...OPEN, username: 'zoe' });
    renderPage(ADDRESS, 'user');
    expect(await screen.findByLabelText('Username')).toHaveValue('zoe');
    expect(
      screen.getByText(/^You are signed in as \w+\. Saving signs you in as the user named here\.$/),
    ).toBeVisible();
    await expectAccessible();
  });
});
