import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { INVENTORY, openInventory } from '#testing/pages/open-inventory.ts';
import { respond } from '#testing/respond.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('Export List downloads the whole inventory, whatever the filter', async () => {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:list';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') });
  });

  const { user } = await openInventory(INVENTORY, '?category=dairy');
  await screen.findByText('Cheddar');
  await user.click(screen.getByRole('button', { name: 'Export List' }));
  expect(files.map(({ name }) => name)).toEqual(['ingredients.csv']);
  const lines = (await files[0]?.text)?.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + INVENTORY.length);
  expect(lines?.[1]).toBe('Baby spinach,vegetable,1,bunch,expiring,2026-11-22');
});

test('Clear Expired shows when another device has already cleared it', async () => {
  const { user } = await openInventory();
  respond(ingredients.clearExpired, { removed: 0, undoId: null });
  await screen.findByText('Cream');
  await user.click(screen.getByRole('button', { name: 'Clear Expired' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Clear Expired' }));
  expect(await notifications().findByText('Nothing to clear')).toBeVisible();
});
