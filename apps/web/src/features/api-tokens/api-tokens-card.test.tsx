import { type ApiToken, apiTokens } from '@game-plan/contracts/people/api-tokens';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const TOKEN: ApiToken = {
  id: 7,
  name: 'Kitchen display',
  scopes: ['inventory:read', 'list:write', 'list:read'],
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  lastUsedOn: '2026-11-21',
};

async function openTokens(tokens: ApiToken[] = []) {
  const page = await openProfile('security', { tokens });
  await screen.findByRole('button', { name: 'New token' });
  return { ...page, card: within(screen.getByRole('region', { name: 'API tokens' })) };
}

test('a token is made with a name and rights, and shown once', async () => {
  const { user, card } = await openTokens();
  await user.click(card.getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API token' }));
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await dialog.findByText('Name it after what will use it')).toBeVisible();
  expect(dialog.getByText('Choose what it may read or change')).toBeVisible();
  await user.type(dialog.getByLabelText('What will use it?'), 'Home Assistant');
  await user.selectOptions(dialog.getByLabelText('Inventory'), 'Read');
  await user.selectOptions(dialog.getByLabelText('Shopping list'), 'Read');
  await user.selectOptions(dialog.getByLabelText('Shopping list'), 'Read and change');
  await user.selectOptions(dialog.getByLabelText('Recipes'), 'Read');
  await user.selectOptions(dialog.getByLabelText('Recipes'), 'Nothing');
  await user.selectOptions(dialog.getByLabelText('It ends'), 'Only when I withdraw it');
  await expectAccessible();
  const made = { ...TOKEN, name: 'Home Assistant', lastUsedOn: null };
  const sent = respond(apiTokens.create, { ...made, token: 'gpc_1-7_secret' });
  respond(apiTokens.list, [made]);
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Token for Home Assistant' }));
  expect(shown.getByLabelText('Your new token')).toHaveValue('gpc_1-7_secret');
  expect(sent.bodies).toEqual([
    { name: 'Home Assistant', scopes: ['inventory:read', 'list:write'], expiresInDays: null },
  ]);
  await user.click(shown.getByRole('button', { name: 'Copy token' }));
  expect(await notifications().findByText('Token copied')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(await card.findByText('Never used · Has no end')).toBeVisible();
  expect(screen.queryByText(/gpc_/)).not.toBeInTheDocument();
});

test('a token that cannot be made says why and keeps what was chosen', async () => {
  const { user, card } = await openTokens();
  await user.click(card.getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API token' }));
  await user.type(dialog.getByLabelText('What will use it?'), 'Script');
  await user.selectOptions(dialog.getByLabelText('Week plan'), 'Read');
  respondProblem(apiTokens.create, 409, 'You have 50 tokens, the most there is room for. Remove some first.');
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await notifications().findByText(/^You have 50 tokens/)).toBeVisible();
  expect(dialog.getByLabelText('Week plan')).toHaveValue('read');
});

test('tokens are listed with their rights, and withdrawn after a question', async () => {
  const ended = { ...TOKEN, id: 8, name: 'Old script', scopes: ['body:read' as const] };
  const { user, card } = await openTokens([TOKEN, { ...ended, expiresAt: '2026-01-02T12:00:00.000Z' }]);
  const [row, other] = card.getAllByRole('listitem');
  expect(row).toHaveTextContent('Reads and changes: Shopping listReads: InventoryLast used Nov 21, 2026');
  expect(other).toHaveTextContent('EndedReads: Weight and waterLast used Nov 21, 2026 · Ended Jan 2, 2026');
  await user.click(card.getByRole('button', { name: 'Withdraw Kitchen display' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw Kitchen display' }));
  const sent = respond(apiTokens.withdraw, null);
  respond(apiTokens.list, [ended]);
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await notifications().findByText('Token withdrawn')).toBeVisible();
  expect(sent.urls).toEqual(['/api/tokens/7']);
  await expect.poll(() => card.getAllByRole('listitem')).toHaveLength(1);
});
