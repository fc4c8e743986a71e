import { auth } from '@game-plan/contracts/people/auth';
import { passkeys } from '@game-plan/contracts/people/passkeys';
import { singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { countReloads } from '#testing/reloads.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const PROVIDER = { name: 'Authentik', isAutomatic: false };
const button = () => screen.findByRole('button', { name: 'Sign in with Authentik' });

describe('single sign-on', () => {
  beforeEach(() => respond(auth.waysIn, { passwords: true, provider: PROVIDER }));

  test('stands below the form, and begins at the page that was asked for', async () => {
    const { user } = renderPage('/recipes?recipe=5', 'nobody');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    const reloads = countReloads();
    const sent = respond(singleSignOn.begin, { url: 'https://id.example.org/auth' });
    await user.click(await button());
    await waitFor(() => expect(reloads()).toBe(1));
    expect(sent.bodies).toEqual([{ returnTo: '/recipes?recipe=5' }]);
  });

  test('says why it cannot begin', async () => {
    const { user } = renderPage('/login', 'nobody');
    respondProblem(singleSignOn.begin, 502, 'Authentik does not answer.', 'upstream_failed');
    await user.click(await button());
    expect(await notifications().findByText('Authentik does not answer.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  test.each([
    ['not_invited', /^Nobody has an account here with your address at Authentik/],
    ['gone', /^This sign-in took too long/],
  ])('says what failed at the provider: %s', async (fault, words) => {
    renderPage(`/login?sso=${fault}`, 'nobody');
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sign out at Authentik' })).toHaveAttribute(
      'href',
      '/api/auth/oidc/sign-out',
    );
  });

  test('says nothing of what an address makes up', async () => {
    renderPage('/login?sso=Call%20this%20number', 'nobody');
    await button();
    expect(screen.queryByText(/Call this number|You are not signed in/)).toBeNull();
  });

  test('stands below an invitation, too', async () => {
    respond(auth.invitation, { state: 'open', emailHint: 'm…@example.org', expiresAt: null });
    renderPage('/signup?invite=abc', 'nobody');
    expect(await button()).toBeVisible();
    expect(screen.getByLabelText('Invitation Code')).toBeVisible();
  });
});

describe('single sign-on alone', () => {
  beforeEach(() => respond(auth.waysIn, { passwords: false, provider: { ...PROVIDER, isAutomatic: true } }));
  const marker = document.createElement('meta');
  marker.name = 'session';
  marker.content = 'none';
  afterEach(() => marker.remove());

  test('shows no passwords, and goes to the provider by itself when the app is opened', async () => {
    document.head.append(marker);
    const reloads = countReloads();
    respond(singleSignOn.begin, { url: 'https://id.example.org/auth' });
    renderPage('/', 'nobody');
    await waitFor(() => expect(reloads()).toBe(1));
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByText(/^Forgot your password/)).toBeNull();
  });

  test('does not after a sign-out, and offers to sign out there', async () => {
    document.head.append(marker);
    const sent = respond(singleSignOn.begin, { url: 'https://id.example.org/auth' });
    renderPage('/login?direct=provider', 'nobody');
    expect(await screen.findByText(/^You are signed out here, and may still be signed in at/)).toBeVisible();
    expect(sent.bodies).toEqual([]);
  });
});

describe('passkeys', () => {
  beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}));
  afterEach(() => void vi.unstubAllGlobals());
  const passkeyButton = () => screen.findByRole('button', { name: 'Use a passkey' });

  test('stand below the form, and say why they cannot sign in', async () => {
    respond(auth.waysIn, { passwords: true, provider: null });
    const { user } = renderPage('/login', 'nobody');
    respondProblem(passkeys.beginSignIn, 429, 'Too many attempts.', 'too_many_requests');
    await user.click(await passkeyButton());
    expect(await notifications().findByText('Too many attempts.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  test('are not offered where people sign in at the provider alone', async () => {
    respond(auth.waysIn, { passwords: false, provider: PROVIDER });
    renderPage('/login', 'nobody');
    await button();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
