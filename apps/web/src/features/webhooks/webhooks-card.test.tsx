import { type Webhook, webhooks } from '@game-plan/contracts/people/webhooks';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const AT = '2026-11-29T17:00:00.000Z';

const WEBHOOK: Webhook = {
  id: 7,
  url: 'https://home.example.org/api/webhook/kitchen',
  events: ['list.changed', 'meal.cooked'],
  hour: 18,
  timeZone: HERE,
  addedAt: AT,
  pausedAt: null,
  calls: [],
};
const CALL = { id: 1, event: 'list.changed', createdAt: AT, triedAt: AT, attempts: 1 } as const;

async function openWebhooks(all: Webhook[]) {
  const page = await openProfile('security', { webhooks: all });
  await screen.findByRole('button', { name: 'Add a webhook' });
  return { ...page, card: within(screen.getByRole('region', { name: 'Webhooks' })) };
}

test('one is added with what it tells, and its secret is shown once', async () => {
  const { user, card } = await openWebhooks([]);
  await user.click(card.getByRole('button', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a Webhook' }));
  await user.type(dialog.getByLabelText('Address'), 'ftp://home');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter an address that starts with https:// or http://')).toBeVisible();
  expect(dialog.getByText('Choose at least one event')).toBeVisible();
  await user.clear(dialog.getByLabelText('Address'));
  await user.type(dialog.getByLabelText('Address'), WEBHOOK.url);
  await user.click(dialog.getByLabelText('Food that expires tomorrow'));
  await user.selectOptions(dialog.getByLabelText('Tell what expires tomorrow at'), '8:00 AM');
  respondProblem(webhooks.create, 409, 'You have 10 webhooks.');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByLabelText('Address')).toHaveValue(WEBHOOK.url);
  const sent = respond(webhooks.create, { webhook: WEBHOOK, secret: 'whsec_abc' });
  respond(webhooks.list, [WEBHOOK]);
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The Webhook’s Secret' }));
  expect(shown.getByLabelText('Secret')).toHaveValue('whsec_abc');
  const chosen = { url: WEBHOOK.url, events: ['food.expiring'], hour: 8, timeZone: HERE };
  expect(sent.bodies).toEqual([chosen]);
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(await card.findByText('home.example.org')).toBeVisible();
  expect(screen.queryByText('whsec_abc')).not.toBeInTheDocument();
});

test('the last answers are shown, and that nothing is sent any more', async () => {
  const { card } = await openWebhooks([
    {
      ...WEBHOOK,
      pausedAt: AT,
      calls: [
        { ...CALL, id: 3, state: 'failed', attempts: 31, status: 500, answer: 'Out of order' },
        { ...CALL, id: 2, state: 'replaced', attempts: 4, status: 500, answer: 'Out of order' },
        { ...CALL, state: 'delivered', status: 204, answer: '' },
      ],
    },
  ]);
  expect(card.getByText('Paused')).toBeVisible();
  expect(card.getByText(/^Nothing is sent since/)).toBeVisible();
  expect(card.getByText('Shopping list changed · Meal cooked')).toBeVisible();
  const calls = within(card.getByRole('list', { name: 'Last calls' })).getAllByRole('listitem');
  expect(calls.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Answered 500: Out of order · 31 attempts'),
    expect.stringContaining('Replaced by a newer one'),
    expect.stringContaining('Answered 204'),
  ]);
});

test('a test is sent, a new secret made, and one removed after a question', async () => {
  const { user, card } = await openWebhooks([WEBHOOK]);
  expect(card.getByText('Nothing was sent yet.')).toBeVisible();
  const waiting = { ...CALL, event: 'test' as const, triedAt: null, attempts: 0, status: null, answer: null };
  respond(webhooks.test, { ...WEBHOOK, calls: [{ ...waiting, state: 'waiting' }] });
  respond(webhooks.list, [
    {
      ...WEBHOOK,
      calls: [{ ...waiting, attempts: 1, triedAt: AT, state: 'delivered', status: 200, answer: 'ok' }],
    },
  ]);
  await user.click(card.getByRole('button', { name: 'Send a test to home.example.org' }));
  expect(await card.findByText('Answered 200: ok', {}, { timeout: 4000 })).toBeVisible();
  expect(card.getByText('Working')).toBeVisible();

  const renewed = respond(webhooks.renewSecret, { secret: 'whsec_new' });
  await user.click(card.getByRole('button', { name: 'More for home.example.org' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make a new secret' }));
  await user.click(await screen.findByRole('button', { name: 'Make a new one' }));
  expect(await screen.findByDisplayValue('whsec_new')).toBeVisible();
  expect(renewed.urls).toEqual(['/api/webhooks/7/secret']);
  await user.click(screen.getByRole('button', { name: 'Done' }));

  const removed = respond(webhooks.remove, null);
  respond(webhooks.list, []);
  await user.click(card.getByRole('button', { name: 'More for home.example.org' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await expect.poll(() => card.queryByText('home.example.org')).toBeNull();
  expect(removed.urls).toEqual(['/api/webhooks/7']);
});
