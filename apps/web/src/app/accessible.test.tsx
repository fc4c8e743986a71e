import { auth } from '@game-plan/contracts/people/auth';
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';

test('the signup screen, with an invitation that has expired, is accessible', async () => {
  respond(auth.adminExists, { exists: true });
  respond(auth.invitation, { state: 'expired', emailHint: null, expiresAt: '2026-11-28T12:00:00.000Z' });
  renderPage('/signup?invite=abc', 'nobody');
  await screen.findByRole('alert');
  await expectAccessible();
});
