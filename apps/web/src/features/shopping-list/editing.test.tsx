import { shoppingList } from '@game-plan/contracts/shopping-list';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openShoppingList } from '#testing/open-shopping-list.ts';
import { respond } from '#testing/respond.ts';

const MILK = exampleShoppingItem({ id: 2, name: 'Milk', quantity: '1', unit: 'l' });

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

  test('keeps what is typed when another device ticks the item meanwhile', async () => {
    const { dialog, user, client } = await openShoppingList([MILK]);
    await user.click(dialog.getByRole('button', { name: 'Edit Milk' }));
    await user.type(dialog.getByRole('textbox', { name: 'Unit' }), 'itres');
    respond(shoppingList.list, [{ ...MILK, isCompleted: true }]);
    await act(() => client.refetchQueries());
    expect(await dialog.findByRole('button', { name: 'Remove completed' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Unit' })).toHaveValue('litres');
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('checkbox', { name: 'Milk 1 l' })).toBeChecked();
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
