import { auth } from '@game-plan/contracts/people/auth';
import { screen } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('accessibility', () => {
  test('the login screen, with its errors', async () => {
    const { user } = renderPage('/login', 'nobody');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await screen.findByText('Password is required');
    await expectAccessible();
  });

  test('the signup screen, with an invitation', async () => {
    respond(auth.adminExists, { exists: true });
    respond(auth.invitation, { state: 'expired', emailHint: null, expiresAt: '2026-11-28T12:00:00.000Z' });
    renderPage('/signup?invite=abc', 'nobody');
    await screen.findByRole('alert');
    await expectAccessible();
  });

  test('the shell', async () => {
    renderPage('/nonsense', 'admin');
    await heading('Page Not Found');
    await expectAccessible();
  });

  test('the slide-out menu', async () => {
    const { user } = renderPage('/nonsense', 'admin');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await expectAccessible();
  });
});
