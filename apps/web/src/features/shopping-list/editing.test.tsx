import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openShoppingList } from '#testing/pages/open-shopping-list.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

const MILK = exampleShoppingItem({ id: 2, name: 'Milk', quantity: '1', unit: 'l' });
const TEA = exampleShoppingItem({ id: 3, name: 'Tea' });

describe('editing', () => {
  test('refuses a blank name; Escape closes the form but not the list; only changed fields are sent, so that others’ changes are kept', async () => {
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

    await user.click(dialog.getByRole('button', { name: 'Edit Milk' }));
    const form = within(dialog.getByRole('form', { name: 'Edit Milk' }));
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.clear(form.getByRole('textbox', { name: 'Quantity' }));
    await user.type(form.getByRole('textbox', { name: 'Quantity' }), '2');
    const sent = respond(shoppingList.update, { ...MILK, quantity: '2' });
    respond(shoppingList.list, [{ ...MILK, quantity: '2' }]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('checkbox', { name: 'Milk 2 l' })).toBeVisible();
    // Quantity and unit are one amount.
    expect(sent.bodies).toEqual([{ quantity: '2', unit: 'l' }]);
  });

  test('keeps the typed text when another device ticks or removes the item', async () => {
    const { dialog, user, client } = await openShoppingList([MILK]);
    const type = async () => {
      await user.click(dialog.getByRole('button', { name: 'Edit Milk' }));
      await user.type(dialog.getByRole('textbox', { name: 'Unit' }), 'itres');
    };
    await type();
    respond(shoppingList.list, [{ ...MILK, isCompleted: true }]);
    await act(() => client.refetchQueries());
    expect(await dialog.findByRole('button', { name: 'Remove completed' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Unit' })).toHaveValue('litres');
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('checkbox', { name: 'Milk 1 l' })).toBeChecked();

    await type();
    respond(shoppingList.list, []);
    await act(() => client.refetchQueries());
    expect(await dialog.findByText('0 to buy')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Unit' })).toHaveValue('litres');
    respondProblem(shoppingList.update, 404, 'This item was not found', 'not_found');
    await user.keyboard('{Enter}');
    expect(await notifications().findByText('This item was not found')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Unit' })).toHaveValue('litres');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByText('Nothing to buy')).toBeVisible();
  });

  test('the next item continues when the previous one has been saved', async () => {
    const { dialog, user } = await openShoppingList([MILK, TEA]);
    await user.click(dialog.getByRole('button', { name: 'Edit Milk' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Oat milk');
    const { sent, release } = respondLater(shoppingList.update, { ...MILK, name: 'Oat milk' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.urls).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Edit Tea' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ', green');
    respond(shoppingList.list, [{ ...MILK, name: 'Oat milk' }, TEA]);
    release();
    expect(await dialog.findByRole('checkbox', { name: /^Oat milk/ })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Tea, green');
  });
});
