import { auth } from '@game-plan/contracts/people/auth';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });

describe('personal information', () => {
  test('has disabled fields until Edit Profile is pressed', async () => {
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
  });

  test('is saved, and returns to view mode', async () => {
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
  });

  test('is saved a second time with later changes', async () => {
    const { user, session } = await openProfile();
    for (const phone of ['1', '12']) {
      await user.click(press('Edit Profile'));
      await user.clear(field('Phone'));
      await user.type(field('Phone'), phone);
      const saved = { ...session.user, phone };
      const sent = respond(auth.updateUser, saved);
      respond(auth.me, { ...session, user: saved });
      await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
      await screen.findByRole('button', { name: 'Edit Profile' });
      expect(sent.bodies).toMatchObject([{ phone }]);
    }
  });

  test('can be edited while saving, and saved with the next press', async () => {
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
  });

  test('cancelled after sending shows what was saved', async () => {
    const { user, session } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.type(field('City'), 'Porto');
    const saved = { ...session.user, city: 'Porto' };
    const { release } = respondLater(auth.updateUser, saved);
    respond(auth.me, { ...session, user: saved });
    await user.click(press('Save Changes'));
    await user.click(press('Cancel'));
    release();
    expect(await notifications().findByText('Personal information updated')).toBeVisible();
    expect(field('City')).toHaveValue('Porto');
    expect(field('City')).toBeDisabled();
  });

  test('Cancel restores the saved values', async () => {
    const { user } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.type(field('Phone'), '555');
    await user.click(press('Cancel'));
    expect(field('Phone')).toHaveValue('');
    expect(field('Phone')).toBeDisabled();
  });

  test.each([
    ['First Name', ' ', 'First name is required'],
    ['Last Name', ' ', 'Last name is required'],
    ['Email', 'marta', 'Invalid email address'],
    ['Phone', '5'.repeat(51), 'At most 50 characters'],
  ])('%s of %j is refused: %s', async (label, typed, message) => {
    const { user } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(press('Save Changes'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(message);
  });

  test('refused by the server stays in the form, with the server’s message', async () => {
    const { user } = await openProfile();
    await user.click(press('Edit Profile'));
    await user.clear(field('Email'));
    await user.type(field('Email'), 'ben@example.com');
    respondProblem(auth.updateUser, 409, 'This e-mail address is taken', 'conflict');
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('Update failed')).toBeVisible();
    expect(notifications().getByText('This e-mail address is taken')).toBeVisible();
    expect(field('Email')).toHaveValue('ben@example.com');
    expect(field('Email')).toBeEnabled();
  });

  test('shows a default message when the server does not answer', async () => {
    const { user } = await openProfile();
    await user.click(press('Edit Profile'));
    respondNothing(auth.updateUser);
    await user.click(press('Save Changes'));
    expect(await notifications().findByText('Failed to update personal information')).toBeVisible();
  });
});
