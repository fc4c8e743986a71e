import { account } from '@game-plan/contracts/people/account';
import { auth } from '@game-plan/contracts/people/auth';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondNothing, respondProblem } from '#testing/respond.ts';

const PHOTO = 'https://pictures.example.org/marta.jpg';
const url = () => screen.getByLabelText('Image URL');
const update = () => screen.getByRole('button', { name: 'Update Photo' });

describe('the profile picture', () => {
  test('is refused with a message at its field, shows why it failed, by the server’s words or its own, and is set by its address, also in the header', async () => {
    const { user, session } = await openProfile();
    expect(screen.getByText('MO')).toBeVisible();
    // Two that follow each other have different messages.
    for (const [typed, message] of [
      ['', 'Enter the address of a picture'],
      ['http://pictures.example.org/marta.jpg', 'Enter an address that begins with https://'],
      ['   ', 'Enter the address of a picture'],
      ['javascript:alert(1)', 'Enter an address that begins with https://'],
      [`https://pictures.example.org/${'m'.repeat(480)}`, 'At most 500 characters'],
    ] as const) {
      await user.clear(url());
      await user.paste(typed);
      await user.click(update());
      expect(await screen.findByText(message), typed).toBeVisible();
      expect(url()).toBeInvalid();
    }

    await user.clear(url());
    await user.type(url(), ` ${PHOTO} `);
    const refused = respondProblem(account.updatePhoto, 429, 'Please wait a minute', 'too_many_requests');
    await user.click(update());
    expect(await notifications().findByText('Please wait a minute')).toBeVisible();
    expect(refused.urls).toHaveLength(1);
    respondNothing(account.updatePhoto);
    await user.click(await screen.findByRole('button', { name: 'Update Photo' }));
    expect(await notifications().findByText('Failed to update profile photo')).toBeVisible();
    expect(url()).toHaveValue(PHOTO);

    const saved = { ...session.user, profilePhotoUrl: PHOTO };
    const sent = respond(account.updatePhoto, saved);
    respond(auth.me, { ...session, user: saved });
    await user.click(await screen.findByRole('button', { name: 'Update Photo' }));
    expect(await notifications().findByText('Profile photo updated')).toBeVisible();
    expect(sent.bodies).toEqual([{ profilePhotoUrl: PHOTO }]);
    expect(screen.getByRole('img', { name: 'You' })).toHaveAttribute('referrerpolicy', 'no-referrer');
    const inHeader = screen.getByRole('link', { name: 'Profile' }).querySelector('img');
    expect(inHeader).toHaveAttribute('src', PHOTO);
  });

  test('that cannot be loaded is replaced by initials, with a message, until there is another; is removed with what is typed', async () => {
    const { user, session } = await openProfile('', { user: { profilePhotoUrl: PHOTO } });
    fireEvent.error(screen.getByRole('img', { name: 'You' }));
    expect(screen.queryByRole('img', { name: 'You' })).not.toBeInTheDocument();
    expect(screen.getByText('MO')).toBeVisible();
    expect(screen.getByText(/could not be loaded/)).toBeVisible();

    const saved = { ...session.user, profilePhotoUrl: `${PHOTO}?2` };
    respond(account.updatePhoto, saved);
    respond(auth.me, { ...session, user: saved });
    await user.type(url(), '?2');
    await user.click(update());
    expect(await screen.findByText('Shown at the top of every page.')).toBeVisible();
    await user.type(url(), '&typed');

    respond(account.removePhoto, null);
    respond(auth.me, { ...session, user: { ...session.user, profilePhotoUrl: null } });
    await user.click(screen.getByRole('button', { name: 'Remove Photo' }));
    expect(await notifications().findByText('Profile photo removed')).toBeVisible();
    expect(url()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Remove Photo' })).not.toBeInTheDocument();
  });
});
