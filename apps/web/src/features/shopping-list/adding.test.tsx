import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openShoppingList } from '#testing/pages/open-shopping-list.ts';
import { respond, respondLater, respondProblem, respondWith } from '#testing/respond.ts';

const LEMONS = exampleShoppingItem({ id: 1, name: 'Lemons', quantity: '2', unit: '' });

describe('adding', () => {
  test('sends the text, clears the field, and announces the merged item and an item’s allergens', async () => {
    const { dialog, user } = await openShoppingList([LEMONS]);
    const merged = { ...LEMONS, quantity: '3' };
    const sent = respond(shoppingList.addTyped, { added: [merged], leftOut: [] });
    respond(shoppingList.list, [merged]);
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    await user.type(field, '1 lemon{Enter}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(await dialog.findByText('On the list: Lemons, 3')).toBeVisible();
    expect(await dialog.findByRole('checkbox', { name: 'Lemons 3' })).not.toBeChecked();
    expect(sent.bodies).toEqual([{ text: '1 lemon' }]);

    const feta = exampleShoppingItem({ id: 2, contains: ['milk'] });
    respond(shoppingList.addTyped, { added: [feta], leftOut: [] });
    respond(shoppingList.list, [merged, feta]);
    await user.type(field, '60 g feta{Enter}');
    expect(await dialog.findByText('On the list: Feta, 60 g. Contains milk.')).toBeVisible();
    expect(await dialog.findByRole('checkbox', { name: 'Feta Contains milk 60 g' })).not.toBeChecked();
    await expectAccessible();
  });

  test('is disabled while the field is blank; a pasted line goes into the field, and the button focuses it again; pasted lines are one call', async () => {
    const { dialog, user } = await openShoppingList([]);
    const add = dialog.getByRole('button', { name: 'Add' });
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    expect(add).toBeDisabled();
    await user.type(field, '   {Enter}');
    expect(add).toBeDisabled();

    await user.clear(field);
    await user.paste('2 lemons\n');
    expect(field).toHaveValue('2 lemons');
    respond(shoppingList.addTyped, { added: [LEMONS], leftOut: [] });
    await user.click(add);
    expect(field).toHaveFocus();
    expect(await dialog.findByText('On the list: Lemons, 2')).toBeVisible();

    const milk = exampleShoppingItem({ id: 2, name: 'Milk' });
    const pasted = respond(shoppingList.addTyped, { added: [LEMONS, milk], leftOut: [] });
    respond(shoppingList.list, [LEMONS, milk]);
    await user.paste('- 2 lemons\n- 1,5 kg potatoes\n\n- yoghurt, greek\n');
    expect(await dialog.findByText('On the list: 2 items')).toBeVisible();
    expect(pasted.bodies).toEqual([{ text: '- 2 lemons\n- 1,5 kg potatoes\n\n- yoghurt, greek' }]);
    respond(shoppingList.addTyped, { added: [LEMONS], leftOut: ['ring Sue'] });
    await user.paste('- 2 lemons\nring Sue\n');
    expect(await dialog.findByText('On the list: Lemons, 2. Left out: ring Sue')).toBeVisible();
    expect(field).toHaveValue('');
  });

  test('that fails puts the text back into the field, and several texts or a pasted list below it', async () => {
    const { dialog, user } = await openShoppingList([]);
    respondProblem(shoppingList.addTyped, 500, 'Something went wrong', 'internal');
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    await user.type(field, '500g flour{Enter}');
    await waitFor(() => expect(field).toHaveValue('500g flour'));
    expect(await notifications().findByText('Something went wrong')).toBeVisible();
    await user.clear(field);

    const { promise, resolve } = Promise.withResolvers<void>();
    respondWith(shoppingList.addTyped, () => promise.then(() => Response.error()));
    await user.type(field, '500g flour{Enter}2 lemons{Enter}tea');
    resolve();
    expect(await dialog.findByText('Not on the list yet: 500g flour, 2 lemons')).toBeVisible();
    expect(field).toHaveValue('tea');
    const sent = respond(shoppingList.addTyped, { added: [LEMONS], leftOut: [] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.bodies).toEqual([{ text: '500g flour' }, { text: '2 lemons' }]));
    expect(dialog.queryByText(/Not on the list yet/)).not.toBeInTheDocument();

    respondProblem(shoppingList.addTyped, 500, 'Something went wrong', 'internal');
    await user.clear(field);
    await user.paste('2 lemons\ntea');
    expect(await dialog.findByText('Not on the list yet: 2 lemons, tea')).toBeVisible();
  });

  test('keeps the order of typing; what fails after the list was closed is named, and can be retried', async () => {
    const { dialog, user } = await openShoppingList([]);
    const first = respondLater(shoppingList.addTyped, { added: [LEMONS], leftOut: [] });
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    await user.type(field, 'tea{Enter}500 g flour{Enter}');
    await waitFor(() => expect(first.sent.bodies).toHaveLength(1));
    first.release();
    await waitFor(() => expect(first.sent.bodies).toHaveLength(2));
    expect(first.sent.bodies).toEqual([{ text: 'tea' }, { text: '500 g flour' }]);

    const { promise, resolve } = Promise.withResolvers<void>();
    respondWith(shoppingList.addTyped, () => promise.then(() => Response.error()));
    await user.type(field, '2 lemons{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    resolve();
    expect(await notifications().findByText('2 lemons')).toBeVisible();
    const sent = respond(shoppingList.addTyped, { added: [LEMONS], leftOut: [] });
    screen.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.bodies).toEqual([{ text: '2 lemons' }]));
  });
});
