import { secondFactor } from '@game-plan/contracts/people/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const CODES = ['k7mf-2q8x-9abc', 'p3rt-7wsx-4edc'];
const card = async () => within(await screen.findByRole('region', { name: 'One-time codes' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const ON = { since: '2026-11-20T10:00:00.000Z', recoveryCodes: 1 };

describe('one-time codes on the Security tab', () => {
  test('are set up by the password, a scan and a first code, and recovery codes are shown once', async () => {
    const { user } = await openProfile('security');
    await user.click((await card()).getByRole('button', { name: 'Set up' }));
    const asking = await dialog('Set up one-time codes');
    await user.type(asking.getByLabelText('Your password'), 'correct horse');
    const uri = 'otpauth://totp/Game%20Plan:marta?secret=ABCDEFGH';
    const begun = respond(secondFactor.begin, { secret: 'ABCDEFGH', uri });
    await user.click(asking.getByRole('button', { name: 'Continue' }));
    const scanning = await dialog('Scan with your app');
    expect(begun.bodies).toEqual([{ password: 'correct horse' }]);
    expect(scanning.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
    expect(scanning.getByText('ABCD EFGH')).toBeVisible();
    expect(scanning.getByRole('link', { name: 'this link' })).toHaveAttribute('href', uri);
    await user.type(scanning.getByLabelText('Code'), '123456');
    const message = 'That code does not fit. Is the clock of your phone right?';
    respondProblem(secondFactor.confirm, 400, message, 'invalid_body', { code: [message] });
    await user.click(scanning.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(scanning.getByLabelText('Code')).toHaveAccessibleDescription(message));
    respond(secondFactor.confirm, { recoveryCodes: CODES });
    await user.click(scanning.getByRole('button', { name: 'Turn on' }));
    const shown = await dialog('Your recovery codes');
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    await expectAccessible();
    await user.click(shown.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText('k7mf-2q8x-9abc')).toBeNull();
  });

  test('that are on can be turned off, and new recovery codes made', async () => {
    const { user } = await openProfile('security', { secondFactor: ON });
    expect((await card()).getByText(/1 recovery code is left\.$/)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'New recovery codes' }));
    const renewing = await dialog('New recovery codes');
    await user.type(renewing.getByLabelText('Your password'), 'correct horse');
    respond(secondFactor.renewRecoveryCodes, { recoveryCodes: CODES });
    await user.click(renewing.getByRole('button', { name: 'Make new codes' }));
    await user.click((await dialog('Your recovery codes')).getByRole('button', { name: 'I have kept them' }));
    await user.click((await card()).getByRole('button', { name: 'Turn off' }));
    const ending = await dialog('Turn off one-time codes');
    await user.type(ending.getByLabelText('Your password'), 'correct horse');
    const sent = respond(secondFactor.end, null);
    await user.click(ending.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.bodies).toEqual([{ password: 'correct horse' }]);
  });

  test('are asked of an admin who needs them', async () => {
    await openProfile('security', { user: { role: 'admin' }, secondFactor: { isRequiredOfAdmins: true } });
    expect((await card()).getByText(/^Admins need them here/)).toBeVisible();
  });

  test('are not offered to an account without a password', async () => {
    await openProfile('security', { singleSignOn: { hasPassword: false } });
    await screen.findByRole('region', { name: 'Your data' });
    expect(screen.queryByRole('region', { name: 'One-time codes' })).toBeNull();
  });
});
