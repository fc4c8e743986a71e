import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openShoppingList, renderDashboardWithList } from '#testing/pages/open-shopping-list.ts';
import { respond, respondLater } from '#testing/respond.ts';

const BOUGHT = exampleShoppingItem({ id: 1, name: 'Feta', isCompleted: true });
const MILK = exampleShoppingItem({ id: 2, name: 'Milk' });

describe('stocking what is bought', () => {
  test('asks once, and stocks bought items if the person agrees', async () => {
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

  test('does not ask before the first tick', async () => {
    const { dialog } = await openShoppingList([MILK], { stockBought: null });
    expect(dialog.queryByText(/^Add what/)).not.toBeInTheDocument();
  });

  test('can be changed at the end of the list', async () => {
    const { dialog, user } = await openShoppingList([MILK], { stockBought: false });
    const setting = await dialog.findByRole('checkbox', { name: 'Add what I tick to my ingredients' });
    expect(setting).not.toBeChecked();
    const sent = respond(shoppingList.changeSettings, { stockBought: true });
    respond(shoppingList.settings, { stockBought: true });
    await user.click(setting);
    await waitFor(() => expect(sent.bodies).toEqual([{ stockBought: true }]));
    await waitFor(() => expect(setting).toBeChecked());
  });

  test('sends presses in order, so that the last one counts', async () => {
    const { dialog, user } = await openShoppingList([MILK], { stockBought: false });
    const setting = await dialog.findByRole('checkbox', { name: 'Add what I tick to my ingredients' });
    const { sent, release } = respondLater(shoppingList.changeSettings, { stockBought: true });
    await user.click(setting);
    await waitFor(() => expect(setting).toBeChecked());
    await user.click(setting);
    await waitFor(() => expect(setting).not.toBeChecked());
    expect(sent.bodies).toEqual([{ stockBought: true }]);
    release();
    await waitFor(() => expect(sent.bodies).toEqual([{ stockBought: true }, { stockBought: false }]));
  });

  test('also asks on the dashboard', async () => {
    renderDashboardWithList([BOUGHT, MILK], { stockBought: null });
    expect(await screen.findByText('Add what you buy to your ingredients?')).toBeVisible();
  });
});
