import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function renderConfirm(pending = false) {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      open
      onOpenChange={() => answers.push('cancelled')}
      title="Delete Eggs"
      description="Are you sure?"
      actionLabel="Delete"
      onConfirm={() => answers.push('confirmed')}
      pending={pending}
      pendingLabel="Deleting..."
    />,
  );
  return answers;
}

test('names the thing, asks the question and focuses Cancel', async () => {
  renderConfirm();
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Eggs' });
  expect(dialog).toHaveAccessibleDescription('Are you sure?');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test.each([
  ['Cancel', 'cancelled'],
  ['Delete', 'confirmed'],
])('%s answers %s', async (name, answer) => {
  const answers = renderConfirm();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(answers).toEqual([answer]);
});

test('cannot be cancelled while the action runs', async () => {
  const answers = renderConfirm(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual([]);
});

test('cannot be confirmed again while the action runs', async () => {
  const answers = renderConfirm(true);
  await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
  expect(answers).toEqual([]);
});
