import { addressConfirmation } from '@game-plan/contracts/people/address-confirmation';
import { auth } from '@game-plan/contracts/people/auth';
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { clearToast } from '#ui/toast/toast-store.ts';

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });

test('an address that is not confirmed is named, and its link can be sent again', async () => {
  const { user } = await openProfile('', { user: { email: 'new@example.com', isEmailConfirmed: false } });
  expect(screen.getByText('new@example.com is not confirmed yet.')).toBeVisible();
  respondProblem(
    addressConfirmation.send,
    429,
    'You have changed your e-mail address often today.',
    'too_many_requests',
  );
  await user.click(press('Send it again'));
  expect(await notifications().findByText('You have changed your e-mail address often today.')).toBeVisible();
  respond(addressConfirmation.send, null);
  await user.click(press('Send it again'));
  expect(await notifications().findByText('E-mail sent')).toBeVisible();
});

describe('personal information', () => {
  test('has disabled fields until Edit Profile is pressed; Cancel restores them; wrong values have a message, and what the server refuses or does not answer stays in the form', async () => {
    const { user } = await openProfile('', { user: { city: 'Lisbon' } });
    expect(field('First Name')).toHaveValue('Marta');
    expect(field('City')).toHaveValue('Lisbon');
    for (const input of ['First Name', 'Last Name', 'Email', 'Phone', 'City', 'Country']) {
      expect(field(input)).toBeDisabled();
    }
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    await user.click(press('Edit Profile'));
    expect(field('First Name')).toBeEnabled();
    expect(press('Cancel')).toHaveFocus();
    await user.type(field('Phone'), '555');
    await user.click(press('Cancel'));
    expect(field('Phone')).toHaveValue('');
    expect(field('Phone')).toBeDisabled();

    await user.click(press('Edit Profile'));
    const save = press('Save Changes');
    for (const [label, typed, message, right] of [
      ['First Name', ' ', 'First name is required', 'Marta'],
      ['Last Name', ' ', 'Last name is required', 'Oliveira'],
      ['Email', 'marta', 'Invalid email address', 'ben@example.com'],
      ['Phone', '5'.repeat(51), 'At most 50 characters', '555'],
    ] as const) {
      const input = field(label);
      await user.clear(input);
      await user.type(input, typed);
      await user.click(save);
      expect(await screen.findByText(message)).toBeVisible();
      expect(input).toHaveFocus();
      expect(input).toHaveAccessibleDescription(message);
      await user.clear(input);
      await user.type(input, right);
    }

    respondProblem(auth.updateUser, 409, 'This e-mail address is taken', 'conflict');
    await user.click(save);
    expect(await notifications().findByText('Update failed')).toBeVisible();
    expect(notifications().getByText('This e-mail address is taken')).toBeVisible();
    expect(field('Email')).toHaveValue('ben@example.com');
    expect(field('Email')).toBeEnabled();
    respondNothing(auth.updateUser);
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await notifications().findByText('Failed to update personal information')).toBeVisible();
  });

  test('is saved, returns to view mode, and is saved again with later changes', async () => {
    const { user, session } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.clear(field('First Name'));
    await user.type(field('First Name'), ' Ada ');
    await user.type(field('ZIP Code'), '1200-109');
    const saved = { ...session.user, firstName: 'Ada', zipCode: '1200-109' };
    const sent = respond(auth.updateUser, saved);
    respond(auth.me, { ...session, user: saved });
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('Personal information updated')).toBeVisible();
    expect(sent.bodies).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Oliveira',
        email: 'marta@example.com',
        phone: null,
        address: null,
        city: null,
        state: null,
        zipCode: '1200-109',
        country: null,
      },
    ]);
    expect(field('First Name')).toBeDisabled();
    expect(field('First Name')).toHaveValue('Ada');
    expect(press('Edit Profile')).toHaveFocus();
    for (const phone of ['1', '12']) {
      await user.click(press('Edit Profile'));
      await user.clear(field('Phone'));
      await user.type(field('Phone'), phone);
      const later = { ...saved, phone };
      const sentLater = respond(auth.updateUser, later);
      respond(auth.me, { ...session, user: later });
      await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
      await screen.findByRole('button', { name: 'Edit Profile' });
      expect(sentLater.bodies).toMatchObject([{ phone }]);
    }
  });

  test('can be edited while saving, and saved with the next press; cancelled after sending, it shows what was saved', async () => {
    const { user, session } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.type(field('City'), 'Porto');
    const saved = { ...session.user, city: 'Porto' };
    const { release } = respondLater(auth.updateUser, saved);
    respond(auth.me, { ...session, user: saved });
    await user.click(press('Save Changes'));
    await user.type(field('Phone'), '555');
    release();
    expect(await notifications().findByText('Personal information updated')).toBeVisible();
    expect(field('Phone')).toHaveValue('555');
    expect(field('Phone')).toHaveFocus();
    const sent = respond(auth.updateUser, { ...saved, phone: '555' });
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(sent.bodies).toMatchObject([{ city: 'Porto', phone: '555' }]);

    act(clearToast);
    await user.click(press('Edit Profile'));
    await user.clear(field('City'));
    await user.type(field('City'), 'Faro');
    const moved = { ...saved, phone: '555', city: 'Faro' };
    const second = respondLater(auth.updateUser, moved);
    respond(auth.me, { ...session, user: moved });
    await user.click(press('Save Changes'));
    await user.click(press('Cancel'));
    second.release();
    expect(await notifications().findByText('Personal information updated')).toBeVisible();
    expect(field('City')).toHaveValue('Faro');
    expect(field('City')).toBeDisabled();
  });
});
