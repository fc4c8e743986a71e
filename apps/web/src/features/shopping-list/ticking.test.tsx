import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { notifications } from '#testing/notifications.ts';
import { openShoppingList } from '#testing/pages/open-shopping-list.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const FETA = exampleShoppingItem({ id: 1, name: 'Feta' });
const MILK = exampleShoppingItem({ id: 2, name: 'Milk' });
/** The first tries are a second apart. */
const PATIENCE = { timeout: 20_000 };

const BOUGHT = { ...FETA, isCompleted: true };

describe('a tick', () => {
  test('shows at once, moves the item to the bottom, and focuses the next item', async () => {
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

  test('is not overwritten by a read of the old state while pending; a tick and its opposite are sent in order, and the last one counts', async () => {
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

    const first = respondLater(shoppingList.update, FETA);
    await user.click(box('Feta'));
    await waitFor(() => expect(first.sent.bodies).toHaveLength(1));
    await user.click(box('Feta'));
    await waitFor(() => expect(box('Feta')).toBeChecked());
    expect(first.sent.bodies).toHaveLength(1);
    const second = respond(shoppingList.update, BOUGHT);
    first.release();
    await waitFor(() => expect(second.bodies).toEqual([{ isCompleted: true }]));
    expect(box('Feta')).toBeChecked();
  });

  test('is not overwritten by a read that started before and is answered after it', async () => {
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

  test('of one item is not overwritten by the answer to another', async () => {
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

  test('without a connection is kept, also on the dashboard, and sent when there is one', async () => {
    const { box, dialog, user } = await openShoppingList([FETA]);
    respondNothing(shoppingList.update);
    respondNothing(shoppingList.list);
    await user.click(box('Feta'));
    expect(await dialog.findByText(/^No connection\. What you ticked is kept/)).toBeVisible();
    expect(box('Feta')).toBeChecked();
    expect(notifications().queryByText(/Failed/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('checkbox', { name: /Feta/ })).toBeChecked();
    expect(screen.getByText(/^No connection/)).toBeVisible();
    respond(shoppingList.list, [BOUGHT]);
    const sent = respond(shoppingList.update, BOUGHT);
    await waitFor(() => expect(sent.bodies).toEqual([{ isCompleted: true }]), PATIENCE);
    await waitFor(() => expect(screen.queryByText(/^No connection/)).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Open list' }));
    expect(await screen.findByRole('checkbox', { name: /Feta/ })).toBeChecked();
  });

  test('that was not sent before a reload is sent after it, once', async () => {
    sessionStorage.setItem('ticks to send', JSON.stringify([{ id: 1, isCompleted: true, owner: 1 }]));
    const { sent, release } = respondLater(shoppingList.update, BOUGHT);
    const { box } = await openShoppingList([FETA]);
    expect(box('Feta')).toBeChecked();
    respond(shoppingList.list, [BOUGHT]);
    release();
    await waitFor(() => expect(sessionStorage.getItem('ticks to send')).toBe('[]'));
    expect(sent.urls).toEqual([expect.stringMatching(/^\/api\/shopping-list\/1\?today=/)]);
    expect(box('Feta')).toBeChecked();
  });

  test('of another user of this tab is not sent', async () => {
    sessionStorage.setItem('ticks to send', JSON.stringify([{ id: 1, isCompleted: true, owner: 2 }]));
    const sent = respond(shoppingList.update, BOUGHT);
    const { box, client } = await openShoppingList([FETA]);
    await client.refetchQueries();
    expect(box('Feta')).not.toBeChecked();
    expect(sent.urls).toEqual([]);
  });

  test('is not sent for a user who signs in while it waits', async () => {
    const { box, client, dialog, user } = await openShoppingList([FETA]);
    respondNothing(shoppingList.update);
    await user.click(box('Feta'));
    await dialog.findByText(/^No connection/);
    const sent = respond(shoppingList.update, BOUGHT);
    const session = sessionOf('user');
    client.setQueryData(['/api/auth/me'], { ...session, user: { ...session.user, id: 2 } });
    await waitFor(() => expect(client.isMutating()).toBe(0), PATIENCE);
    expect(sent.urls).toEqual([]);
    expect(notifications().queryByText(/Failed/)).not.toBeInTheDocument();
  });

  test('that the server refuses is undone, and the list is read again', async () => {
    const { box, dialog, user } = await openShoppingList([FETA, MILK]);
    respondProblem(shoppingList.update, 404, 'This item was not found', 'not_found');
    respond(shoppingList.list, [MILK]);
    await user.click(box('Feta'));
    expect(await notifications().findByText('This item was not found')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  });
});
