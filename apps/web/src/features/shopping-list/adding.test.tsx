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
  test('parses the amount, clears the field, and announces the merged item and an item’s allergens', async () => {
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

    const feta = exampleShoppingItem({ id: 2, contains: ['milk'] });
    respond(shoppingList.create, feta);
    respond(shoppingList.list, [merged, feta]);
    await user.type(field, '60 g feta{Enter}');
    expect(await dialog.findByText('On the list: Feta, 60 g. Contains milk.')).toBeVisible();
    expect(await dialog.findByRole('checkbox', { name: 'Feta Contains milk 60 g' })).not.toBeChecked();
    await expectAccessible();
  });

  test('is disabled while the field is blank; a pasted line goes into the field, and the button focuses it again; pasted lines are one call; a list is split at commas, each item with its amount', async () => {
    const { dialog, user } = await openShoppingList([]);
    const add = dialog.getByRole('button', { name: 'Add' });
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    expect(add).toBeDisabled();
    await user.type(field, '   {Enter}');
    expect(add).toBeDisabled();

    await user.clear(field);
    await user.paste('2 lemons\n');
    expect(field).toHaveValue('2 lemons');
    respond(shoppingList.create, LEMONS);
    await user.click(add);
    expect(field).toHaveFocus();
    expect(await dialog.findByText('On the list: Lemons, 2')).toBeVisible();

    const milk = exampleShoppingItem({ id: 2, name: 'Milk' });
    const pasted = respond(shoppingList.createSeveral, [LEMONS, milk]);
    respond(shoppingList.list, [LEMONS, milk]);
    await user.paste('- 2 lemons\n- 1,5 kg potatoes\n\n- yoghurt, greek\n');
    expect(await dialog.findByText('On the list: 2 items')).toBeVisible();
    expect(pasted.bodies).toEqual([
      {
        items: [
          { name: 'lemons', quantity: '2', unit: '' },
          { name: 'potatoes', quantity: '1,5', unit: 'kg' },
          { name: 'yoghurt, greek', quantity: '', unit: '' },
        ],
      },
    ]);
    expect(field).toHaveValue('');

    const sent = respond(shoppingList.create, LEMONS);
    await user.type(field, '2 lemons, 500 g flour, onion, finely diced{Enter}');
    await waitFor(() => expect(sent.bodies).toHaveLength(1));
    const several = respond(shoppingList.createSeveral, [LEMONS]);
    await user.type(field, '2 lemons, 500 g flour{Enter}');
    await waitFor(() => expect(several.bodies).toHaveLength(1));
    expect(several.bodies).toEqual([
      {
        items: [
          { name: 'lemons', quantity: '2', unit: '' },
          { name: 'flour', quantity: '500', unit: 'g' },
        ],
      },
    ]);
  });

  test('that fails puts the text back into the field, and several texts or a pasted list below it', async () => {
    const { dialog, user } = await openShoppingList([]);
    respondProblem(shoppingList.create, 500, 'Something went wrong', 'internal');
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    await user.type(field, '500g flour{Enter}');
    await waitFor(() => expect(field).toHaveValue('500 g flour'));
    expect(await notifications().findByText('Something went wrong')).toBeVisible();
    await user.clear(field);

    const { promise, resolve } = Promise.withResolvers<void>();
    respondWith(shoppingList.create, () => promise.then(() => Response.error()));
    await user.type(field, '500g flour{Enter}2 lemons{Enter}tea');
    resolve();
    expect(await dialog.findByText('Not on the list yet: 500 g flour, 2 lemons')).toBeVisible();
    expect(field).toHaveValue('tea');
    const sent = respond(shoppingList.createSeveral, [LEMONS]);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.bodies).toHaveLength(1));
    expect(sent.bodies).toMatchObject([{ items: [{ name: 'flour' }, { name: 'lemons' }] }]);
    expect(dialog.queryByText(/Not on the list yet/)).not.toBeInTheDocument();

    respondProblem(shoppingList.createSeveral, 500, 'Something went wrong', 'internal');
    await user.clear(field);
    await user.paste('2 lemons\ntea');
    expect(await dialog.findByText('Not on the list yet: 2 lemons, tea')).toBeVisible();
  });

  test('keeps the order of typing; what fails after the list was closed is named, and can be retried', async () => {
    const { dialog, user } = await openShoppingList([]);
    const first = respondLater(shoppingList.create, LEMONS);
    const field = dialog.getByRole('textbox', { name: 'Add an item' });
    await user.type(field, 'tea{Enter}500 g flour{Enter}');
    await waitFor(() => expect(first.sent.bodies).toHaveLength(1));
    first.release();
    await waitFor(() => expect(first.sent.bodies).toHaveLength(2));
    expect(first.sent.bodies).toEqual([
      { name: 'tea', quantity: '', unit: '' },
      { name: 'flour', quantity: '500', unit: 'g' },
    ]);

    const { promise, resolve } = Promise.withResolvers<void>();
    respondWith(shoppingList.create, () => promise.then(() => Response.error()));
    await user.type(field, '2 lemons{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    resolve();
    expect(await notifications().findByText('2 lemons')).toBeVisible();
    const sent = respond(shoppingList.create, LEMONS);
    screen.getByRole('button', { name: 'Try again' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.bodies).toMatchObject([{ name: 'lemons', quantity: '2' }]));
  });
});
