import { shoppingList } from '@game-plan/contracts/shopping-list';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openShoppingList, renderDashboardWithList } from '#testing/open-shopping-list.ts';
import { respond, respondLater, respondProblem } from '#testing/respond.ts';

const FETA = exampleShoppingItem({ id: 1, name: 'Feta' });
const MILK = exampleShoppingItem({ id: 2, name: 'Milk' });
const BOUGHT = { ...FETA, isCompleted: true };

describe('a tick', () => {
  test('shows at once, sinks to the bottom, and leaves the focus on the next item', async () => {
    const { box, dialog, user } = await openShoppingList([FETA, MILK]);
    const { sent, release } = respondLater(shoppingList.update, BOUGHT);
    await user.click(box('Feta'));
    await waitFor(() => expect(box('Feta')).toBeChecked());
    expect(dialog.getByText('1 to buy, 1 ticked')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Milk 60 g', 'Feta 60 g']);
    expect(box('Milk')).toHaveFocus();
    respond(shoppingList.list, [BOUGHT, MILK]);
    release();
    await waitFor(() => expect(sent.bodies).toEqual([{ isCompleted: true }]));
    expect(box('Feta')).toBeChecked();
  });

  test('is not taken back by a read of the old state while it is under way', async () => {
    const { box, client, user } = await openShoppingList([FETA]);
    const { release } = respondLater(shoppingList.update, BOUGHT);
    await user.click(box('Feta'));
    await waitFor(() => expect(box('Feta')).toBeChecked());
    await client.refetchQueries();
    expect(box('Feta')).toBeChecked();
    const read = respond(shoppingList.list, [BOUGHT]);
    release();
    await waitFor(() => expect(read.urls).not.toEqual([]));
    expect(box('Feta')).toBeChecked();
  });

  test('is not taken back by a read that was asked before and is answered after it', async () => {
    const { box, client, user } = await openShoppingList([FETA]);
    const late = respondLater(shoppingList.list, [FETA]);
    const reading = client.refetchQueries();
    await waitFor(() => expect(late.sent.urls).toHaveLength(1));
    const fresh = respond(shoppingList.list, [BOUGHT]);
    respond(shoppingList.update, BOUGHT);
    await user.click(box('Feta'));
    await waitFor(() => expect(fresh.urls).toHaveLength(1));
    late.release();
    await reading;
    expect(box('Feta')).toBeChecked();
  });

  test('of one item is not taken back by the answer to another', async () => {
    const { box, user } = await openShoppingList([FETA, MILK]);
    const feta = respondLater(shoppingList.update, BOUGHT);
    await user.click(box('Feta'));
    await waitFor(() => expect(feta.sent.bodies).toHaveLength(1));
    // The server has heard of the second tick only, and answers it first.
    respond(shoppingList.update, { ...MILK, isCompleted: true });
    const read = respond(shoppingList.list, [FETA, { ...MILK, isCompleted: true }]);
    await user.click(box('Milk'));
    await waitFor(() => expect(read.urls).not.toEqual([]));
    expect(box('Feta')).toBeChecked();
    expect(box('Milk')).toBeChecked();
    feta.release();
  });

  test('and its opposite reach the server one after the other: the last holds', async () => {
    const { box, user } = await openShoppingList([FETA]);
    const first = respondLater(shoppingList.update, BOUGHT);
    await user.click(box('Feta'));
    await waitFor(() => expect(first.sent.bodies).toHaveLength(1));
    await user.click(box('Feta'));
    await waitFor(() => expect(box('Feta')).not.toBeChecked());
    expect(first.sent.bodies).toHaveLength(1);
    const second = respond(shoppingList.update, FETA);
    first.release();
    await waitFor(() => expect(second.bodies).toEqual([{ isCompleted: false }]));
    expect(box('Feta')).not.toBeChecked();
  });

  test('that the server refuses is gone, and the list is read anew', async () => {
    const { box, dialog, user } = await openShoppingList([FETA, MILK]);
    respondProblem(shoppingList.update, 404, 'This item was not found', 'not_found');
    respond(shoppingList.list, [MILK]);
    await user.click(box('Feta'));
    expect(await notifications().findByText('This item was not found')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('what is bought', () => {
  test('goes to the ingredients when the person says so, asked once', async () => {
    const { dialog, user } = await openShoppingList([BOUGHT, MILK], { stockBought: null });
    const question = await dialog.findByRole('region', { name: 'Add what you buy to your ingredients?' });
    expect(question).toBeVisible();
    await expectAccessible();
    const sent = respond(shoppingList.changeSettings, { stockBought: true });
    respond(shoppingList.settings, { stockBought: true });
    respond(shoppingList.list, [{ ...BOUGHT, isStocked: true }, MILK]);
    await user.click(dialog.getByRole('button', { name: 'Add them' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(await dialog.findByText('In your ingredients')).toBeVisible();
    expect(sent.bodies).toEqual([{ stockBought: true }]);
    expect(dialog.getByRole('checkbox', { name: 'Add what I tick to my ingredients' })).toBeChecked();
  });

  test('is asked for nothing before the first tick', async () => {
    const { dialog } = await openShoppingList([MILK], { stockBought: null });
    expect(dialog.queryByText(/^Add what/)).not.toBeInTheDocument();
  });

  test('can be decided anew at the end of the list', async () => {
    const { dialog, user } = await openShoppingList([MILK], { stockBought: false });
    const setting = await dialog.findByRole('checkbox', { name: 'Add what I tick to my ingredients' });
    expect(setting).not.toBeChecked();
    const sent = respond(shoppingList.changeSettings, { stockBought: true });
    respond(shoppingList.settings, { stockBought: true });
    await user.click(setting);
    await waitFor(() => expect(setting).toBeChecked());
    expect(sent.bodies).toEqual([{ stockBought: true }]);
  });

  test('is asked for on the dashboard too', async () => {
    renderDashboardWithList([BOUGHT, MILK], { stockBought: null });
    expect(await screen.findByText('Add what you buy to your ingredients?')).toBeVisible();
  });
});
