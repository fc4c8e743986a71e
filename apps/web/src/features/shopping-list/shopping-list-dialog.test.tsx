import { type ShoppingItem, shoppingList } from '@game-plan/contracts/shopping-list';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openShoppingList, renderDashboardWithList } from '#testing/open-shopping-list.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const item = (id: number, name: string, fields: Partial<ShoppingItem> = {}) =>
  exampleShoppingItem({ id, name, quantity: '2', unit: '', aisle: 'produce', ...fields });

const LEMONS = item(1, 'Lemons');
const MILK = item(2, 'Milk', { aisle: 'dairy', quantity: '1', unit: 'l' });
const SOAP = item(3, 'Soap', { aisle: 'household' });
const BREAD = item(4, 'Bread', { aisle: 'bakery', isCompleted: true });

describe('opening', () => {
  test('from the card, in the address; back closes it', async () => {
    const { dialog, router, user } = await openShoppingList([LEMONS]);
    expect(router.state.location.href).toBe('/?list=open');
    expect(dialog.getByText('1 to buy')).toBeVisible();
    router.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Open list' }));
    await screen.findByRole('dialog', { name: 'Shopping List' });
  });

  test('closing goes back, so that back does not open it again', async () => {
    const { dialog, router, user } = await openShoppingList([LEMONS]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.href).toBe('/'));
    expect(router.history.length).toBe(2);
    expect(router.history.canGoBack()).toBe(false);
    expect(screen.getByRole('link', { name: 'Open list' })).toHaveFocus();
  });

  test('by its address alone it can be closed too', async () => {
    const { router, user } = await openShoppingList([LEMONS], { path: '/?list=open' });
    await user.click(screen.getByRole('button', { name: 'Close dialog' }));
    await waitFor(() => expect(router.state.location.href).toBe('/'));
  });

  test('an address that was made up shows the dashboard', async () => {
    renderDashboardWithList([LEMONS], { path: '/?list=1' });
    expect(await screen.findByRole('link', { name: 'Open list' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says when it did not load, and loads on trying again', async () => {
    const { dialog, user } = await openShoppingList('unreachable', { path: '/?list=open' });
    expect(await dialog.findByText('The shopping list did not load')).toBeVisible();
    respond(shoppingList.list, [LEMONS]);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
  });

  test('stays when it cannot be read anew', async () => {
    const { dialog, client } = await openShoppingList([LEMONS]);
    const lost = respondNothing(shoppingList.list);
    await client.invalidateQueries();
    await waitFor(() => expect(lost.urls).not.toEqual([]));
    expect(dialog.getByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
  });

  test('empty, it says what to do', async () => {
    const { dialog } = await openShoppingList([]);
    expect(dialog.getByText('Nothing to buy')).toBeVisible();
    await expectAccessible();
  });
});

test('groups by aisle in the order of a walk through the shop; what is ticked comes last', async () => {
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

describe('adding', () => {
  test('reads the amount, empties the field and says what the line says now', async () => {
    const { dialog, user } = await openShoppingList([LEMONS]);
    const merged = { ...LEMONS, quantity: '3' };
    const sent = respond(shoppingList.create, merged);
    respond(shoppingList.list, [merged]);
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    await user.type(field, '1 lemon{Enter}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(await dialog.findByText('On the list: Lemons, 3')).toBeVisible();
    expect(await dialog.findByRole('checkbox', { name: 'Lemons 3' })).not.toBeChecked();
    expect(sent.bodies).toEqual([{ name: 'lemon', quantity: '1', unit: '' }]);
  });

  test('keeps the order in which things were typed', async () => {
    const { dialog, user } = await openShoppingList([]);
    const { sent, release } = respondLater(shoppingList.create, LEMONS);
    await user.type(dialog.getByRole('textbox', { name: 'Add an item' }), 'tea{Enter}500 g flour{Enter}');
    await waitFor(() => expect(sent.bodies).toHaveLength(1));
    release();
    await waitFor(() => expect(sent.bodies).toHaveLength(2));
    expect(sent.bodies).toEqual([
      { name: 'tea', quantity: '', unit: '' },
      { name: 'flour', quantity: '500', unit: 'g' },
    ]);
  });

  test('gives back what could not be added', async () => {
    const { dialog, user } = await openShoppingList([]);
    respondProblem(shoppingList.create, 500, 'Something went wrong', 'internal');
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    await user.type(field, '500g flour{Enter}');
    await waitFor(() => expect(field).toHaveValue('500 g flour'));
    expect(notifications().getByText('Something went wrong')).toBeVisible();
  });

  test('needs something to add', async () => {
    const { dialog, user } = await openShoppingList([]);
    const add = dialog.getByRole('button', { name: 'Add' });
    expect(add).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Add an item' }), '   {Enter}');
    expect(add).toBeDisabled();
  });
});

describe('editing', () => {
  test('sends only what was changed, so that the rest stays what others make of it', async () => {
    const { dialog, user } = await openShoppingList([MILK]);
    await user.click(dialog.getByRole('button', { name: 'Edit Milk' }));
    const form = within(dialog.getByRole('form', { name: 'Edit Milk' }));
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.clear(form.getByRole('textbox', { name: 'Quantity' }));
    await user.type(form.getByRole('textbox', { name: 'Quantity' }), '2');
    const sent = respond(shoppingList.update, { ...MILK, quantity: '2' });
    respond(shoppingList.list, [{ ...MILK, quantity: '2' }]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('checkbox', { name: 'Milk 2 l' })).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '2' }]);
  });

  test('refuses a blank name; Escape leaves the form and not the list', async () => {
    const { dialog, user } = await openShoppingList([MILK]);
    await user.click(dialog.getByRole('button', { name: 'Edit Milk' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('checkbox', { name: 'Milk 1 l' })).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Edit Milk' })).toHaveFocus();
  });
});

describe('removing', () => {
  test('is undone from the toast', async () => {
    const { dialog, user } = await openShoppingList([LEMONS, MILK]);
    const removed = respond(shoppingList.remove, null);
    respond(shoppingList.list, [MILK]);
    await user.click(dialog.getByRole('button', { name: 'Remove Lemons' }));
    expect(dialog.queryByRole('checkbox', { name: /Lemons/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Remove Milk' })).toHaveFocus();
    expect(await notifications().findByText('Removed from the list')).toBeVisible();
    expect(removed.urls).toEqual(['/api/shopping-list/1']);

    const restored = respond(shoppingList.restore, [LEMONS]);
    respond(shoppingList.list, [LEMONS, MILK]);
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
    expect(restored.bodies).toEqual([{ ids: [1] }]);
  });

  test('is undone from the keyboard, once', async () => {
    const { dialog, user } = await openShoppingList([LEMONS]);
    respond(shoppingList.remove, null);
    respond(shoppingList.list, []);
    await user.click(dialog.getByRole('button', { name: 'Remove Lemons' }));
    expect(await dialog.findByText('Nothing to buy')).toBeVisible();
    await notifications().findByText('Removed from the list');
    expect(dialog.getByRole('textbox', { name: 'Add an item' })).toHaveFocus();
    const restored = respond(shoppingList.restore, [LEMONS]);
    await user.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(restored.bodies).toEqual([{ ids: [1] }]));
  });

  test('of all that is ticked is undone at once', async () => {
    const { dialog, user } = await openShoppingList([LEMONS, BREAD, { ...MILK, isCompleted: true }]);
    respond(shoppingList.removeCompleted, { removed: [2, 4] });
    respond(shoppingList.list, [LEMONS]);
    await user.click(dialog.getByRole('button', { name: 'Remove completed' }));
    expect(await notifications().findByText('2 items')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    const restored = respond(shoppingList.restore, [BREAD, MILK]);
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored.bodies).toEqual([{ ids: [2, 4] }]));
  });

  test('shows the item again when it fails', async () => {
    const { dialog, user } = await openShoppingList([LEMONS]);
    respondProblem(shoppingList.remove, 500, 'Something went wrong', 'internal');
    await user.click(dialog.getByRole('button', { name: 'Remove Lemons' }));
    expect(await notifications().findByText('Something went wrong')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
  });
});
