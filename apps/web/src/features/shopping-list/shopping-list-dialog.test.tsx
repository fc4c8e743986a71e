import { type ShoppingItem, shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openShoppingList, renderDashboardWithList } from '#testing/pages/open-shopping-list.ts';
import { respond, respondNothing } from '#testing/respond.ts';

const item = (id: number, name: string, fields: Partial<ShoppingItem> = {}) =>
  exampleShoppingItem({ id, name, quantity: '2', unit: '', aisle: 'produce', ...fields });

const LEMONS = item(1, 'Lemons');
const MILK = item(2, 'Milk', { aisle: 'dairy', quantity: '1', unit: 'l' });
const SOAP = item(3, 'Soap', { aisle: 'household' });
const BREAD = item(4, 'Bread', { aisle: 'bakery', isCompleted: true });

describe('opening', () => {
  test('opens from the card at its own address, and Back closes it', async () => {
    const { dialog, router, user } = await openShoppingList([LEMONS]);
    expect(router.latestLocation.href).toBe('/?list=open');
    expect(dialog.getByText('1 to buy')).toBeVisible();
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Open list' }));
    await screen.findByRole('dialog', { name: 'Shopping List' });
  });

  test('closing goes back in the history, so that Back does not open it again', async () => {
    const { dialog, router, user } = await openShoppingList([LEMONS]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.latestLocation.href).toBe('/'));
    expect(router.history.length).toBe(2);
    expect(router.history.canGoBack()).toBe(false);
    expect(screen.getByRole('link', { name: 'Open list' })).toHaveFocus();
  });

  test('can be closed when opened by its address', async () => {
    const { router, user } = await openShoppingList([LEMONS], { path: '/?list=open' });
    await user.click(screen.getByRole('button', { name: 'Close dialog' }));
    await waitFor(() => expect(router.latestLocation.href).toBe('/'));
  });

  test('an invalid address shows the dashboard', async () => {
    renderDashboardWithList([LEMONS], { path: '/?list=1' });
    expect(await screen.findByRole('link', { name: 'Open list' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows a loading error and loads again on request', async () => {
    const { dialog, user } = await openShoppingList('unreachable', { path: '/?list=open' });
    expect(await dialog.findByText('The shopping list did not load')).toBeVisible();
    respond(shoppingList.list, [LEMONS]);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
  });

  test('says how much is needed of what was rounded up', async () => {
    const garlic = item(5, 'Garlic', {
      quantity: '1',
      unit: 'piece',
      needed: { quantity: '2', unit: 'clove' },
    });
    const { dialog } = await openShoppingList([garlic]);
    expect(dialog.getByText('Needed: 2 cloves. Rounded up to what shops sell.')).toBeVisible();
  });

  test('keeps the list when reloading fails', async () => {
    const { dialog, client } = await openShoppingList([LEMONS]);
    const lost = respondNothing(shoppingList.list);
    await client.invalidateQueries();
    await waitFor(() => expect(lost.urls).not.toEqual([]));
    expect(dialog.getByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
  });

  test('explains what to do when empty', async () => {
    const { dialog } = await openShoppingList([]);
    expect(dialog.getByText('Nothing to buy')).toBeVisible();
    await expectAccessible();
  });
});

test('groups by aisle in the order of a shop, with ticked items last', async () => {
  const { dialog } = await openShoppingList([SOAP, MILK, BREAD, LEMONS, item(5, 'Limes')]);
  const groups = dialog.getAllByRole('region').map((group) => [
    within(group).getByRole('heading').textContent,
    ...within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ]);
  expect(groups).toEqual([
    ['Fruit & vegetables', 'Lemons 2', 'Limes 2'],
    ['Dairy, eggs & chilled', 'Milk 1 l'],
    ['Household', 'Soap 2'],
    ['Ticked', 'Bread 2'],
  ]);
  await expectAccessible();
});
