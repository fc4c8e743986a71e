import { auth } from '@game-plan/contracts/people/auth';
import { singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { countReloads } from '#testing/reloads.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const IDENTITY = {
  id: 3,
  name: 'marta@example.org',
  linkedAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};
const card = async () => within(await screen.findByRole('region', { name: 'Single sign-on' }));

describe('single sign-on on the Security tab', () => {
  test('is not there without a provider', async () => {
    await openProfile('security');
    await screen.findByRole('region', { name: 'Your data' });
    expect(screen.queryByRole('region', { name: 'Single sign-on' })).toBeNull();
  });

  test('links after the password', async () => {
    const { user } = await openProfile('security', { singleSignOn: { provider: 'Authentik' } });
    await user.click((await card()).getByRole('button', { name: 'Link Authentik' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link Authentik' }));
    const go = dialog.getByRole('button', { name: 'Go to Authentik' });
    await user.click(go);
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(/Password is required/);
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    respondProblem(singleSignOn.beginLink, 400, 'That is not your password', 'invalid_body', {
      password: ['That is not your password'],
    });
    await user.click(go);
    expect(await dialog.findByText('That is not your password')).toBeVisible();
    await expectAccessible();
    const reloads = countReloads();
    const sent = respond(singleSignOn.beginLink, { url: 'https://id.example.org/auth' });
    await user.click(go);
    await waitFor(() => expect(reloads()).toBe(1));
    expect(sent.bodies).toEqual([{ password: 'wrong' }]);
  });

  test('unlinks', async () => {
    const { user } = await openProfile('security', {
      singleSignOn: { provider: 'Authentik', identities: [IDENTITY] },
    });
    expect((await card()).getByText('marta@example.org')).toBeVisible();
    const sent = respond(singleSignOn.unlink, null);
    await user.click((await card()).getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(sent.urls).toHaveLength(1));
  });

  test('is the only way in without a password, and one can be set', async () => {
    const { user } = await openProfile('security', {
      singleSignOn: { provider: 'Authentik', identities: [IDENTITY], hasPassword: false },
    });
    expect((await card()).getByText(/^Your only way to sign in/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Set a password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a password' }));
    expect(dialog.queryByLabelText('Current password')).toBeNull();
    await user.type(dialog.getByLabelText('New password'), 'correct horse');
    const sent = respond(auth.setFirstPassword, null);
    await user.click(dialog.getByRole('button', { name: 'Set a password' }));
    await waitFor(() => expect(sent.bodies).toEqual([{ newPassword: 'correct horse' }]));
  });
});
