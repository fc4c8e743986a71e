import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { undo } from '@game-plan/contracts/people/undo';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { notifications } from '#testing/notifications.ts';
import { openShoppingList } from '#testing/pages/open-shopping-list.ts';
import { respond, respondProblem } from '#testing/respond.ts';

const LEMONS = exampleShoppingItem({ id: 1, name: 'Lemons', quantity: '2', unit: '' });
const MILK = exampleShoppingItem({ id: 2, name: 'Milk', quantity: '1', unit: 'l' });
const BREAD = exampleShoppingItem({ id: 4, name: 'Bread', isCompleted: true });

describe('removing', () => {
  test('can be undone from the toast', async () => {
    const { dialog, user } = await openShoppingList([LEMONS, MILK]);
    const removed = respond(shoppingList.remove, { undoId: 5 });
    const read = respond(shoppingList.list, [MILK]);
    await user.click(dialog.getByRole('button', { name: 'Remove Lemons' }));
    expect(dialog.queryByRole('checkbox', { name: /Lemons/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Remove Milk' })).toHaveFocus();
    expect(await notifications().findByText('Removed from the list')).toBeVisible();
    expect(removed.urls).toEqual(['/api/shopping-list/1']);
    // Without the item, or this read would bring it back before Undo does.
    await waitFor(() => expect(read.urls).not.toEqual([]));

    const restored = respond(undo.run, null);
    respond(shoppingList.list, [LEMONS, MILK]);
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
    await waitFor(() => expect(restored.urls).toEqual(['/api/undo/5']));
  });

  test('can be undone once from the keyboard', async () => {
    const { dialog, user } = await openShoppingList([LEMONS]);
    respond(shoppingList.remove, { undoId: 5 });
    respond(shoppingList.list, []);
    await user.click(dialog.getByRole('button', { name: 'Remove Lemons' }));
    expect(await dialog.findByText('Nothing to buy')).toBeVisible();
    await notifications().findByText('Removed from the list');
    expect(dialog.getByRole('textbox', { name: 'Add an item' })).toHaveFocus();
    const restored = respond(undo.run, null);
    await user.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(restored.urls).toEqual(['/api/undo/5']));
  });

  test('all completed items can be undone together', async () => {
    const { dialog, user } = await openShoppingList([LEMONS, BREAD, { ...MILK, isCompleted: true }]);
    respond(shoppingList.removeCompleted, { removed: [2, 4], undoId: 5 });
    respond(shoppingList.list, [LEMONS]);
    await user.click(dialog.getByRole('button', { name: 'Remove completed' }));
    expect(await notifications().findByText('2 items')).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    const restored = respond(undo.run, null);
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(restored.urls).toEqual(['/api/undo/5']));
  });

  test('that fails shows the item again', async () => {
    const { dialog, user } = await openShoppingList([LEMONS]);
    respondProblem(shoppingList.remove, 500, 'Something went wrong', 'internal');
    await user.click(dialog.getByRole('button', { name: 'Remove Lemons' }));
    expect(await notifications().findByText('Something went wrong')).toBeVisible();
    expect(await dialog.findByRole('checkbox', { name: 'Lemons 2' })).toBeVisible();
  });
});
