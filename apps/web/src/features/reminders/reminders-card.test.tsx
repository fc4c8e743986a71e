import { reminders } from '@game-plan/contracts/people/reminders';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { NO_REMINDERS, openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

async function openReminders(chosen: Parameters<typeof openProfile>[1] = {}) {
  const page = await openProfile('', chosen);
  await screen.findByLabelText('Food that expires');
  return { ...page, card: within(screen.getByRole('region', { name: 'Reminders' })) };
}

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test('all are off, and choices are saved at once with this device’s time zone', async () => {
  const { user, card } = await openReminders();
  for (const box of card.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  const first = respondLater(reminders.save, {
    ...NO_REMINDERS,
    kinds: ['expiring'],
    timeZone: HERE,
  });
  await user.click(card.getByLabelText('Food that expires'));
  expect(card.getByLabelText('Food that expires')).toBeChecked();
  expect(card.getByText('Choose at least one place, or nothing is sent.')).toBeVisible();
  await user.selectOptions(card.getByLabelText('Before food expires'), '3 days');
  await user.selectOptions(card.getByLabelText('At'), '8:00 AM');
  await user.click(card.getByLabelText('By mail'));
  const chosen = { kinds: ['expiring' as const], expiryDays: 3, hour: 8, timeZone: HERE, byMail: true };
  const sent = respond(reminders.save, { ...NO_REMINDERS, ...chosen });
  respond(reminders.get, { ...NO_REMINDERS, ...chosen });
  first.release();
  await expect.poll(() => sent.bodies.at(-1)).toEqual(chosen);
  expect(await card.findByRole('button', { name: 'Send one now' })).toBeVisible();
});

test('a choice that is not saved is taken back, with the reason', async () => {
  const { user, card } = await openReminders();
  respondProblem(reminders.save, 409, 'Not now.');
  await user.click(card.getByLabelText('What to thaw for tomorrow'));
  expect(await notifications().findByText('Not now.')).toBeVisible();
  await expect.poll(() => card.getByLabelText('What to thaw for tomorrow')).not.toBeChecked();
});

test('a browser without notifications, and a server without mail, say so and offer no switch', async () => {
  const { card } = await openReminders({ reminders: { mail: 'no_server' } });
  expect(card.getByText('This server sends no mails.')).toBeVisible();
  expect(card.getByText(/^This browser shows no notifications here/)).toBeVisible();
  expect(card.queryByRole('switch')).not.toBeInTheDocument();
});

test('another browser is ended by its name, and another time zone is offered', async () => {
  const browser = {
    id: 7,
    device: 'Firefox on Android',
    addedAt: '2026-11-20T10:00:00.000Z',
    isCurrent: false,
  };
  const { user, card } = await openReminders({
    reminders: { browsers: [browser], timeZone: 'Pacific/Apia', kinds: ['thaw'] },
  });
  expect(card.getByLabelText('Time zone')).toHaveValue('Pacific/Apia');
  const ended = respond(reminders.removeBrowser, null);
  respond(reminders.get, { ...NO_REMINDERS, timeZone: 'Pacific/Apia' });
  await user.click(card.getByRole('button', { name: 'End reminders in Firefox on Android' }));
  await expect.poll(() => card.queryByText('Firefox on Android')).toBeNull();
  expect(ended.urls).toEqual(['/api/reminders/browsers/7']);
});
