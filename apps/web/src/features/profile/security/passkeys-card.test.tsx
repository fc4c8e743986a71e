import { passkeys } from '@game-plan/contracts/people/passkeys';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const PHONE = {
  id: 3,
  name: 'Phone',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};
const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

describe('passkeys on the Security tab', () => {
  // The journey in e2e/access.spec.ts uses a browser's own.
  beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}));
  afterEach(() => void vi.unstubAllGlobals());

  test('are listed and removed', async () => {
    const { user } = await openProfile('security', { passkeys: [PHONE] });
    expect((await card()).getByText(/^Added .* · Never used$/)).toBeVisible();
    await expectAccessible();
    await user.click((await card()).getByRole('button', { name: 'Remove Phone' }));
    const sent = respond(passkeys.remove, null);
    respond(passkeys.list, []);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Phone' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Phone' })).toBeNull());
    expect(sent.urls).toEqual(['/api/account/passkeys/3']);
    expect(await notifications().findByText('Passkey removed')).toBeVisible();
  });

  test('are added after the password, named after the device', async () => {
    const { user } = await openProfile('security');
    await user.click((await card()).getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Firefox on Windows');
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    const message = 'That is not your password';
    const field = { password: [message] };
    respondProblem(passkeys.beginAdding, 400, message, 'invalid_body', field);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(/That is not your password/),
    );
    await expectAccessible();
  });

  test('can be removed, and none added, without a password', async () => {
    await openProfile('security', { passkeys: [PHONE], singleSignOn: { hasPassword: false } });
    expect((await card()).getByRole('button', { name: 'Remove Phone' })).toBeVisible();
    expect((await card()).queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

test('passkeys are not offered by a browser without them', async () => {
  await openProfile('security');
  await screen.findByRole('region', { name: 'Your data' });
  expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
});
